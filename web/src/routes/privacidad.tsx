import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { PoliciesPage } from '../features/legal/policies-page.tsx';
import { POLICIES_TITLE } from '../features/legal/titles.ts';

export const Route = createFileRoute('/privacidad')({
  head: ({ match }) =>
    pageHead({
      title: POLICIES_TITLE,
      description:
        'Qué datos guardamos, para qué, con quién se comparten y cuánto tiempo; cómo descargarlos o borrarlos, y qué cookies usamos y cuánto duran.',
      origin: match.context.origin,
      path: '/privacidad',
    }),
  component: PoliciesPage,
});
