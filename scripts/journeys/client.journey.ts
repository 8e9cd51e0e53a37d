import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { describeJourney, it } from './journey.ts';
import { newMember, PASSWORD } from './people.ts';

const BUILT = fileURLToPath(
  new URL('../../packages/client/dist/create-client.js', import.meta.url),
);

/** Imports the client as a bundle for the browser would. */
const OWN_PAGE = `<!doctype html><title>Own</title><script type="module">
  import { createSibilaClient } from '/own.js';
  Object.assign(globalThis, { createSibilaClient });
</script>`;

describeJourney('the typed client in a browser', () => {
  it('signs in by the browser’s own cookie and streams a reading', async ({ enter }) => {
    const { page } = await enter('phone');
    const email = await newMember();
    // The test serves a page and a script of its own from the server's origin.
    await page.route('/own.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: OWN_PAGE }),
    );
    await page.route('/own.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: readFileSync(BUILT, 'utf8') }),
    );
    await page.goto('/own.html');
    const read = await page.evaluate(
      async ([who, password]) => {
        const { createSibilaClient } = globalThis as unknown as {
          createSibilaClient(url: string): Client;
        };
        interface Client {
          account: { login: { mutate(input: object): Promise<unknown> } };
          tarot: {
            interpret: { mutate(input: object): Promise<AsyncIterable<{ type: string }>> };
          };
        }
        const sibila = createSibilaClient(location.origin);
        await sibila.account.login.mutate({ email: who, password });
        const types: string[] = [];
        const draw = { id: crypto.randomUUID(), cards: ['El Carro'] };
        for await (const { type } of await sibila.tarot.interpret.mutate(draw)) types.push(type);
        return types;
      },
      [email, PASSWORD],
    );
    expect(read.filter((type) => type === 'text').length).toBeGreaterThan(3);
    expect(read.at(-1)).toBe('done');
  });
});
