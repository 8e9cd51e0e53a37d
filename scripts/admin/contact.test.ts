import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@sibila/api/config';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { contact } from './contact.ts';
import type { Options } from './noun.ts';

const dataDir = makeFolder('admin-contact');
let stopDatabase: () => Promise<void>;

beforeAll(async () => {
  const embedded = await startEmbeddedPostgres({ dataDir });
  stopDatabase = () => embedded.stop();
  await migrateDatabase(embedded.connection);
});
afterAll(async () => {
  await stopDatabase();
  await removeDataDir(dataDir);
});
beforeEach(() => lookInto(dataDir, (sql) => sql`truncate contact_messages`));

/** A verb as the CLI calls it, in this process: starting one takes seconds. */
async function run(verb: string, args: string[] = [], options: Options = {}) {
  const config = readConfig({ DATA_DIR: dataDir });
  const { text, data } = (await contact.verbs[verb]?.run(config, args, options)) ?? {};
  return { text, data };
}
const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DATA_DIR: dataDir },
  });
const subjects = async (options: Options = {}) =>
  ((await run('list', [], options)).data as { subject: string }[]).map(({ subject }) => subject);

let minute = 0;
async function message(
  subject: string,
  { isPremium = false, text = 'Ayer hice una tirada.', name = 'Ana' } = {},
): Promise<string> {
  const id = randomUUID();
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 20, 12, minute));
  await lookInto(
    dataDir,
    (sql) => sql`insert into contact_messages
      (id, name, email, subject, message, is_premium, received_at)
      values (${id}, ${name}, 'ana@example.com', ${subject}, ${text}, ${isPremium}, ${at})`,
  );
  return id;
}

describe('pnpm admin contact', () => {
  it('lists what waits, Premium first, shows it and closes it', async () => {
    expect((await run('list')).text).toBe('no message waits');
    const [first, second] = [await message('Primera'), await message('Segunda')];
    const third = await message('Tercera', { isPremium: true });
    const listed = await admin('contact', 'list', '--json');
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { id: third, subject: 'Tercera', isPremium: true, closedAt: null },
      { id: first, subject: 'Primera', email: 'ana@example.com' },
      { id: second, subject: 'Segunda' },
    ]);
    expect(await subjects({ limit: '1' })).toEqual(['Tercera']);
    const { text } = await run('show', [first.toUpperCase()]);
    for (const part of ['Ana', 'ana@example.com', 'a guest', '\n\nAyer hice una tirada.'])
      expect(text).toContain(part);
    expect((await run('close', [first, third])).text).toBe(`${first}  closed\n${third}  closed`);
    expect((await run('close', [first])).data).toEqual([{ id: first, changed: false }]);
    expect(await subjects()).toEqual(['Segunda']);
    expect(await subjects({ all: true })).toEqual(['Segunda', 'Tercera', 'Primera']);
  });

  it('obeys nothing that somebody wrote to the terminal', async () => {
    const escape = '\u001b]0;dueño\u0007\u001b[2J';
    const id = await message(`${escape}Hola`, { text: `${escape}\n\u202eotxet`, name: escape });
    for (const { text } of [await run('list'), await run('show', [id])])
      for (const order of ['\u001b', '\u0007', '\u202e']) expect(text).not.toContain(order);
    expect((await run('show', [id])).text).toContain('\n\ufffdotxet');
  });

  it('says in one line what is wrong, and changes nothing', async () => {
    const id = await message('Primera');
    const nobody = randomUUID();
    await expect(run('show')).rejects.toThrow('name the message: ID');
    await expect(run('close', ['1; drop table'])).rejects.toThrow('1; drop table is no id');
    await expect(run('show', [nobody])).rejects.toThrow(`there is no message ${nobody}`);
    await expect(run('close', [id, 'x'])).rejects.toThrow('x is no id');
    expect(await subjects()).toEqual(['Primera']);
    for (const limit of ['0', '-1', 'x', '10001', ''])
      await expect(run('list', [], { limit })).rejects.toThrow('--limit takes a whole number');
    await expect(admin('contact', 'close', nobody)).rejects.toMatchObject({
      code: 1,
      stderr: `there is no message ${nobody}\n`,
    });
  });

  it('is told of in the help', async () => {
    const { stdout } = await admin('contact', '--help');
    for (const verb of ['list [--all] [--limit N]', 'show ID…', 'close ID…'])
      expect(stdout).toContain(`contact ${verb}`);
  });
});
