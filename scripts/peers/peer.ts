import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe } from 'vitest';
import { bareEnvironment, isContinuousIntegration } from '../testing/environment.ts';

/** Where Debian keeps servers, and install.sh what comes by npm; a PATH doesn't name them. */
const SERVER_FOLDERS = [
  '/usr/sbin',
  '/usr/lib/postgresql/15/bin',
  '/var/cache/sibila-peers/node_modules/.bin',
];

/** The whole path of an installed program. */
export function findProgram(name: string): string | undefined {
  const folders = (bareEnvironment()['PATH'] ?? '').split(':');
  for (const folder of [...folders, ...SERVER_FOLDERS]) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** The whole path of a program that `describePeer` has looked for. */
export function programPath(name: string): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`${name} is not installed`);
  return path;
}

export interface Needs {
  programs: readonly string[];
  /** Servers that change their account when they start. */
  root?: boolean;
}

/** Tests against a real server: skipped where it is missing, but failing in CI. */
export function describePeer(title: string, needs: Needs, tests: () => void): void {
  const missing = needs.programs.filter((name) => findProgram(name) === undefined);
  if (needs.root === true && process.getuid?.() !== 0) missing.push('root');
  const reason = `needs ${missing.join(', ')}; scripts/peers/install.sh installs the programs`;
  const isMissing = missing.length > 0;
  const suite = isMissing && !isContinuousIntegration() ? describe.skip : describe;
  suite(isMissing ? `${title} (${reason})` : title, () => {
    beforeAll(() => {
      if (isMissing) throw new Error(`${title} ${reason}`);
    });
    tests();
  });
}
