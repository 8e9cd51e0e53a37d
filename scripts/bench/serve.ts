import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startBare } from './bare.ts';
import { ratioOf, report, type Load } from './measure.ts';
import { withProduct } from './product.ts';

const CONNECTIONS = 50;
const SECONDS = 2;
/** Many and short: what else the machine does falls on both alike. */
const ROUNDS = 11;
const BAR = 0.6;
const PAGES = ['/', '/blog', '/horoscopo/leo'];

/**
 * Public pages against bare Hono that serves a page of the same compressed bytes. By wrk: a load
 * generator in Node is slower than either.
 */
export function benchServe(): Promise<void> {
  return withProduct({}, async (product) => {
    for (const path of PAGES) {
      const bare = await startBare(product, path);
      try {
        const ours = { url: product.url, path };
        const theirs = { url: bare.url, path: '/packed' };
        // The first requests are interpreted: of a server that has just started they are many.
        for (const load of [ours, theirs]) await rate(load);
        const { ratio, detail } = await ratioOf(rate, ours, theirs, ROUNDS);
        report(
          `${path} against bare Hono, both compressed`,
          ratio.toFixed(2),
          ratio >= BAR,
          detail,
        );
      } finally {
        await bare.stop();
      }
    }
  });
}

/** Requests a second of a browser's kind; anything but 200 is an error. */
async function rate({ url, path }: Load): Promise<number> {
  const asked = ['-H', 'Accept-Encoding: gzip, deflate, br', url + path];
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...asked];
  const { stdout } = await promisify(execFile)('wrk', load).catch((cause: unknown) => {
    throw new Error('wrk (Debian package `wrk`) could not be run', { cause });
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}${path}:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
