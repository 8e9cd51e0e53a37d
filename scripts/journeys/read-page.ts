import { theSite } from './site.ts';

/** Sentences shorter than this may stand on many pages. */
const LONG = 60;

/** An answer of the site as it comes: a redirect is not followed. */
export const get = (path: string): Promise<Response> =>
  fetch(theSite().url + path, { redirect: 'manual' });

/**
 * What a page is without a browser: its status, its head and the words that are its own. `shared`
 * matches what two pages may say alike.
 */
export async function readPage(path: string, shared: RegExp) {
  const answer = await get(path);
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const main = find(/<main[^>]*>([^]*)<\/main>/).replace(shared, ' ');
  const text = main.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '\n');
  const graph: unknown = JSON.parse(find(/<script type="application\/ld\+json"[^>]*>([^<]*)/));
  return {
    path,
    status: answer.status,
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: new URL(find(/<link rel="canonical" href="([^"]*)"/)).pathname,
    image: new URL(find(/<meta property="og:image" content="([^"]*)"/)).pathname,
    graph: JSON.stringify(graph),
    words: text.split(/\s+/).length,
    sentences: text.split(/(?<=[.?])\s+|\n/).filter(({ length }) => length > LONG),
  };
}

/** What several pages say alike that each should say in its own way. */
export function repeated(pages: readonly { sentences: readonly string[] }[]): string[] {
  const said = pages.flatMap(({ sentences }) => [...new Set(sentences)]);
  return said.filter((sentence, i) => said.indexOf(sentence) !== i);
}
