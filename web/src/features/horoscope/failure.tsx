import { failureOf } from '../../lib/failure.ts';
import { LineButton } from '../../components/button.tsx';
import classes from './failure.module.css';

const NO_ANSWER =
  'El horóscopo no llegó: comprueba tu conexión. Lo que ya leíste sigue donde estaba.';

interface FailureProps {
  error: unknown;
  busy: boolean;
  onRetry(): void;
}

/** What stands in place of a text that did not come. */
export function Failure({ error, busy, onRetry }: FailureProps) {
  const { code, message } = failureOf(error);
  return (
    <div role="alert" className={classes.failure}>
      {/* Without an answer of ours, the transport's text speaks of addresses. */}
      <p>{code === null ? NO_ANSWER : message}</p>
      <LineButton loading={busy} onClick={onRetry}>
        Volver a intentarlo
      </LineButton>
    </div>
  );
}
