import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { SKY_LINE } from '../features/home/sky-line.ts';

export const Route = createFileRoute('/')({
  head: ({ match }) => pageHead({ origin: match.context.origin, path: '/' }),
  ...SKY_LINE,
  component: () => <HomePage skyLine={Route.useLoaderData()} />,
});
