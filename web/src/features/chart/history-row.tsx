import type { ChartSummary } from '@sibila/contracts/chart';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import type { RowProps } from '../reading/history-list.tsx';
import { HistoryRow } from '../reading/history-row.tsx';
import { birthDetail, chartTitle } from './birth-words.ts';
import classes from './history-row.module.css';

/** One kept chart of the history: its three signs, when it was made and of which birth. */
export function ChartRow({ reading, ...doing }: RowProps<ChartSummary>) {
  const { sun, moon, ascendant } = reading;
  const signs = [sun, moon, ascendant].filter((sign) => sign !== null);
  return (
    <HistoryRow
      {...doing}
      title={chartTitle(reading)}
      date={reading.date}
      about={birthDetail(reading)}
      pictures={signs.map((sign, i) => (
        <span className={classes.seal} key={i}>
          <SignGlyph sign={sign} size={26} />
        </span>
      ))}
    />
  );
}
