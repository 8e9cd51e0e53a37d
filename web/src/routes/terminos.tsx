import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { TermsPage } from '../features/legal/terms-page.tsx';
import { TERMS_TITLE } from '../features/legal/titles.ts';

export const Route = createFileRoute('/terminos')({
  head: ({ match }) =>
    pageHead({
      title: TERMS_TITLE,
      description:
        'Qué ofrecemos, quién puede usarlo, los planes y sus precios, la renovación, la cancelación y los reembolsos, y qué pasa si no estamos de acuerdo.',
      origin: match.context.origin,
      path: '/terminos',
    }),
  component: TermsPage,
});
