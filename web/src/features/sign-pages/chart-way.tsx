import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './chart-way.module.css';

interface ChartWayProps {
  /** What a sign leaves out that a chart tells. */
  children: ReactNode;
  /** The words of the link. */
  call: string;
}

/** From what a sign tells to what a whole chart does. */
export function ChartWay({ children, call }: ChartWayProps) {
  return (
    <p className={classes.way}>
      {children} <Link to="/carta-astral">{call}</Link>
    </p>
  );
}
