import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { ResetPasswordPage } from '../features/account/reset-password-page.tsx';

export interface ResetPasswordSearch {
  token?: string;
}

export const Route = createFileRoute('/reset-password')({
  // The router reads a token of digits alone as a number.
  validateSearch: ({ token }: Record<string, unknown>): ResetPasswordSearch =>
    (typeof token === 'string' && token !== '') || typeof token === 'number'
      ? { token: String(token) }
      : {},
  head: ({ match }) =>
    pageHead({
      title: 'Restablecer Contraseña',
      origin: match.context.origin,
      path: '/reset-password',
      indexed: false,
    }),
  component: ResetPasswordRoute,
});

/** The token is the browser's alone to read: the server's HTML is the same for every link. */
function ResetPasswordRoute() {
  const { token } = Route.useSearch();
  return (
    <ClientOnly
      fallback={
        <PageSkeleton
          label="Validando enlace de restablecimiento..."
          asleep="Para validarlo y elegir otra contraseña hace falta JavaScript: actívalo en tu navegador y vuelve a abrir el enlace."
        />
      }
    >
      <ResetPasswordPage token={token} />
    </ClientOnly>
  );
}
