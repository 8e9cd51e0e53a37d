import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { HomeWithAccess } from '../features/home/home-with-access.tsx';

export const Route = createFileRoute('/login')({
  head: ({ match }) =>
    pageHead({ title: 'Iniciar sesión', origin: match.context.origin, path: '/login' }),
  component: () => <HomeWithAccess tab="login" />,
});
