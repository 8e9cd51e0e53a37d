import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticleMissing } from '../features/blog/article-missing.tsx';
import { ArticlePage } from '../features/blog/article-page.tsx';
import { Waiting } from '../features/blog/waiting.tsx';
import { httpStatus } from '../lib/trpc-link.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params: { slug } }) => {
    try {
      await context.utils.blog.post.ensureData({ slug });
    } catch (error) {
      if (error instanceof Error && httpStatus(error) === 404) notFound({ throw: true });
      throw error;
    }
  },
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context }, params: { slug } }) => {
    const { articleHead, missingHead } = await import('../features/blog/head.ts');
    const post = context.utils.blog.post.getData({ slug });
    return post ? articleHead(post, context.origin) : missingHead(context.origin, `/blog/${slug}`);
  },
  pendingComponent: () => <Waiting label="Cargando el artículo" />,
  notFoundComponent: ArticleMissing,
  errorComponent: ArticleMissing,
  component: Article,
});

function Article() {
  const { data } = trpc.blog.post.useQuery({ slug: Route.useParams().slug });
  return data ? <ArticlePage post={data} /> : <ArticleMissing />;
}
