import { createFileRoute } from '@tanstack/react-router';
import { SignsPage } from '../features/sign-pages/signs-page.tsx';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/horoscopo/')({
  ...lazyPage(({ signs }) => signs),
  component: SignsPage,
});
