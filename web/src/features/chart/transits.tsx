import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { arcInWords } from '@sibila/content/chart/chart-words';
import type { ChartTransits } from '@sibila/contracts/chart';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { BodyGlyph } from '../../components/body-glyph.tsx';
import { ownZone } from '../../lib/own-zone.ts';
import { trpc } from '../../lib/trpc.ts';
import { fieldClasses } from '../account/field-classes.ts';
import { dayTitle } from '../horoscope/days.ts';
import { Failure } from './failure.tsx';
import { useToday } from '../horoscope/use-day.ts';
import classes from './transits.module.css';

/** How many days before and after today can be looked at. */
const REACH = 7;

type Transit = ChartTransits['transits'][number];

interface TransitsProps {
  id: string;
  /** Whether the chart's hour of birth is not known. */
  isHourless: boolean;
}

/** What passes over a kept chart on a day, today first. */
export function Transits({ id, isHourless }: TransitsProps) {
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? today;
  return (
    <section className={classes.transits} aria-labelledby="chart-transits">
      <h2 id="chart-transits">{day === today ? 'Hoy sobre mi carta' : 'Ese día sobre mi carta'}</h2>
      {today === undefined || day === undefined ? null : (
        <>
          <DayPicker day={day} today={today} onChoose={setChosen} />
          <Passing id={id} day={day} isHourless={isHourless} />
        </>
      )}
    </section>
  );
}

interface DayPickerProps {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** From one day to the next, and to any of the fifteen around today. */
function DayPicker({ day, today, onChoose }: DayPickerProps) {
  const days = Array.from({ length: 2 * REACH + 1 }, (_, i) => addDays(today, i - REACH));
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  return (
    <nav className={classes.days} aria-label="Día de los tránsitos">
      <button
        type="button"
        aria-label="Día anterior"
        disabled={!days.includes(before)}
        onClick={() => onChoose(before)}
      >
        ‹
      </button>
      <NativeSelect
        aria-label="Ir a un día"
        value={day}
        data={days.map((value) => ({
          value,
          label: value === today ? `Hoy, ${dayTitle(value)}` : dayTitle(value),
        }))}
        onChange={({ target }) => onChoose(target.value)}
        classNames={fieldClasses}
      />
      <button
        type="button"
        aria-label="Día siguiente"
        disabled={!days.includes(after)}
        onClick={() => onChoose(after)}
      >
        ›
      </button>
    </nav>
  );
}

function Passing({ id, day, isHourless }: TransitsProps & { day: string }) {
  const tz = ownZone();
  const { data, error, refetch, isFetching } = trpc.chart.transits.useQuery({
    id,
    date: day,
    ...(tz === undefined ? {} : { tz }),
  });
  if (error && !data)
    return <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <p className={classes.quiet} role="status">
        Mirando el cielo de ese día…
      </p>
    );
  const { transits, quiet, notes } = data;
  return (
    <>
      {quiet === null ? null : <p className={classes.quiet}>{quiet}</p>}
      <ol className={classes.list} aria-label={`Tránsitos del ${dayTitle(day)}`}>
        {transits.map((transit) => (
          <Passage
            key={`${transit.body} ${transit.point} ${transit.aspect}`}
            transit={transit}
            isHourless={isHourless}
          />
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** How far it is from exact at noon; of a birth without an hour, within which degree. */
function apartInWords({ orb, applying }: Transit, isHourless: boolean): string {
  const apart = isHourless ? `menos de ${Math.ceil(orb)}°` : arcInWords(orb);
  const way = applying === null ? '' : `, y ${applying ? 'se acerca' : 'se aleja'}`;
  return `A ${apart} del aspecto exacto${way}`;
}

interface PassageProps {
  transit: Transit;
  isHourless: boolean;
}

function Passage({ transit, isHourless }: PassageProps) {
  const { body, title, text, exact } = transit;
  return (
    <li>
      <BodyGlyph body={body} size={26} />
      <div>
        <h3>{title}</h3>
        <p className={classes.when}>
          {exact.length === 0 ? apartInWords(transit, isHourless) : 'Exacto a las '}
          {exact.map(({ at, time }, i) => (
            <span key={at}>
              {i > 0 ? ' y a las ' : ''}
              <time dateTime={at}>{time.replace(/^0/, '')}</time>
            </span>
          ))}
        </p>
        <p>{text}</p>
      </div>
    </li>
  );
}
