import type { ReactNode } from 'react';
import classes from './paper.module.css';

interface PaperProps {
  children: ReactNode;
  /** Sets the first letter of the first paragraph as a drop capital. */
  dropCapital?: boolean;
  className?: string | undefined;
}

/** The bone sheet on which there is text to read, set like a page of a book. */
export function Paper({ children, dropCapital = false, className }: PaperProps) {
  return (
    <article className={className ? `${classes.paper} ${className}` : classes.paper}>
      <div className={classes.text} data-drop-capital={dropCapital || undefined}>
        {children}
      </div>
    </article>
  );
}
