import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogPage } from '../features/blog/blog-page.tsx';
import { blogSearch } from '../features/blog/categories.ts';
import { Waiting } from '../features/blog/waiting.tsx';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/blog/')({
  validateSearch: blogSearch,
  loaderDeps: ({ search: { categoria } }) => ({ categoria }),
  loader: async ({ context, deps: { categoria } }) => {
    const posts = await context.utils.blog.list.ensureData();
    const isKnown = posts.some(({ categories }) => categories.includes(categoria ?? ''));
    // The page says so in its own words; machines are told by the status.
    if (categoria !== undefined && !isKnown) notFound({ throw: true });
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
  return <BlogPage posts={data} category={Route.useSearch().categoria} />;
}
