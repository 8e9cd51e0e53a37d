import { Spinner } from '../../components/spinner.tsx';
import classes from './waiting.module.css';

/** What turns while an article or the list of them is on its way. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={classes.waiting} role="status" aria-label={label}>
      <Spinner size={44} />
    </div>
  );
}
