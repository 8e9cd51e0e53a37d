import { createFileRoute } from '@tanstack/react-router';
import { ArcanaPage } from '../features/tarot/arcana-page.tsx';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/tarot/')({
  ...lazyPage(({ arcana }) => arcana),
  component: ArcanaPage,
});
