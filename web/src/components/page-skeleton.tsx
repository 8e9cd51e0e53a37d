import classes from './page-skeleton.module.css';

interface PageSkeletonProps {
  /** What is being waited for. */
  label: string;
  /** The page's heading, if it is known before the page wakes. */
  title?: string;
  /** Said where no script runs, in place of the shape. */
  asleep?: string;
}

/** The shape of a page that is still to come: its heading and three panels. */
export function PageSkeleton({ label, title = label, asleep }: PageSkeletonProps) {
  return (
    <div className={classes.skeleton}>
      <h1 className={classes.heading}>{title}</h1>
      {asleep === undefined ? null : (
        <noscript>
          <p className={classes.asleep}>{asleep}</p>
        </noscript>
      )}
      <div className={classes.shape} role="status" aria-label={label}>
        <span className={classes.line} />
        <div className={classes.panels}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  );
}
