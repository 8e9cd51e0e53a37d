import type { ReactNode } from 'react';
import classes from './fact-group.module.css';

/** Facts of one kind, under their name. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}
