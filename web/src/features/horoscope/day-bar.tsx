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
      <label className={classes.date}>
        <span className="visually-hidden">Ir a un día</span>
        <input
          type="date"
          value={day}
          min={first}
          max={today}
          onChange={({ target }) => {
            if (target.value !== '') goTo(target.value);
          }}
        />
      </label>
      <button type="button" disabled={day === today} onClick={() => goTo(after)}>
        {day === today ? 'Siguiente' : dayName(after, today)} <span aria-hidden="true">›</span>
      </button>
    </nav>
  );
}
