import { LineButton } from '../../components/button.tsx';
import { failureOf } from '../../lib/failure.ts';
import classes from './chart-page.module.css';

interface FailureProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** What stands in place of something that did not come. */
export function Failure({ error, busy, onRetry }: FailureProps) {
  const { code, message } = failureOf(error);
  return (
    <div role="alert" className={classes.failure}>
      {/* Without an answer of ours, the transport's text speaks of addresses. */}
      <p>{code === null ? 'No llegó la respuesta: comprueba tu conexión.' : message}</p>
      <LineButton loading={busy} onClick={onRetry}>
        Volver a intentarlo
      </LineButton>
    </div>
  );
}
