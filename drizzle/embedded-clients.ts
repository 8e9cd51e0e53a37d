import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errnoOf } from './embedded-error.ts';
import { identityIsAlive, ownIdentity } from './embedded-process.ts';

let registrations = 0;

/** Notes that this process uses the server; returns the file to hand to `unregisterClient`. */
export function registerClient(dir: string): string {
  mkdirSync(dir, { recursive: true });
  registrations += 1;
  const file = join(dir, `${process.pid}-${registrations}`);
  writeFileSync(file, ownIdentity());
  return file;
}

export function unregisterClient(file: string): void {
  rmSync(file, { force: true });
}

/** Whether a live process is still registered; the files of dead ones are cleared away. */
export function hasClients(dir: string): boolean {
  let found = false;
  for (const name of listNames(dir)) {
    const file = join(dir, name);
    if (identityIsAlive(readFileSync(file, 'utf8'))) found = true;
    else rmSync(file, { force: true });
  }
  return found;
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return [];
    throw error;
  }
}
