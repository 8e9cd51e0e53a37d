import autocannon from 'autocannon';
import { report } from './measure.ts';
import { cookiesFor, memoryOf, withProduct } from './product.ts';

const PATHS = ['/', '/api/auth/user', '/trpc/account.user', '/cielo.svg', '/favicon.svg'];

/** The server's resident memory, without the database, after 10,000 requests of five kinds. */
export function benchMemory(): Promise<void> {
  return withProduct({}, async (product) => {
    const cookies = await cookiesFor(product, 200);
    const requests = cookies.flatMap((cookie) =>
      PATHS.map((path) => ({ method: 'GET' as const, path, headers: { cookie } })),
    );
    const before = memoryOf(product);
    await autocannon({ url: product.url, connections: 10, amount: 10_000, requests });
    const after = memoryOf(product);
    const detail = `(${before.toFixed(0)} MB before)`;
    report('memory after 10,000 requests', `${after.toFixed(0)} MB`, after < 250, detail);
  });
}
