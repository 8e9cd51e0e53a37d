import type { ReactNode } from 'react';
import { FrameCorners, Star } from './ornament.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What to expect or to do next. */
  children: ReactNode;
}

/** A place where nothing is yet, and what to do about it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <FrameCorners />
      <Star size={30} points={8} />
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
