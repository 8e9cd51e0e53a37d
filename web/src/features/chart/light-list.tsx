import { SignGlyph } from '../../components/sign-glyph.tsx';
import classes from './light-list.module.css';
import type { Light } from './lights.ts';

/** Sun, Moon and Ascendant: the sign of each, its degree, and what it says or why it can't. */
export function LightList({ lights }: { lights: readonly Light[] }) {
  return (
    <ul className={classes.lights} aria-label="Sol, Luna y Ascendente">
      {lights.map(({ key, name, signs, degree, why, text }) => (
        <li key={key}>
          <span className={classes.seal} aria-hidden="true">
            {signs.length === 0 ? '?' : signs.map((sign) => <SignGlyph key={sign} sign={sign} />)}
          </span>
          <div>
            <h3>
              {signs.length === 0 ? `${name} sin hora` : `${name} en ${signs.join(' o ')}`}
              {degree === null ? null : <span className={classes.degree}> {degree}</span>}
            </h3>
            {text === null ? null : <p>{text}</p>}
            {why === null ? null : <p className={classes.why}>{why}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
