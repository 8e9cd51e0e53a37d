import { createTRPCClient, httpLink } from '@trpc/client';
import { expect } from 'vitest';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { render } from '../entry-server.tsx';

export const ORIGIN = 'https://sibila.test';
const MANIFEST = { 'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true } };

/** A page as the server sends it; `answer` is what the API says to whatever the page asks. */
export async function servedPage(path: string, answer: () => Promise<Response>): Promise<Response> {
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${ORIGIN}/trpc`, transformer: superjson, fetch: answer })],
  });
  const config = { turnstileSiteKey: null, premium: true, analytics: false };
  const request = new Request(ORIGIN + path);
  return render({ mark: 'm4rk', config, manifest: MANIFEST, request, client });
}

/** What machines are told in a page. */
export function graphOf(html: string): Record<string, unknown>[] {
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g),
  ];
  return scripts.flatMap(([, json = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json) as {
      '@context': string;
      '@graph': Record<string, unknown>[];
    };
    expect(context).toBe('https://schema.org');
    return graph;
  });
}
export const typesOf = (html: string) => graphOf(html).map((thing) => thing['@type']);

/** What a tag of the head says, each of which there may be once. */
export function contentOf(html: string, key: string): string | undefined {
  const found = [
    ...html.matchAll(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`, 'g')),
  ];
  expect(found.length).toBeLessThan(2);
  return found[0]?.[1];
}
