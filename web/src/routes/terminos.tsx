import { createFileRoute } from '@tanstack/react-router';
import { TERMS } from '@sibila/content/legal';
import { pageHead } from '../app/head.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

const TITLE = 'Términos y Condiciones';

export const Route = createFileRoute('/terminos')({
  head: ({ match }) =>
    pageHead({ title: TITLE, origin: match.context.origin, path: '/terminos', indexed: false }),
  component: () => (
    <LegalPage
      title={TITLE}
      lead="Esto es lo que aceptas hoy, en palabras llanas. El texto completo se publicará aquí antes de que el plan Pro pueda contratarse."
      sections={TERMS}
    />
  ),
});
