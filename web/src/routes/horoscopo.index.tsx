import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { SignsPage } from '../features/sign-pages/signs-page.tsx';

export const Route = createFileRoute('/horoscopo/')({
  ...lazyPage(({ signs }) => signs),
  component: SignsPage,
});
