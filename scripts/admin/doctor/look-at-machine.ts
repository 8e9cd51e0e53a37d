import { stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '@sibila/api/config';
import { Doubt, Fault } from './finding.ts';

const MB = 1024 * 1024;
/** Below the first the server writes nothing new and is not ready; the second is time to act. */
const FREE = { bytes: 200 * MB, share: 0.05, soon: { bytes: 1024 * MB, share: 0.1 } };
const CLOCK = { warnMs: 2_000, failMs: 60_000 };
const SECRET_MIN = 32;

/** Whether the disk of the data folder has room. */
export async function lookAtDisk({ dataDir }: Config): Promise<string> {
  const { bavail, bsize, blocks } = await statfs(await nearest(resolve(dataDir)));
  const free = { bytes: bavail * bsize, share: bavail / blocks };
  const text = `${Math.round(free.bytes / MB)} MB free (${Math.round(free.share * 100)} %) for DATA_DIR`;
  if (free.bytes < FREE.bytes || free.share < FREE.share) throw new Fault(text);
  if (free.bytes < FREE.soon.bytes || free.share < FREE.soon.share) throw new Doubt(text);
  return text;
}

/** A folder, or the one above it that exists. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Whether the secret is long enough, and nobody else can read it. */
export async function lookAtSecret({ appSecret, dataDir }: Config): Promise<string> {
  if (appSecret !== null) {
    if (appSecret.length < SECRET_MIN)
      throw new Doubt(`APP_SECRET has ${appSecret.length} characters of ${SECRET_MIN}`);
    return 'APP_SECRET is set and long enough';
  }
  const file = join(resolve(dataDir), 'app-secret');
  const found = await stat(file).catch(() => null);
  if (!found) return 'made when the server starts, and kept in DATA_DIR';
  const isOthers = process.platform !== 'win32' && (found.mode & 0o077) !== 0;
  if (isOthers) throw new Fault(`others can read ${file}: chmod 600`);
  return 'kept in DATA_DIR for its owner alone';
}

/** What the configuration says that is right and yet may not be meant. */
export function lookAtAddress({ appUrl, ipLimitFactor, mode }: Config): string {
  if (ipLimitFactor > 1) throw new Doubt('RATE_LIMITS is relaxed: that is for tests');
  return `${appUrl}, ${mode} mode`;
}

/** Whether the clock is right, by another one; in an embedded database it is the same one. */
export function judgeClock(aheadMs: number): string {
  const { hour } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { timeZone: 'America/Mexico_City', hour: '2-digit' })
      .formatToParts(new Date(Date.UTC(2026, 0, 1, 12)))
      .map(({ type, value }) => [type, value]),
  );
  if (hour !== '06') throw new Fault('this Node knows no time zones');
  const seconds = Math.round(Math.abs(aheadMs) / 100) / 10;
  const text = `${seconds} s away from the database's`;
  if (!(Math.abs(aheadMs) <= CLOCK.failMs)) throw new Fault(text);
  if (Math.abs(aheadMs) > CLOCK.warnMs) throw new Doubt(text);
  return text;
}
