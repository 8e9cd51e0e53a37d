import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionTo, makeFolder } from '../testing/data-dir.ts';
import type { Product } from '../testing/product.ts';
import { freePort, until } from '../testing/wait.ts';

export interface BareServer {
  url: string;
  stop(): Promise<void>;
}

/** The bare server with a page of the product's own, and its database. */
export async function startBare(product: Product, path = '/'): Promise<BareServer> {
  const connection = await connectionTo(product.dataDir);
  const folder = makeFolder('bare');
  const page = join(folder, 'page.html');
  writeFileSync(page, await (await fetch(product.url + path)).text());
  const port = await freePort();
  const args = ['scripts/bench/bare-server.ts', String(port), page, JSON.stringify(connection)];
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await until('the bare server to answer', () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    ),
  );
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
  };
  return { url, stop };
}
