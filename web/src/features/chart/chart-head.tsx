import { useEffect, useRef, type ReactNode } from 'react';
import type { Chart } from '@sibila/contracts/chart';
import classes from './chart-page.module.css';

interface ChartHeadProps {
  name: string | null;
  /** «14 de mayo de 1990, 6:30 · Ciudad de México, México». */
  line: string;
  clock: Chart['clock'];
  /** Without an hour the chart is of a whole day. */
  isHourless: boolean;
  notes: readonly string[];
  /** What can be done with it. */
  children: ReactNode;
}

const OF_MINUTE = 'El cielo de tu primer minuto';
const OF_DAY = 'El cielo del día en que naciste';

/** Whose chart it is, of when and where, and what has to be known of it. Its title takes the focus. */
export function ChartHead({ name, line, clock, isHourless, notes, children }: ChartHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <header className={classes.head}>
      <h2 ref={title} tabIndex={-1}>
        {name ? `Carta de ${name}` : isHourless ? OF_DAY : OF_MINUTE}
      </h2>
      <p className={classes.line}>
        {line}
        <ClockMark clock={clock} />
      </p>
      <div className={classes.doing}>{children}</div>
      <ChartNotes notes={notes} />
    </header>
  );
}

/** The clock of the birth, and whether it is doubtful; stands after its line. */
export function ClockMark({ clock }: Pick<ChartHeadProps, 'clock'>) {
  if (clock === null) return null;
  return (
    <span>
      {' '}
      · {clock.offset}
      {clock.isApproximate ? ' · aproximado' : null}
    </span>
  );
}

export function ChartNotes({ notes }: Pick<ChartHeadProps, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="Qué conviene saber de esta carta">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
