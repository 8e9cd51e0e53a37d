import { createFileRoute } from '@tanstack/react-router';
import { ChartPage } from '../features/chart/chart-page.tsx';

export const Route = createFileRoute('/carta-astral')({
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context } }) => {
    const { chartHead } = await import('../features/chart/head.ts');
    return chartHead(context.origin);
  },
  component: ChartPage,
});
