import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { RevertEmailPage } from '../features/account/revert-email-page.tsx';

export interface RevertEmailSearch {
  token?: string;
}

export const Route = createFileRoute('/revert-email')({
  validateSearch: ({ token }: Record<string, unknown>): RevertEmailSearch =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: ({ match }) =>
    pageHead({
      title: 'Recuperar mi cuenta',
      origin: match.context.origin,
      path: '/revert-email',
      indexed: false,
    }),
  component: RevertEmailRoute,
});

/** The token is the browser's alone to read: the server's HTML is the same for every link. */
function RevertEmailRoute() {
  const { token } = Route.useSearch();
  return (
    <ClientOnly
      fallback={
        <PageSkeleton
          label="Abriendo tu enlace"
          asleep="Para recuperar tu cuenta hace falta JavaScript: actívalo en tu navegador y vuelve a abrir el enlace."
        />
      }
    >
      <RevertEmailPage token={token} />
    </ClientOnly>
  );
}
