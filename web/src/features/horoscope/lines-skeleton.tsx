import classes from './lines-skeleton.module.css';

/** The shape of a text that is on its way. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return (
    <div className={classes.skeleton} role="status" aria-label="Trayendo el horóscopo">
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} />
      ))}
    </div>
  );
}
