import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { HomePage } from '../features/home/home-page.tsx';

export const Route = createFileRoute('/')({
  head: ({ match }) => pageHead({ origin: match.context.origin, path: '/' }),
  component: HomePage,
});
