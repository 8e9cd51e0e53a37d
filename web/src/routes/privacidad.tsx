import { createFileRoute } from '@tanstack/react-router';
import { PoliciesPage } from '../features/legal/policies-page.tsx';

export const Route = createFileRoute('/privacidad')({
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context } }) => {
    const { policiesHead } = await import('../features/legal/head.ts');
    return policiesHead(context.origin);
  },
  component: () => <PoliciesPage legal={Route.useRouteContext().config.legal} />,
});
