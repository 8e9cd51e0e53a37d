import autocannon from 'autocannon';
import { report } from './measure.ts';
import { signInMany } from './people.ts';
import { startBuilt } from './product.ts';

const MEGABYTE = 1024 * 1024;
const PATHS = ['/', '/api/auth/user', '/trpc/account.user', '/cielo.svg', '/favicon.svg'];

/** The server's resident memory, without the database, after 10,000 requests of five kinds. */
export async function benchMemory(): Promise<void> {
  const product = await startBuilt();
  try {
    const cookies = await signInMany(product.database.sql, 200);
    const requests = cookies.flatMap((cookie) =>
      PATHS.map((path) => ({ method: 'GET' as const, path, headers: { cookie } })),
    );
    const before = product.memory() / MEGABYTE;
    await autocannon({ url: product.url, connections: 10, amount: 10_000, requests });
    const after = product.memory() / MEGABYTE;
    const detail = `(${before.toFixed(0)} MB before)`;
    report('memory after 10,000 requests', `${after.toFixed(0)} MB`, after < 250, detail);
  } finally {
    await product.stop();
  }
}
