import type { ReactNode } from 'react';
import { LAST_UPDATED } from '@sibila/content/legal/words';
import { Rule } from '../../components/ornament.tsx';
import classes from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a legal page: its title, what it is in a sentence, and the day of its last change. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <div className={`page ${classes.legal}`}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <p className={classes.updated}>
        Última actualización: <time dateTime={LAST_UPDATED.iso}>{LAST_UPDATED.text}</time>
      </p>
      <Rule />
      {children}
    </div>
  );
}
