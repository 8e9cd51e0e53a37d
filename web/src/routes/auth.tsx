import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { HomeWithAccess } from '../features/home/home-with-access.tsx';
import { SKY_LINE } from '../features/home/sky-line.ts';

export interface AuthSearch {
  action?: 'login' | 'register';
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ action }: Record<string, unknown>): AuthSearch =>
    action === 'login' || action === 'register' ? { action } : {},
  head: ({ match }) =>
    pageHead({ title: 'Acceso', origin: match.context.origin, path: '/auth', indexed: false }),
  ...SKY_LINE,
  component: AuthPage,
});

function AuthPage() {
  return <HomeWithAccess tab={Route.useSearch().action} skyLine={Route.useLoaderData()} />;
}
