import type { ReactNode } from 'react';
import classes from './stage.module.css';

/** One mark of the line: its word and the steps that it stands for. */
export interface StepMark<S extends string> {
  label: string;
  steps: readonly S[];
}

/** Where a ritual stands, as the marks of a graduated line. */
export function StepMarks<S extends string>({
  marks,
  step,
}: {
  marks: readonly StepMark<S>[];
  step: S;
}) {
  const current = marks.findIndex((mark) => mark.steps.includes(step));
  return (
    <ol className={classes.marks} aria-label="Pasos del ritual">
      {marks.map((mark, i) => (
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

/** The title of a scene, which can take the focus. */
export function StageTitle({ children }: { children: ReactNode }) {
  return (
    <h3 className={classes.title} tabIndex={-1} data-stage-title>
      {children}
    </h3>
  );
}

/** One scene of a ritual. Its title takes the focus when the scene changes. */
export function Stage({ title, lead, children }: StageProps) {
  return (
    <div className={classes.stage}>
      <StageTitle>{title}</StageTitle>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}

/** What one choice of a scene is called and, where that needs it, what it is. */
export function ChoiceWords({ name, about }: { name: string; about?: string }) {
  return (
    <>
      <span className={classes.name}>{name}</span>
      {about === undefined ? null : <span className={classes.about}>{about}</span>}
    </>
  );
}

/** The row of buttons that ends a scene. */
export function StageActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
