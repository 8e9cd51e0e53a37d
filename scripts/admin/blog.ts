import { ArticleError } from '@sibila/api/adapters/markdown/article-error';
import type { Config } from '@sibila/api/config';
import { isPostSlug } from '@sibila/contracts/blog-names';
import type { Source } from '@sibila/core/blog/article';
import { findCategoryTwins } from '@sibila/core/blog/category-twins';
import { importPost, type ImportOutcome } from '@sibila/core/blog/import-post';
import { publishPost, removePost, withdrawPost } from '@sibila/core/blog/publish';
import { findPost, findPosts, type PostRow } from '@sibila/core/blog/repo';
import type { Shared } from '@sibila/core/context';
import { eachNamed } from './each-named.ts';
import { failedAfter } from './failed-after.ts';
import { AdminError, UsageError, type AdminResult, type Noun, type Verb } from './noun.ts';
import { reasonOf } from './reason-of.ts';
import { table } from './table.ts';
import { withShared } from './with-shared.ts';

function stateOf({ publishedAt, withdrawnAt }: PostRow): 'draft' | 'published' | 'withdrawn' {
  if (withdrawnAt) return 'withdrawn';
  return publishedAt ? 'published' : 'draft';
}

/** Each fault with what it is found in, as compilers name it. */
const faultsOf = (where: string, { message }: ArticleError): string =>
  message
    .split('\n')
    .map((fault) => `${where}: ${fault}`)
    .join('\n');

/** A file and what it holds. */
interface Named {
  path: string;
  source: Source;
}

/** Reads every file before anything is written: one that is wrong leaves all as it was. */
async function sourcesOf(paths: readonly string[]): Promise<Named[]> {
  const { readSource } = await import('@sibila/api/adapters/covers/read-source');
  const sources: Named[] = [];
  const faults: string[] = [];
  for (const path of paths)
    try {
      const source = await readSource(path);
      const { slug } = source.article;
      const twin = sources.find((one) => one.source.article.slug === slug);
      if (twin) faults.push(`${path}: slug: ${slug} is that of ${twin.path} too`);
      sources.push({ path, source });
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error;
      faults.push(faultsOf(path, error));
    }
  refuse(faults);
  return sources;
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new AdminError([...faults, 'Nothing was taken in.'].join('\n'));
}

async function refuseTwins(shared: Shared, sources: readonly Named[]): Promise<void> {
  const twins = await findCategoryTwins(
    shared,
    sources.map(({ source }) => source.article),
  );
  const pathOf = new Map(sources.map(({ path, source }) => [source.article.slug, path]));
  refuse(
    twins.map(
      ({ slug, category, known, of }) =>
        `${pathOf.get(slug) ?? slug}: category: ${category} is written ${known} in ${of}; write it so`,
    ),
  );
}

interface Imported {
  slug: string;
  outcome: ImportOutcome;
  published: boolean;
}

/**
 * Takes the files in; `published` is whether everybody can read the post now. What fails on the way
 * says what was done before it.
 */
async function importAll(
  shared: Shared,
  sources: readonly Named[],
  mayPublish: boolean,
): Promise<Imported[]> {
  await refuseTwins(shared, sources);
  const told: Imported[] = [];
  for (const { path, source } of sources)
    try {
      const { slug } = source.article;
      const one = { slug, outcome: await importPost(shared, source), published: false };
      told.push(one);
      if (mayPublish) {
        await publishPost(shared, slug);
        one.published = true;
      }
      const post = await findPost(shared, slug);
      one.published = post !== null && stateOf(post) === 'published';
    } catch (error) {
      const isOfFile = error instanceof ArticleError;
      const why = isOfFile ? faultsOf(path, error) : `${path}: ${reasonOf(error)}`;
      throw failedAfter(`${why}\nTaken in before it: ${takenIn(told)}.`, error, isOfFile);
    }
  return told;
}

