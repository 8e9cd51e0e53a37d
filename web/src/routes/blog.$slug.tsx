import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../app/error-screen.tsx';
import { found } from '../app/found.ts';
import { isCutOff } from '../app/offline/is-cut-off.ts';
import { ArticleMissing } from '../features/blog/article-missing.tsx';
import { ArticlePage } from '../features/blog/article-page.tsx';
import { Waiting } from '../features/blog/waiting.tsx';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params: { slug } }) => {
    await found(context.utils.blog.post.ensureData({ slug }));
  },
  // Apart, as every page would carry it otherwise.
  head: async ({ match: { context }, params: { slug } }) => {
    const { articleHead, missingHead } = await import('../features/blog/head.ts');
    const post = context.utils.blog.post.getData({ slug });
    return post ? articleHead(post, context.origin) : missingHead(context.origin, `/blog/${slug}`);
  },
  pendingComponent: () => <Waiting label="Cargando el artículo" />,
  notFoundComponent: ArticleMissing,
  errorComponent: (failure) =>
    isCutOff(failure.error) ? <ErrorScreen {...failure} /> : <ArticleMissing />,
  component: Article,
});

function Article() {
  const { data } = trpc.blog.post.useQuery({ slug: Route.useParams().slug });
  return data ? <ArticlePage post={data} /> : <ArticleMissing />;
}
