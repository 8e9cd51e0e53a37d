import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { ForgotPasswordPage } from '../features/account/forgot-password-page.tsx';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    pageHead({
      title: 'Recuperación de Contraseña',
      origin: match.context.origin,
      path: '/forgot-password',
      indexed: false,
    }),
  component: ForgotPasswordPage,
});
