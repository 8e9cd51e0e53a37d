import { Link } from '@tanstack/react-router';
import { FormNotice } from './form-notice.tsx';
import { speaksOfBadLink } from './recovery-failure.ts';

/** What went wrong with a reset, and the way to a new link where this one is of no more use. */
export function ResetProblem({ message }: { message: string }) {
  return (
    <FormNotice kind="failure">
      {message}{' '}
      {speaksOfBadLink(message) ? (
        <Link to="/forgot-password">Solicitar un nuevo enlace</Link>
      ) : null}
    </FormNotice>
  );
}
