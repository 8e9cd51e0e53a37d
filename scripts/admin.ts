import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { runAdmin } from './admin/run-admin.ts';

/** `pnpm admin <noun> <verb>`: the administration of the product, beside the running server. */
if (existsSync('.env')) process.loadEnvFile('.env');

/** The question goes where errors go, so that what is written for programs stays clean. */
async function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await line.question(question);
  } finally {
    line.close();
  }
}

const code = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
});
if (code !== 0) process.exitCode = code;
