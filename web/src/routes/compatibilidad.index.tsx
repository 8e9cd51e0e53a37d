import { createFileRoute } from '@tanstack/react-router';
import { PairsPage } from '../features/sign-pages/pairs-page.tsx';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/compatibilidad/')({
  ...lazyPage(({ pairs }) => pairs),
  component: PairsPage,
});
