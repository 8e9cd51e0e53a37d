import { createTRPCClient, httpLink } from '@trpc/client';
import { expect, it } from 'vitest';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { render } from '../../entry-server.tsx';

const ORIGIN = 'https://sibila.test';

/** The landing page as the server sends it, before any script has run. */
async function served(simulated: boolean): Promise<string> {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${ORIGIN}/trpc`,
        transformer: superjson,
        fetch: () =>
          Promise.resolve(Response.json({ result: { data: superjson.serialize(null) } })),
      }),
    ],
  });
  const answer = await render({
    request: new Request(`${ORIGIN}/`),
    mark: 'm4rk',
    config: { turnstileSiteKey: null, premium: true, simulated, analytics: false },
    client,
    manifest: { 'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true } },
  });
  return answer.text();
}

const PROVIDER = 'Pagas con tarjeta en la página de nuestro proveedor de pagos.';
const SIMULATED = 'Pago simulado: aquí no se mueve dinero ni se pide tarjeta.';

it.each([
  [true, SIMULATED, PROVIDER],
  [false, PROVIDER, SIMULATED],
])('says before any script whether paying is simulated: %s', async (simulated, said, unsaid) => {
  const html = await served(simulated);
  expect(html).toContain(said);
  expect(html).not.toContain(unsaid);
});
