import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { ProfileAsleep } from '../features/profile/profile-asleep.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';

export interface ProfileSearch {
  /** Where a payment leads back to: the id of its checkout. */
  session_id?: string;
}

export const Route = createFileRoute('/profile')({
  validateSearch: ({ session_id: id }: Record<string, unknown>): ProfileSearch =>
    id === undefined ? {} : { session_id: typeof id === 'string' ? id : JSON.stringify(id) },
  head: ({ match }) =>
    pageHead({ title: 'Perfil', origin: match.context.origin, path: '/profile', indexed: false }),
  component: ProfileRoute,
});

/** The page is private: the server sends its shell alone, the same for everybody. */
function ProfileRoute() {
  const { session_id: sessionId } = Route.useSearch();
  return (
    <ClientOnly fallback={<ProfileAsleep />}>
      <ProfilePage sessionId={sessionId} />
    </ClientOnly>
  );
}
