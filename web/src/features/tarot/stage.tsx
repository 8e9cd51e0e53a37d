import type { ReactNode } from 'react';
import type { Step } from './draft.ts';
import classes from './stage.module.css';

const MARKS: readonly { label: string; steps: readonly Step[] }[] = [
  { label: 'Tirada', steps: ['spread'] },
  { label: 'Pregunta', steps: ['question'] },
  { label: 'Baraja', steps: ['shuffle', 'cut'] },
  { label: 'Cartas', steps: ['choose', 'reveal'] },
  { label: 'Lectura', steps: ['reading'] },
];

/** Where the ritual stands, as the marks of a graduated line. */
export function StepMarks({ step }: { step: Step }) {
  const current = MARKS.findIndex((mark) => mark.steps.includes(step));
  return (
    <ol className={classes.marks} aria-label="Pasos del ritual">
      {MARKS.map((mark, i) => (
        <li
          key={mark.label}
          data-past={i < current || undefined}
          aria-current={i === current ? 'step' : undefined}
        >
          {mark.label}
        </li>
      ))}
    </ol>
  );
}

interface StageProps {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One scene of the ritual. Its title takes the focus when the scene changes. */
export function Stage({ title, lead, children }: StageProps) {
  return (
    <div className={classes.stage}>
      <h3 className={classes.title} tabIndex={-1} data-stage-title>
        {title}
      </h3>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}

/** The row of buttons that ends a scene. */
export function StageActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
