import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { SKY_LINE } from '../features/home/sky-line.ts';

export const Route = createFileRoute('/')({
  head: async ({ match }) => {
    const { origin } = match.context;
    // Those who read it read the server's HTML: the browser's JavaScript does without.
    const jsonLd = import.meta.env.SSR
      ? (await import('../app/structured-data.ts')).homeGraph(origin)
      : [];
    return pageHead({ origin, path: '/', jsonLd });
  },
  ...SKY_LINE,
  component: () => <HomePage skyLine={Route.useLoaderData()} />,
});
