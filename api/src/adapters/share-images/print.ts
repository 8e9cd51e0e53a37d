import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './sheet.ts';

const LIMIT_MS = 20_000;

/** The printer beside the built server, or from its source. */
function printerFile(): string {
  const built = fileURLToPath(new URL('share-printer.js', import.meta.url));
  return existsSync(built)
    ? built
    : fileURLToPath(new URL('printer-from-source.mjs', import.meta.url));
}

/** Makes a picture of 1200 × 630 in a process of its own, which knows none of the server's secrets. */
export function printed(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const child = fork(printerFile(), [], {
      execArgv: ['--max-old-space-size=128'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    let words = '';
    child.stderr?.on('data', (text: Buffer) => (words += text.toString()));
    child.once('message', (bytes: Uint8Array) => done(new Uint8Array(bytes)));
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      fail(new Error(`a share image failed (${signal ?? code}): ${words.slice(0, 500)}`)),
    );
    child.send(sheet, (error) => error && fail(error));
  });
}
