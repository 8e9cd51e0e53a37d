import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `pnpm verify`: format, lint, structure, unused code and types, side by side. */
const CHECKS: Record<string, string[]> = {
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  types: ['tsc', '-b'],
  structure: ['tsx', 'scripts/structure.ts'],
  unused: ['knip', '--no-progress'],
};

async function run(name: string, [command = '', ...args]: string[]): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(join('node_modules/.bin', command), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  return code === 0;
}

const results = await Promise.all(
  Object.entries(CHECKS).map(([name, command]) => run(name, command)),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
