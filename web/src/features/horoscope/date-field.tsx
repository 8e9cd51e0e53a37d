import { useId, useState } from 'react';
import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import { dateFrom } from './days.ts';
import classes from './date-field.module.css';
import type { DayChoice } from './use-day.ts';

/** Whether a date is written to its end: on the way there, its year is short of a digit. */
const isWhole = (date: string): boolean => date >= '1000' && date.length === 10;

/** Why a written day is not read, and which one still is. */
function refusalOf(date: string, { day, today, first }: DayChoice): string {
  const asked = dateFrom(today, date);
  const why =
    date > today
      ? `El ${asked} no ha llegado: se lee hasta el día de hoy.`
      : `Del ${asked} ya no queda nada: se guardan ${HOROSCOPE_DAYS_KEPT} días, desde el ${dateFrom(today, first)}.`;
  return `${why} Sigues viendo ${day === today ? 'el de hoy' : `el del ${dateFrom(today, day)}`}.`;
}

/**
 * The day to pick or to write: while it is written, most of what stands there is no kept day. A
 * whole date that is not kept is refused in words, and left behind with the field.
 */
export function DateField({ choice }: { choice: DayChoice }) {
  const { day, today, first, goTo } = choice;
  const [unfinished, setUnfinished] = useState<string>();
  const [refused, setRefused] = useState<{ date: string; seen: string }>();
  const wordsId = useId();
  const write = (value: string) => {
    const isKept = value >= first && value <= today;
    setUnfinished(isKept ? undefined : value);
    setRefused(!isKept && isWhole(value) ? { date: value, seen: day } : undefined);
    if (isKept) goTo(value);
  };
  const leave = () => setUnfinished(undefined);
  const words = refused?.seen === day ? refusalOf(refused.date, choice) : '';
  return (
    <>
      <label className={classes.date}>
        <span className="visually-hidden">Ir a un día</span>
        <input
          type="date"
          value={unfinished ?? day}
          min={first}
          max={today}
          aria-invalid={words !== '' && unfinished !== undefined}
          aria-describedby={wordsId}
          onChange={({ target }) => write(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave();
          }}
          onBlur={leave}
        />
      </label>
      <p id={wordsId} role="status" className={classes.words}>
        {words}
      </p>
    </>
  );
}
