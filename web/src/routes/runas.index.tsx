import { createFileRoute } from '@tanstack/react-router';
import { RunesPage } from '../features/runes/runes-page.tsx';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/runas/')({
  ...lazyPage(({ runes }) => runes),
  component: RunesPage,
});
