import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../features/legal/terms-page.tsx';

export const Route = createFileRoute('/terminos')({
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context } }) => {
    const { termsHead } = await import('../features/legal/head.ts');
    return termsHead(context.origin);
  },
  component: TermsPage,
});
