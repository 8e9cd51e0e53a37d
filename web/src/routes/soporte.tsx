import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '../features/support/support-page.tsx';

export const Route = createFileRoute('/soporte')({
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context } }) => {
    const { supportHead } = await import('../features/support/head.ts');
    return supportHead(context.origin);
  },
  component: SupportPage,
});
