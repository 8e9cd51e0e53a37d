import { useEffect, useRef, type ReactNode } from 'react';
import { StepMarks, type StepMark } from './stage.tsx';
import classes from './ritual-frame.module.css';

/** Shows the stage from its top, unless all of it is in view already. */
function bringIntoView(stage: HTMLElement): void {
  const { top, bottom } = stage.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(stage).scrollMarginTop) || 0;
  if (top < covered || bottom > window.innerHeight) stage.scrollIntoView({ block: 'start' });
}

interface RitualFrameProps<S extends string> {
  marks: readonly StepMark<S>[];
  step: S;
  children: ReactNode;
}

/** The panel of a ritual: where it stands, and its scene, whose title takes the focus at each step. */
export function RitualFrame<S extends string>({ marks, step, children }: RitualFrameProps<S>) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(step);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = root.current?.querySelector<HTMLElement>('[data-stage-title]');
    title?.focus({ preventScroll: true });
    // The sheet of the last step brings itself into view.
    if (root.current && step !== 'reading') bringIntoView(root.current);
  }, [step]);

  return (
    <div className={classes.ritual} ref={root}>
      <StepMarks marks={marks} step={step} />
      {children}
    </div>
  );
}
