import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

/** `pnpm dev`: builds and serves, and does both again after each change of a source. */
const WATCHED = ['api/src', 'web/src', 'packages', 'drizzle'];
const SETTLED_MS = 150;

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
let work = Promise.resolve();

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', (code) => done(code)));

async function rebuild(): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
  });
  if ((await ended(build)) !== 0) return;
  if (server && server.exitCode === null) {
    const gone = ended(server);
    server.kill('SIGTERM');
    await gone;
  }
  server = spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    stdio: 'inherit',
  });
}

const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    work = work.then(rebuild);
  }, SETTLED_MS);
};

for (const folder of WATCHED)
  watch(folder, { recursive: true }, (_, name) => {
    const isSource = name !== null && /\.(tsx?|css|svg)$/.test(name);
    if (isSource && !/node_modules|dist|\.cache|\.gen\.|\.test\./.test(join(folder, name))) soon();
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!server || server.exitCode !== null) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
work = work.then(rebuild);
