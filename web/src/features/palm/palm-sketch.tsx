import { useMemo, type CSSProperties } from 'react';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { boxOf, calm, PLATE_HEIGHT, smoothPath } from './plate-paths.ts';
import { LINES } from './words.ts';
import classes from './palm-sketch.module.css';

interface PalmSketchProps {
  hand: MeasuredHand;
  /** The line that it is about; null for none, all of them without it. */
  only?: LineName | null;
}

/** A measured hand in small, for eyes alone: its outline and its lines, in the colour of the text. */
export function PalmSketch({ hand, only }: PalmSketchProps) {
  const { outline, aspect, lines } = hand;
  const box = useMemo(() => boxOf(hand, false), [hand]);
  const shape = useMemo(() => smoothPath(outline, aspect, true), [outline, aspect]);
  return (
    <svg
      className={classes.sketch}
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      style={{ '--unit': box.height / PLATE_HEIGHT } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      {outline.length === 0 ? null : <path className={classes.outline} d={shape} />}
      {LINES.map(({ name }) =>
        lines[name].path.length < 2 ? null : (
          <path
            key={name}
            data-told={only === undefined || only === name || undefined}
            d={smoothPath(calm(lines[name].path), aspect)}
          />
        ),
      )}
    </svg>
  );
}
