import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { RunesPage } from '../features/runes/runes-page.tsx';

export const Route = createFileRoute('/runas/')({
  ...lazyPage(({ runes }) => runes),
  component: RunesPage,
});
