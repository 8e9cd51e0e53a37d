import type { Compatibility } from '@sibila/contracts/compatibility';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import type { RowProps } from '../reading/history-list.tsx';
import { HistoryRow } from '../reading/history-row.tsx';
import { pairName } from './words.ts';
import classes from './history-row.module.css';

/** One comparison of the history: both signs, when it was and its number. */
export function CompatibilityRow({ reading, ...doing }: RowProps<Compatibility>) {
  const { firstSign, secondSign } = reading;
  return (
    <HistoryRow
      {...doing}
      title={pairName(firstSign, secondSign)}
      date={reading.date}
      about={`${reading.compatibility} % de compatibilidad`}
      pictures={[firstSign, secondSign].map((sign, i) => (
        <span className={classes.seal} key={i}>
          <SignGlyph sign={sign} size={30} />
        </span>
      ))}
    />
  );
}
