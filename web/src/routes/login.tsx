import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { HomeWithAccess } from '../features/home/home-with-access.tsx';
import { SKY_LINE } from '../features/home/sky-line.ts';

export const Route = createFileRoute('/login')({
  head: ({ match }) =>
    pageHead({
      title: 'Iniciar sesión',
      origin: match.context.origin,
      path: '/login',
      indexed: false,
    }),
  ...SKY_LINE,
  component: () => <HomeWithAccess tab="login" skyLine={Route.useLoaderData()} />,
});
