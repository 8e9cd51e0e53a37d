import { addDays } from '@sibila/domain/horoscope/local-day';
import { DateField } from './date-field.tsx';
import classes from './day-bar.module.css';
import { dayName } from './days.ts';
import type { DayChoice } from './use-day.ts';

/** From one day to the next, and to any that is kept. */
export function DayBar({ choice }: { choice: DayChoice }) {
  const { day, today, first, goTo } = choice;
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  return (
    <nav className={classes.bar} aria-label="Día del horóscopo">
      <button type="button" disabled={day === first} onClick={() => goTo(before)}>
        <span aria-hidden="true">‹</span>{' '}
        <Name>{day === first ? 'Anterior' : dayName(before, today)}</Name>
      </button>
      <DateField choice={choice} />
      <button type="button" disabled={day === today} onClick={() => goTo(after)}>
        <Name>{day === today ? 'Siguiente' : dayName(after, today)}</Name>{' '}
        <span aria-hidden="true">›</span>
      </button>
    </nav>
  );
}

/** A day's name, «jueves 19 de noviembre»: where there is no room, its month is only spoken. */
function Name({ children }: { children: string }) {
  const [near, month] = children.split(' de ');
  return (
    <>
      {near}
      {month === undefined ? null : <span className={classes.month}> de {month}</span>}
    </>
  );
}
