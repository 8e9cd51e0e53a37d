import { createTRPCClient, httpLink } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { render } from '../../entry-server.tsx';

const ORIGIN = 'https://sibila.test';
const OPERATOR = { name: 'Luna & Sol, S.A. de C.V.', address: 'Calle Luna 12, 06000 México' };

/** The policies as the server sends them. */
async function served(legal: unknown): Promise<string> {
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${ORIGIN}/trpc`, transformer: superjson })],
  });
  const answer = await render({
    request: new Request(`${ORIGIN}/privacidad`),
    mark: 'm4rk',
    config: { turnstileSiteKey: null, premium: true, analytics: false, legal },
    client,
    manifest: { 'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true } },
  });
  return answer.text();
}

describe('the privacy policy, before any script', () => {
  it('names who answers for the data, where they are and where to write', async () => {
    const html = await served({ operator: OPERATOR, email: 'hola@sibila.test' });
    expect(html).toContain('<dd>Luna &amp; Sol, S.A. de C.V.</dd>');
    expect(html).toContain(`<dd>${OPERATOR.address}</dd>`);
    expect(html).toContain('<a href="mailto:hola@sibila.test" rel="noreferrer">');
    expect(html).not.toContain('todavía no dice');
  });

  it('says so where nobody is named', async () => {
    const html = await served({ operator: null, email: null });
    expect(html).toContain('todavía no dice el nombre ni el domicilio de quien la opera');
    expect(html).not.toContain('mailto:');
  });
});
