import { Link, createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { EmptyState } from '../components/empty-state.tsx';

const TITLE = 'Recuperación de Contraseña';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    pageHead({
      title: TITLE,
      origin: match.context.origin,
      path: '/forgot-password',
      indexed: false,
    }),
  component: () => (
    <div className="page">
      <h1>{TITLE}</h1>
      <EmptyState title="Todavía no se puede hacer desde aquí">
        Pronto podrás pedir un enlace para elegir otra contraseña. Tu cuenta y tus lecturas siguen a
        salvo. <Link to="/login">Volver a Iniciar Sesión</Link>
      </EmptyState>
    </div>
  ),
});
