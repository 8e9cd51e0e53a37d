import classes from './page-skeleton.module.css';

/** The shape of a page that is still to come: a heading and three panels. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      <span className={classes.heading} />
      <span className={classes.line} />
      <div className={classes.panels}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
