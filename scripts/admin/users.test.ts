import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { until } from '../testing/wait.ts';

const dataDir = makeFolder('admin-users');
let stopDatabase: () => Promise<void>;

beforeAll(async () => {
  // One server for all the commands, which would else each start their own.
  const embedded = await startEmbeddedPostgres({ dataDir });
  stopDatabase = () => embedded.stop();
  await migrateDatabase(embedded.connection);
});
afterAll(async () => {
  await stopDatabase();
  await removeDataDir(dataDir);
});

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DATA_DIR: dataDir },
  });
const told = async (...args: string[]) =>
  JSON.parse((await run('users', ...args, '--json')).stdout) as Record<string, unknown>;
const complaint = (...args: string[]) =>
  run('users', ...args).then(
    () => 'none',
    (error: { stderr: string }) => error.stderr,
  );

interface Made {
  id: string;
  email: string;
}
async function person(): Promise<Made> {
  const made = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await lookInto(
    dataDir,
    (sql) => sql`insert into users (id, email, username, full_name, password_hash, created_at)
      values (${made.id}, ${made.email}, ${made.id.slice(0, 20)}, 'Ana de Prueba', 'a-hash', now())`,
  );
  return made;
}
const rowsOf = (table: string) =>
  lookInto(dataDir, async (sql) => JSON.stringify(await sql`select * from ${sql(table)}`));

describe('pnpm admin users', () => {
  it('lists accounts, finds one by a part of its address, and shows what is held', async () => {
    const { id, email } = await person();
    const list = await told('list', email.slice(0, 20));
    expect(list).toMatchObject([{ id, email }]);
    const { stdout } = await run('users', 'list');
    expect(stdout).toContain(email);
    expect(stdout).toContain('unverified');
    const shown = await told('show', id);
    expect(shown).toMatchObject({ email, held: { users: 1, tarot_readings: 0 }, requests: [] });
    for (const text of [JSON.stringify([list, shown]), stdout])
      expect(text).not.toContain('a-hash');
  });

  it('verifies an address, and welcomes the person once', async () => {
    const { email } = await person();
    await run('users', 'verify', email.toUpperCase());
    await run('users', 'verify', email);
    expect((await told('show', email))['emailVerifiedAt']).not.toBeNull();
    expect((await rowsOf('outbox')).split(email)).toHaveLength(2);
  });

  it('gives Premium, and more of it after what is left', async () => {
    const { id } = await person();
    await run('users', 'grant-premium', id, '--days', '10');
    const { premiumUntil } = await told('grant-premium', id, '--days', '5');
    const days = (new Date(String(premiumUntil)).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(14.9);
    expect(days).toBeLessThan(15.1);
    expect(await complaint('grant-premium', id, '--days', '0')).toContain('whole number');
  });

  it('grants nothing to an account that is deleted meanwhile, and says so', async () => {
    const { id, email } = await person();
    const answer = await lookInto(dataDir, (sql) =>
      sql.begin(async (tx) => {
        await tx`delete from users where id = ${id}`;
        const granting = complaint('grant-premium', id, '--days', '10');
        await until('the command to wait for the account', () =>
          lookInto(dataDir, async (other) => {
            const waiting = await other`
              select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%users%'`;
            return waiting.length > 0;
          }),
        );
        return { granting };
      }),
    );
    expect(await answer.granting).toContain(`there is no account of ${email} any more`);
  });

  it('writes the ZIP of a person, for its owner alone and over no other file', async () => {
    const { id, email } = await person();
    const out = join(dataDir, `${id}.zip`);
    const { file, request } = await told('export', email, '--out', out);
    expect(file).toBe(out);
    expect(request).toMatchObject({ kind: 'export', receivedOn: mexicanDate(new Date()) });
    expect(readFileSync(out).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(await complaint('export', email, '--out', out)).toContain("the file can't be made");
    expect((await run('users', 'requests', email)).stdout).toContain('answered');
  });

  it('notes requests with their last day, and lists the overdue ones first', async () => {
    const [late, fresh] = [await person(), await person()];
    const noted = await run('users', 'request', late.email, 'delete', '--received', '2026-01-05');
    expect(noted.stdout).toContain('due by 2026-02-03');
    await run('users', 'request', fresh.id, 'export');
    const { stdout } = await run('users', 'requests');
    expect(stdout).toMatch(new RegExp(`^OVERDUE.*${late.email}\n(?:.*\n)*open.*${fresh.email}`));
    expect(await complaint('request', late.email, 'rectify')).toContain('export or delete');
    for (const day of ['2026-02-30', '2999-01-01', 'ayer'])
      expect(await complaint('request', late.email, 'export', '--received', day)).toContain(
        'YYYY-MM-DD',
      );
  });

  it('erases a person only when told twice, and keeps the proof that it was in time', async () => {
    const { id, email } = await person();
    await run('users', 'request', email, 'delete');
    const warning = await complaint('delete', email);
    expect(warning).toContain('--yes');
    expect(await rowsOf('users')).toContain(email);
    expect(await told('delete', email, '--yes')).toMatchObject({ id, erased: true });
    expect(await rowsOf('users')).not.toContain(email);
    expect(await rowsOf('rights_requests')).not.toContain(email);
    expect(await rowsOf('outbox')).toContain('account-deleted');
    expect((await run('users', 'requests', email)).stdout).toMatch(/^answered .*delete/);
    expect(await complaint('delete', email, '--yes')).toContain('there is no account of');
  });

  it('says what is wrong with what was typed', async () => {
    expect(await complaint('show')).toContain('say whose: EMAIL|ID');
    expect(await complaint('show', randomUUID())).toContain('there is no account of');
    expect(await complaint('list', '--yes')).toContain('users list knows no option --yes');
    expect(await complaint('list', '--limit', 'x')).toContain('whole number');
    expect(await complaint('list', '--nonsense')).toContain('--nonsense');
    const { stdout } = await run('users', '--help');
    for (const verb of ['list', 'show', 'verify', 'grant-premium', 'export', 'delete', 'requests'])
      expect(stdout).toContain(`users ${verb}`);
    expect(stdout).not.toContain('db seed');
  });

  it('says how to make the tables where there are none', async () => {
    const bare = makeFolder('admin-bare');
    const failing = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/admin.ts', 'users', 'list'],
      { cwd: ROOT, env: { ...bareEnvironment(), DATA_DIR: bare } },
    );
    await expect(failing).rejects.toMatchObject({
      stderr: expect.stringContaining('pnpm admin db migrate') as string,
    });
    expect(existsSync(bare)).toBe(true);
    await removeDataDir(bare);
  });
});
