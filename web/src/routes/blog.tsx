import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/head.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Rule } from '../components/ornament.tsx';

export const Route = createFileRoute('/blog')({
  head: ({ match }) =>
    pageHead({
      title: 'Blog de Astrología',
      description: 'Artículos sobre tarot, runas, signos y el cielo de cada temporada.',
      origin: match.context.origin,
      path: '/blog',
    }),
  component: BlogPage,
});

function BlogPage() {
  return (
    <div className="page">
      <h1>Blog de Astrología</h1>
      <Rule />
      <EmptyState title="No se encontraron artículos">
        Pronto publicaremos los primeros: sobre tarot, runas, signos y el cielo de cada temporada.
      </EmptyState>
    </div>
  );
}
