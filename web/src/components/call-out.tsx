import type { ReactNode } from 'react';
import classes from './call-out.module.css';
import { FrameCorners, Star } from './ornament.tsx';

interface CallOutProps {
  /** The id of the title, by which the card is named. */
  id: string;
  title: string;
  /** A line of text and what to press. */
  children: ReactNode;
}

/** A framed card at the end of something read: from reading about it to doing it. */
export function CallOut({ id, title, children }: CallOutProps) {
  return (
    <aside className={classes.card} aria-labelledby={id}>
      <FrameCorners />
      <Star size={26} points={8} />
      <h2 id={id}>{title}</h2>
      {children}
    </aside>
  );
}
