import type { ReactNode } from 'react';
import { dateAndTime } from '../account/session-moments.ts';
import classes from './history-row.module.css';

interface HistoryRowProps {
  title: string;
  date: Date;
  /** What it was about, in one line. */
  about: string;
  /** Small pictures, for eyes alone. */
  pictures: ReactNode;
  onOpen: () => void;
  onRemove: () => void;
}

/** One thing of a history: its pictures in small, when it was and what it was about. */
export function HistoryRow({ title, date, about, pictures, onOpen, onRemove }: HistoryRowProps) {
  const moment = dateAndTime(date);
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className={classes.cards} aria-hidden="true">
          {pictures}
        </span>
        <span className={classes.words}>
          <span className={classes.spread}>{title}</span>
          <span className={classes.date}>{moment}</span>
          <span className={classes.about}>{about}</span>
        </span>
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-haspopup="dialog"
        aria-label={`Borrar la lectura del ${moment}: ${title}. ${about}`}
        title="Borrar"
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />
        </svg>
      </button>
    </li>
  );
}
