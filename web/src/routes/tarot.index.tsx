import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { ArcanaPage } from '../features/tarot/arcana-page.tsx';

export const Route = createFileRoute('/tarot/')({
  ...lazyPage(({ arcana }) => arcana),
  component: ArcanaPage,
});
