import classes from './spinner.module.css';

/** What turns while something is on its way; whoever shows it says in words what that is. */
export function Spinner({ size }: { size: number }) {
  return (
    <span className={classes.spinner} style={{ width: size, height: size }} aria-hidden="true" />
  );
}
