import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';

export const Route = createFileRoute('/profile')({
  head: ({ match }) =>
    pageHead({ title: 'Perfil', origin: match.context.origin, path: '/profile', indexed: false }),
  component: ProfileRoute,
});

/** The page is private: the server sends its shell alone, the same for everybody. */
function ProfileRoute() {
  return (
    <ClientOnly fallback={<PageSkeleton label="Cargando tu perfil" title="Tu perfil" />}>
      <ProfilePage />
    </ClientOnly>
  );
}
