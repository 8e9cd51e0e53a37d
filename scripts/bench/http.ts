import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratio, report } from './measure.ts';
import { signInMany } from './people.ts';
import { end, freePort, startBuilt, untilReady } from './product.ts';

const PEOPLE = 6000;

/** Rates against bare Hono and bare tRPC in the same run. */
export async function benchHttp(): Promise<void> {
  const product = await startBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'sibila-bench-page-'));
  const page = join(folder, 'page.html');
  writeFileSync(page, await (await fetch(product.url)).text());
  const port = await freePort();
  const args = [
    'scripts/bench/bare-server.ts',
    String(port),
    page,
    JSON.stringify(product.connection),
  ];
  const bare = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, bare);
    const cookies = await signInMany(product.database.sql, PEOPLE);
    const static_ = await ratio({ url: product.url, path: '/' }, { url, path: '/' });
    report(
      'page against bare Hono',
      static_.ratio.toFixed(2),
      static_.ratio >= 0.4,
      static_.detail,
    );
    const rest = await ratio(
      { url: product.url, path: '/api/auth/user', cookies },
      { url, path: '/user', cookies },
    );
    report('REST read against bare Hono', rest.ratio.toFixed(2), rest.ratio >= 0.4, rest.detail);
    const trpc = await ratio(
      { url: product.url, path: '/trpc/account.user', cookies },
      { url, path: '/trpc/user', cookies },
    );
    report('tRPC query against bare tRPC', trpc.ratio.toFixed(2), trpc.ratio >= 0.7, trpc.detail);
  } finally {
    await end(bare);
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
