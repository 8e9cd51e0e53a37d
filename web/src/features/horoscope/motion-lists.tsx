import type { Horoscope } from '@sibila/contracts/horoscope';
import { atTime, bodyPhrase, weekdayAndDate } from '@sibila/content/horoscope/words';
import { BodyGlyph } from '../../components/body-glyph.tsx';
import { dateFrom } from './days.ts';

type Facts = Horoscope['facts'];

interface MoonListProps {
  /** The day that is read, YYYY-MM-DD. */
  day: string;
  stays: Facts['moonStays'];
  quarters: Facts['quarters'];
}

/** Where the Moon stays that day, and its quarters before and after. */
export function MoonList({ day, stays, quarters }: MoonListProps) {
  return (
    <ul aria-label="La Luna">
      {stays.map(({ sign, from, to }) => (
        <li key={sign}>
          <b>En {sign}</b>{' '}
          <span>
            desde {weekdayAndDate(from.date)} {atTime(from.time)} hasta {weekdayAndDate(to.date)}{' '}
            {atTime(to.time)}
          </span>
        </li>
      ))}
      {quarters.map(({ phase, sign, at, date, time }) => (
        <li key={at}>
          <b>
            {phase.charAt(0).toUpperCase() + phase.slice(1)} en {sign}
          </b>{' '}
          <time dateTime={at}>
            el {dateFrom(day, date)} {atTime(time)}
          </time>
        </li>
      ))}
    </ul>
  );
}

interface RetrogradeListProps {
  day: string;
  retrogrades: Facts['retrogrades'];
}

/** Who goes backwards that day, and between which dates. */
export function RetrogradeList({ day, retrogrades }: RetrogradeListProps) {
  if (retrogrades.length === 0) return <p>Ese día ningún planeta iba retrógrado.</p>;
  return (
    <ul aria-label="Retrógrados">
      {retrogrades.map(({ body, since, until }) => (
        <li key={body}>
          <BodyGlyph body={body} />
          <b>{bodyPhrase(body)}</b>{' '}
          <span>
            del {dateFrom(day, since.date)} al {dateFrom(day, until.date)}
          </span>
        </li>
      ))}
    </ul>
  );
}
