import { LineButton } from '../../components/button.tsx';
import classes from './failure.module.css';

interface FailureProps {
  message: string;
  busy: boolean;
  onRetry(): void;
}

/** What stands in place of a text that did not come. */
export function Failure({ message, busy, onRetry }: FailureProps) {
  return (
    <div role="alert" className={classes.failure}>
      <p>{message}</p>
      <LineButton loading={busy} onClick={onRetry}>
        Volver a intentarlo
      </LineButton>
    </div>
  );
}
