import type { Compatibility } from '@sibila/contracts/compatibility';
import { explainCompatibility } from '@sibila/content/compatibility/compose-compatibility';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import why from '../reading/why-panel.module.css';
import { signed } from '../../lib/signed.ts';
import { TITLES } from './account.ts';
import classes from './why-points.module.css';

/** Each point of the number, and the words that rest on it. */
export default function WhyPoints({ reading }: { reading: Compatibility }) {
  const { firstSign: first, secondSign: second, analysis } = reading;
  const points = explainCompatibility({ first, second, ...compatibilityOf(first, second) });
  const quoted = points.every(({ sentence }) => analysis.includes(sentence));
  return (
    <>
      <p className={classes.lead}>
        {quoted
          ? 'Cada punto de la cuenta, y lo que el análisis dice por él.'
          : 'El análisis se escribió a partir de estos cuatro puntos.'}
      </p>
      <dl className={classes.points}>
        {points.map(({ kind, label, delta, sentence }) => (
          <div key={kind}>
            <dt className={why.name}>
              <span className={classes.title}>{TITLES[kind]}</span>
              {label} <b>{signed(delta)}</b>
            </dt>
            <dd className={why.sentence}>{sentence}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
