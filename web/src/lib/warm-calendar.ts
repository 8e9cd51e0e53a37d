import { ownZone } from './own-zone.ts';

/**
 * Has the browser load what it knows of zones and of Spanish dates, each in a task of its own: the
 * first use takes a phone a moment, in which a part of the page would be held up.
 */
export function warmCalendar(): void {
  setTimeout(() => {
    ownZone();
    setTimeout(() => new Intl.DateTimeFormat('es', { hour: 'numeric' }).format());
  });
}
