import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { PairsPage } from '../features/sign-pages/pairs-page.tsx';

export const Route = createFileRoute('/compatibilidad/')({
  ...lazyPage(({ pairs }) => pairs),
  component: PairsPage,
});
