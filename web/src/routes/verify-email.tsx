import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { VerifyEmailPage } from '../features/account/verify-email-page.tsx';

export interface VerifyEmailSearch {
  token?: string;
}

export const Route = createFileRoute('/verify-email')({
  validateSearch: ({ token }: Record<string, unknown>): VerifyEmailSearch =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: ({ match }) =>
    pageHead({
      title: 'Verificación de Correo',
      origin: match.context.origin,
      path: '/verify-email',
      indexed: false,
    }),
  component: VerifyEmailRoute,
});

/** The token is the browser's alone to read: the server's HTML is the same for every link. */
function VerifyEmailRoute() {
  const { token } = Route.useSearch();
  return (
    <ClientOnly
      fallback={
        <PageSkeleton
          label="Verificando tu correo"
          title="Verificación de Correo"
          asleep="Para verificar tu correo hace falta JavaScript: actívalo en tu navegador y vuelve a abrir el enlace."
        />
      }
    >
      <VerifyEmailPage token={token} />
    </ClientOnly>
  );
}
