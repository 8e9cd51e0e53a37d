import type { SkyEventOut } from '@sibila/contracts/horoscope-facts';
import classes from './event-list.module.css';
import { eventWords } from './sky-words.ts';

interface EventListProps {
  label: string;
  events: readonly SkyEventOut[];
}

/** What happens in the sky of a day, each with its hour. */
export function EventList({ label, events }: EventListProps) {
  return (
    <ul className={classes.events} aria-label={label}>
      {events
        .filter((event) => !isToldByQuarter(event, events))
        .map((event) => (
          <li key={`${event.at} ${eventWords(event)}`}>
            <time dateTime={event.at}>{event.time.replace(/^0/, '')}</time>{' '}
            <span>{eventWords(event)}</span>
          </li>
        ))}
    </ul>
  );
}

/** The angle of Sun and Moon that a quarter of that very instant already is. */
function isToldByQuarter(event: SkyEventOut, events: readonly SkyEventOut[]): boolean {
  const isQuarter = ({ kind, at }: SkyEventOut) => kind === 'quarter' && at === event.at;
  return event.kind === 'aspect' && events.some(isQuarter);
}
