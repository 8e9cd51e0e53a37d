import { lazyRouteComponent } from '@tanstack/react-router';
import type { PageParts } from '../../app/catalogue-page.ts';
import type { RouterContext } from '../../app/router.tsx';
import type { CATALOGUE } from './catalogue.ts';

const catalogue = async () => (await import('./catalogue.ts')).CATALOGUE;

/**
 * Loader and head of a page of the catalogues, and what stands where there is no such page: fetched
 * apart, as every page would carry them otherwise.
 */
export const lazyPage = <P>(choose: (pages: typeof CATALOGUE) => PageParts<P>) => ({
  loader: async ({ context, params }: { context: RouterContext; params: P }) =>
    choose(await catalogue()).load(context, params),
  head: async ({ match, params }: { match: { context: RouterContext }; params: P }) =>
    choose(await catalogue()).head(match.context, params),
  notFoundComponent: lazyRouteComponent(() => import('./entry-missing.tsx')),
});