const takenIn = (told: readonly Imported[]): string =>
  told.map(({ slug, published }) => (published ? `${slug} (published)` : slug)).join(', ') ||
  'Nothing';

/** A verb over posts that are named by their addresses. */
const overPosts = (
  help: string,
  {
    verb,
    done,
    idle,
    after,
  }: {
    verb: (shared: Shared, slug: string) => Promise<boolean>;
    done: string;
    idle: string;
    /** What else is so once something was done. */
    after?: string;
  },
): Verb => ({
  help,
  usage: 'SLUG…',
  most: Infinity,
  run: (config, slugs) =>
    each(config, slugs, {
      work: async (shared, { slug }) => ({ slug, changed: await verb(shared, slug) }),
    }).then((data) => {
      const rows = table(data.map(({ slug, changed }) => [slug, changed ? done : idle]));
      const isToldMore = after !== undefined && data.some(({ changed }) => changed);
      return { text: isToldMore ? `${rows}\n${after}` : rows, data };
    }),
});

/** Does the work for each post that is named. */
const each = <T>(
  config: Config,
  slugs: readonly string[],
  what: {
    work: (shared: Shared, post: PostRow) => Promise<T>;
    confirm?: (found: readonly string[]) => Promise<void>;
  },
): Promise<T[]> =>
  eachNamed(config, slugs, {
    kind: 'post',
    ask: 'name the post by its address: SLUG',
    find: async (shared, slug) => (isPostSlug(slug) ? findPost(shared, slug) : null),
    ...what,
  });

function listed(posts: PostRow[]): AdminResult {
  const data = posts.map((post) => ({
    slug: post.slug,
    state: stateOf(post),
    date: post.day,
    categories: post.categories,
    title: post.title,
  }));
  const rows = data.map(({ slug, state, date, title }) => [date, state, slug, title]);
  return { text: table(rows, 'There are no posts.'), data };
}

/** What is still to be had of a post that was taken back. */
const LEFT =
  'a page that the server keeps may be read for up to a minute more, and a cover stays at its address until its post is deleted and a day has passed';

const withdraw = overPosts(`Take posts back until they are published again; ${LEFT}`, {
  verb: withdrawPost,
  done: 'withdrawn',
  idle: 'was not published',
  after: `Mind that ${LEFT}.`,
});

export const blog: Noun = {
  name: 'blog',
  verbs: {
    list: {
      help: 'Every post, newest first: its date, state, address and title',
      run: (config) => withShared(config, async (shared) => listed(await findPosts(shared))),
    },
    import: {
      help: 'Take in Markdown files with front matter, and their covers; new ones are drafts unless --publish',
      usage: 'FILE… [--publish]',
      most: Infinity,
      options: { publish: { type: 'boolean' } },
      run: async (config, paths, options) => {
        if (paths.length === 0) throw new UsageError('name at least one file');
        const sources = await sourcesOf(paths);
        return withShared(config, async (shared) => {
          const data = await importAll(shared, sources, options['publish'] === true);
          const rows = data.map(({ slug, outcome, published }) => [
            slug,
            published ? `${outcome}, published` : outcome,
          ]);
          return { text: table(rows), data };
        });
      },
    },
    publish: overPosts('Let everybody read posts', {
      verb: publishPost,
      done: 'published',
      idle: 'was published already',
    }),
    unpublish: withdraw,
    withdraw: { ...withdraw, help: 'The same as unpublish' },
    delete: {
      help: 'Delete posts for good; their covers go a day later',
      usage: 'SLUG… [--yes]',
      most: Infinity,
      options: { yes: { type: 'boolean' } },
      run: async (config, slugs, _, confirm) => {
        const data = await each(config, slugs, {
          confirm: (found) =>
            confirm(`This deletes for good, and their covers a day later: ${found.join(', ')}.`),
          work: async (shared, { slug }) => {
            await removePost(shared, slug);
            return { slug, deleted: true };
          },
        });
        return { text: table(data.map(({ slug }) => [slug, 'deleted'])), data };
      },
    },
  },
};
