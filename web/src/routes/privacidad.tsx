import { createFileRoute } from '@tanstack/react-router';
import { PRIVACY } from '@sibila/content/legal';
import { pageHead } from '../app/head.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

const TITLE = 'Políticas de Privacidad y Cookies';

export const Route = createFileRoute('/privacidad')({
  head: ({ match }) =>
    pageHead({ title: TITLE, origin: match.context.origin, path: '/privacidad', indexed: false }),
  component: () => (
    <LegalPage
      title={TITLE}
      lead="Esto es lo que hacemos hoy con tus datos, en palabras llanas. El texto completo se publicará aquí."
      sections={PRIVACY}
    />
  ),
});
