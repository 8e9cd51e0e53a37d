import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingHead } from '../app/found.ts';

/** Every address that no other route knows. */
export const Route = createFileRoute('/$')({
  loader: () => notFound({ throw: true }),
  head: ({ match }) => missingHead(match.context.origin, match.pathname),
});
