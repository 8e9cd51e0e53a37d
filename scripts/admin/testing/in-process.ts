import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { makeFolder, removeDataDir } from '../../testing/data-dir.ts';
import { runAdmin } from '../run-admin.ts';

/** What a command came to. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Given {
  /** Variables beside the data folder. */
  environment?: Record<string, string>;
  /** What the person at the terminal answers, and may see to first; nobody sits there without it. */
  answer?: string | (() => Promise<string>);
}

/**
 * The CLI as it is typed, in this process: starting one takes seconds. One database server serves
 * all the commands of a file, which would else each start their own.
 */
export interface AdminBench {
  dataDir: string;
  run(argv: readonly string[], given?: Given): Promise<Outcome>;
  /** What a command that goes well tells programs. */
  told<T = Record<string, unknown>>(...argv: string[]): Promise<T>;
  /** What a command that does not go well says. */
  complaint(...argv: string[]): Promise<string>;
  close(): Promise<void>;
}

/** Types one command, with no variable but those that are given. */
export async function typeAdmin(
  argv: readonly string[],
  { environment = {}, answer }: Given,
): Promise<Outcome> {
  const texts = { stdout: '', stderr: '' };
  const ask = (question: string) => {
    texts.stderr += question;
    return typeof answer === 'function' ? answer() : Promise.resolve(answer ?? '');
  };
  const code = await runAdmin(argv, {
    environment,
    out: (text) => void (texts.stdout += text),
    err: (text) => void (texts.stderr += text),
    ask: answer === undefined ? null : ask,
  });
  return { code, ...texts };
}

/** Opens a data folder with a migrated database, for as long as a file's tests run. */
export async function openAdminBench(purpose: string): Promise<AdminBench> {
  const dataDir = makeFolder(`admin-${purpose}`);
  const embedded = await startEmbeddedPostgres({ dataDir });
  await migrateDatabase(embedded.connection);
  const run: AdminBench['run'] = (argv, { environment, answer } = {}) =>
    typeAdmin(argv, {
      environment: { DATA_DIR: dataDir, ...environment },
      ...(answer === undefined ? {} : { answer }),
    });
  return {
    dataDir,
    run,
    async told<T>(...argv: string[]) {
      const { code, stdout, stderr } = await run([...argv, '--json']);
      if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${stdout}${stderr}`);
      return JSON.parse(stdout) as T;
    },
    async complaint(...argv) {
      const { code, stderr } = await run(argv);
      return code === 0 ? 'none' : stderr;
    },
    async close() {
      await embedded.stop();
      await removeDataDir(dataDir);
    },
  };
}
