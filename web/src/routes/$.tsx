import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';

/** Every address that no other route knows. */
export const Route = createFileRoute('/$')({
  loader: () => notFound({ throw: true }),
  head: ({ match }) =>
    pageHead({
      title: 'Página no encontrada',
      origin: match.context.origin,
      path: match.pathname,
      indexed: false,
    }),
});
