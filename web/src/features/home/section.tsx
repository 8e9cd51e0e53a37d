import type { ReactNode } from 'react';
import { Graduation } from '../../components/ornament.tsx';
import classes from './section.module.css';

interface SectionProps {
  id: string;
  /** Where the navigation's link lands, if it is not the id itself. */
  anchor?: string;
  /** The plate's number in the atlas. */
  plate: string;
  name: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One plate of the atlas: a graduated edge, its number and name, a heading, and what it holds. */
export function Section({ id, anchor, plate, name, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      {anchor !== undefined && <span id={anchor} className={classes.anchor} />}
      <Graduation />
      <header className={classes.head}>
        <p className={classes.plate}>
          <span>Lámina {plate}</span>
          {name}
        </p>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </section>
  );
}
