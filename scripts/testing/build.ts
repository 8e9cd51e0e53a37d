import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withLock } from '@sibila/drizzle/embedded-lock';
import { bareEnvironment } from './environment.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the product unless its build is fresh; test runs at the same time take turns. The
 * runner's own NODE_ENV must not reach the build, which would take React's slow half.
 */
export async function ensureBuilt(): Promise<void> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  await withLock(join(ROOT, 'dist', '.build.lock'), async () => {
    const script = join(ROOT, 'scripts', 'bootstrap.mjs');
    const options = { cwd: ROOT, env: bareEnvironment(), maxBuffer: 64 * 1024 * 1024 };
    try {
      await promisify(execFile)(process.execPath, [script, 'build'], options);
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`the product could not be built:\n${stdout}${stderr}`, { cause: error });
    }
  });
}
