import { statfs } from 'node:fs/promises';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '@sibila/core/errors';

/** Under this many free bytes nothing new is written: the database needs room to stay whole. */
const FREE_MIN = 200 * 1024 * 1024;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Watches the disk of the embedded parts and refuses writes before it is full. */
export class DiskGuard {
  readonly #folder: string;
  readonly #freeBytes: (folder: string) => Promise<number>;
  #isLow = false;

  constructor(folder: string, freeBytes = freeBytesOf) {
    this.#folder = folder;
    this.#freeBytes = freeBytes;
  }

  /** Looks again, and tells whether there is room to write; call it every few seconds. */
  async check(): Promise<boolean> {
    this.#isLow = (await this.#freeBytes(this.#folder)) < FREE_MIN;
    return !this.#isLow;
  }

  /** Refuses with UNAVAILABLE whatever may write while the disk is nearly full. */
  readonly middleware = createMiddleware((c, next) => {
    if (this.#isLow && !SAFE.has(c.req.method))
      throw new DomainError('UNAVAILABLE', {
        message:
          'El disco está casi lleno y por ahora no podemos guardar nada nuevo. Lo que ya tenías sigue a salvo.',
        retryAfter: 60,
      });
    return next();
  });
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
