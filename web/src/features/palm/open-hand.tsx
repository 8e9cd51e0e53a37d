import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { HAND_FOLDS, HAND_HATCHES, HAND_LINES, HAND_OUTLINE } from './hand-paths.ts';
import classes from './open-hand.module.css';

interface OpenHandProps {
  side: HandSide;
  /** Only its outline and lines, to be seen through. */
  guide?: boolean;
}

/** An engraved open hand, its palm towards the reader; for eyes alone. */
export function OpenHand({ side, guide = false }: OpenHandProps) {
  return (
    <svg
      className={classes.hand}
      viewBox="0 0 400 560"
      data-guide={guide || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={side === 'right' ? 'translate(400 0) scale(-1 1)' : undefined}>
        <path className={classes.outline} d={HAND_OUTLINE} />
        {guide ? null : (
          <>
            <path className={classes.hatches} d={HAND_HATCHES} />
            <path className={classes.folds} d={HAND_FOLDS} />
          </>
        )}
        {Object.entries(HAND_LINES).map(([name, path]) => (
          <path className={classes.line} key={name} d={path} />
        ))}
      </g>
    </svg>
  );
}
