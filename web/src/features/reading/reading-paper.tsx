import type { ReactNode } from 'react';
import { Paper } from '../../components/paper.tsx';
import classes from './reading-paper.module.css';

interface ReadingPaperProps {
  question?: string | null | undefined;
  /** The last line: who wrote it, and what else belongs there. */
  foot: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The sheet of one reading: what was asked, its text and who wrote it. */
export function ReadingPaper({ question, foot, className = '', children }: ReadingPaperProps) {
  return (
    <Paper className={`${classes.sheet} ${className}`.trim()}>
      {question ? (
        <p className={classes.question}>
          <span className={classes.label}>Tu pregunta</span> {question}
        </p>
      ) : null}
      {children}
      <p className={classes.maker}>{foot}</p>
    </Paper>
  );
}
