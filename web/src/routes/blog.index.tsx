import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { BlogPage } from '../features/blog/blog-page.tsx';
import { blogSearch, categoryAsked, categoryMeant } from '../features/blog/categories.ts';
import { Waiting } from '../features/blog/waiting.tsx';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/blog/')({
  validateSearch: blogSearch,
  loaderDeps: ({ search }) => ({ categoria: categoryAsked(search) }),
  loader: async ({ context, deps: { categoria } }) => {
    const posts = await context.utils.blog.list.ensureData();
    if (categoria === undefined) return;
    const meant = categoryMeant(posts, categoria);
    // The page says so in its own words; machines are told by the status.
    if (meant === undefined) notFound({ throw: true });
    if (meant !== categoria)
      redirect({ to: '/blog', search: { categoria: meant }, statusCode: 301, throw: true });
  },
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context } }) => {
    const { blogHead } = await import('../features/blog/head.ts');
    return blogHead(context.utils.blog.list.getData() ?? [], context.origin);
  },
  pendingComponent: () => <Waiting label="Cargando los artículos" />,
  notFoundComponent: Blog,
  component: Blog,
});

function Blog() {
  const { data = [] } = trpc.blog.list.useQuery();
  return <BlogPage posts={data} category={categoryAsked(Route.useSearch())} />;
}
