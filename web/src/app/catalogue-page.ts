import type { Family } from '../lib/families.ts';
import { found, missingHead } from './found.ts';
import type { pageHead } from './head.ts';
import type { RouterContext } from './router.tsx';

type Utils = RouterContext['utils'];
type Head = ReturnType<typeof pageHead>;

/** What a page fetches before it is shown, and its head; `P` are the parts of its address. */
export interface PageParts<P> {
  load(context: RouterContext, params: P): Promise<void>;
  head(context: RouterContext, params: P): Head;
}

interface EntryParts<P, T> {
  family: Family;
  /** The part of the address that names the entry. */
  slugOf(params: P): string;
  /** Asks for what the page shows. */
  ask(utils: Utils, slug: string): Promise<T>;
  /** What came of it. */
  kept(utils: Utils, slug: string): T | undefined;
  headOf(entry: T, origin: string): Head;
  /** What else has to be there, or to be so, before the page is shown. */
  prepare?(context: RouterContext, entry: T, slug: string): Promise<void>;
}

/** Loader and head of the pages that each tell of one thing of a family. */
export function entryPage<P, T>(parts: EntryParts<P, T>): PageParts<P> {
  const { family, slugOf, ask, kept, headOf, prepare } = parts;
  return {
    async load(context, params) {
      const slug = slugOf(params);
      const entry = await found(ask(context.utils, slug));
      await prepare?.(context, entry, slug);
    },
    head({ utils, origin }, params) {
      const slug = slugOf(params);
      const entry = kept(utils, slug);
      return entry ? headOf(entry, origin) : missingHead(origin, `${family.path}/${slug}`);
    },
  };
}

/** The parts of a page that lists all of a kind: it fetches nothing. */
export const listPage = (headOf: (origin: string) => Head): PageParts<object> => ({
  load: () => Promise.resolve(),
  head: ({ origin }) => headOf(origin),
});
