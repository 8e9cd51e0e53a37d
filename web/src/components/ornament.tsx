import classes from './ornament.module.css';

const FOUR_POINTS = 'M12 0l2 10l10 2l-10 2l-2 10l-2-10l-10-2l10-2Z';
const EIGHT_POINTS =
  'M12 0l1.700 7.900l6.800-4.400l-4.400 6.800l7.900 1.700l-7.900 1.700l4.400 6.800l-6.800-4.400l-1.700 7.900l-1.700-7.900l-6.800 4.400l4.400-6.800l-7.900-1.700l7.900-1.700l-4.400-6.800l6.800 4.400Z';

interface StarProps {
  /** Side in pixels. */
  size?: number;
  points?: 4 | 8;
}

/** A small star of the atlas. */
export function Star({ size = 20, points = 4 }: StarProps) {
  return (
    <svg
      className={classes.star}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={points === 8 ? EIGHT_POINTS : FOUR_POINTS} fill="currentColor" />
    </svg>
  );
}

/** A divider: a hairline that fades to both sides of a star. */
export function Rule() {
  return (
    <div className={classes.rule} aria-hidden="true">
      <Star size={22} />
    </div>
  );
}

/** The four corners of an engraved frame; the parent is positioned. */
export function FrameCorners() {
  return (
    <span className={classes.corners} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

/** The graduated border of a map, as a strip: one tick for each degree, a longer one every five. */
export function Graduation() {
  return <span className={classes.graduation} aria-hidden="true" />;
}
