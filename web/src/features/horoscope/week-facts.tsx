import type { PremiumHoroscope } from '@sibila/contracts/horoscope';
import { dayTitle } from './days.ts';
import { EventList } from './event-list.tsx';
import classes from './week-facts.module.css';

/** The facts that the exclusive part rests on: those of the day by name, the week's in full. */
export function WeekFacts({ week }: Pick<PremiumHoroscope['facts'], 'week'>) {
  return (
    <details className={classes.facts}>
      <summary>¿Por qué esta lectura?</summary>
      <p>
        El amor, el trabajo y la energía salen de las posiciones, los aspectos y las horas que
        acompañan al horóscopo del día. La semana sale de lo que sigue, con las horas de tu zona y
        sin los aspectos de la Luna, que son varios cada día.
      </p>
      <ol aria-label="Los siete días siguientes">
        {week.map(({ day, moonSign, events }) => (
          <li key={day}>
            <h5>{dayTitle(day)}</h5>
            <p>La Luna en {moonSign} a mediodía</p>
            {events.length === 0 ? null : <EventList label={dayTitle(day)} events={events} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
