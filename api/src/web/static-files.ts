import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context as HonoContext } from 'hono';
import { sendPacked, weakTag, type Packed } from '../http/packed.ts';
import type { AppEnv } from '../http/request-context.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile extends Packed {
  type: string;
  /** Its name carries a hash of what it holds. */
  immutable: boolean;
}

/** What a service worker fetches is fetched under its own policy, not under the pages'. */
const WORKER_HEADERS = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

const read = (path: string) => new Uint8Array(readFileSync(path));

/**
 * The built client files, all in memory: they are few, and a path that is not among them is never
 * looked for on the disk. Compressed forms are made by the build and lie beside each file.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      const type = TYPES[extname(name)];
      if (!type || name.startsWith('.') || !statSync(path).isFile()) continue;
      const identity = read(path);
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      const packed = (ending: string) =>
        existsSync(path + ending) ? read(path + ending) : undefined;
      const br = packed('.br');
      const gzip = packed('.gz');
      this.#files.set(url, {
        type,
        etag: weakTag(identity),
        immutable: url.startsWith('/assets/'),
        forms: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      });
    }
  }

  /** The file at this request's path; null where there is none. */
  serve(c: HonoContext<AppEnv>): Response | null {
    const file = this.#files.get(c.req.path);
    if (!file) return null;
    return sendPacked(c, file, {
      ...(c.req.path === '/sw.js' ? WORKER_HEADERS : {}),
      'Content-Type': file.type,
      'Cache-Control': file.immutable
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
    });
  }
}
