import type { ReactNode, Ref } from 'react';
import classes from './history-card.module.css';

interface HistoryCardProps {
  title: string;
  /** The button that begins a new reading, or the words that say why there is none yet. */
  action: ReactNode;
  children: ReactNode;
  /** Takes the focus when what had it is gone. */
  ref?: Ref<HTMLElement>;
}

/** One kind of reading in the profile: what there is, and the way to a new one. */
export function HistoryCard({ title, action, children, ref }: HistoryCardProps) {
  return (
    <section className={classes.card} aria-label={title} tabIndex={-1} ref={ref}>
      <header className={classes.header}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A history with nothing in it yet, and what to do about it. */
export function EmptyHistory({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{title}</p>
      {children}
    </div>
  );
}
