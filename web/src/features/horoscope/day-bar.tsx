import { useState } from 'react';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { dayName } from './days.ts';
import classes from './day-bar.module.css';
import type { DayChoice } from './use-day.ts';

/** From one day to the next, and to any that is kept. */
export function DayBar({ choice }: { choice: DayChoice }) {
  const { day, today, first, goTo } = choice;
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  return (
    <nav className={classes.bar} aria-label="Día del horóscopo">
      <button type="button" disabled={day === first} onClick={() => goTo(before)}>
        <span aria-hidden="true">‹</span> {day === first ? 'Anterior' : dayName(before, today)}
      </button>
      <DateField choice={choice} />
      <button type="button" disabled={day === today} onClick={() => goTo(after)}>
        {day === today ? 'Siguiente' : dayName(after, today)} <span aria-hidden="true">›</span>
      </button>
    </nav>
  );
}

/** The day to pick or to write: while it is written, most of what stands there is no kept day. */
function DateField({ choice: { day, today, first, goTo } }: { choice: DayChoice }) {
  const [unfinished, setUnfinished] = useState<string>();
  const write = (value: string) => {
    const isKept = value >= first && value <= today;
    setUnfinished(isKept ? undefined : value);
    if (isKept) goTo(value);
  };
  return (
    <label className={classes.date}>
      <span className="visually-hidden">Ir a un día</span>
      <input
        type="date"
        value={unfinished ?? day}
        min={first}
        max={today}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setUnfinished(undefined)}
      />
    </label>
  );
}
