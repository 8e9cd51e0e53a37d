import type { pageHead } from './head.ts';
import type { RouterContext } from './router.tsx';

/** What a page fetches before it is shown, and its head; `P` are the parts of its address. */
interface PageParts<P> {
  load(context: RouterContext, params: P): Promise<void>;
  head(context: RouterContext, params: P): ReturnType<typeof pageHead>;
}

/** Loader and head of a route from a file apart, as every page would carry them otherwise. */
export const lazyPage = <P>(parts: () => Promise<{ PAGE: PageParts<P> }>) => ({
  loader: async ({ context, params }: { context: RouterContext; params: P }) =>
    (await parts()).PAGE.load(context, params),
  head: async ({ match, params }: { match: { context: RouterContext }; params: P }) =>
    (await parts()).PAGE.head(match.context, params),
});
