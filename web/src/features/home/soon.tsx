import type { ReactNode } from 'react';
import { FrameCorners } from '../../components/ornament.tsx';
import classes from './soon.module.css';

interface SoonProps {
  title: string;
  preview: ReactNode;
  children: ReactNode;
}

/** A room that is not open yet, as those who are signed in see it. */
export function Soon({ title, preview, children }: SoonProps) {
  return (
    <div className={classes.soon}>
      <div className={classes.preview} aria-hidden="true">
        {preview}
      </div>
      <FrameCorners />
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  );
}
