import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { lookInto } from '../testing/data-dir.ts';
import { until } from '../testing/wait.ts';
import { openAdminBench, type AdminBench } from './testing/in-process.ts';

let bench: AdminBench;
beforeAll(async () => {
  bench = await openAdminBench('users');
});
afterAll(() => bench.close());

const run = (...args: string[]) => bench.run(['users', ...args]);
const told = (...args: string[]) => bench.told('users', ...args);
const complaint = (...args: string[]) => bench.complaint('users', ...args);

interface Made {
  id: string;
  email: string;
}
async function person(fullName = 'Ana de Prueba'): Promise<Made> {
  const made = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await lookInto(
    bench.dataDir,
    (sql) => sql`insert into users (id, email, username, full_name, password_hash, created_at)
      values (${made.id}, ${made.email}, ${made.id.slice(0, 20)}, ${fullName}, 'a-hash', now())`,
  );
  return made;
}
/** What comes of `work` while a table is not there. */
async function withoutTable(name: string, work: () => Promise<void>): Promise<void> {
  const rename = (from: string, to: string) =>
    lookInto(bench.dataDir, (sql) => sql`alter table ${sql(from)} rename to ${sql(to)}`);
  await rename(name, 'away');
  try {
    await work();
  } finally {
    await rename('away', name);
  }
}
const rowsOf = (table: string) =>
  lookInto(bench.dataDir, async (sql) => JSON.stringify(await sql`select * from ${sql(table)}`));

describe('pnpm admin users', () => {
  it('lists accounts, finds one by a part of its address, and shows what is held', async () => {
    const { id, email } = await person();
    const list = await told('list', email.slice(0, 20));
    expect(list).toMatchObject([{ id, email }]);
    const { stdout } = await run('list');
    expect(stdout).toContain(email);
    expect(stdout).toContain('unverified');
    const shown = await told('show', id);
    expect(shown).toMatchObject({ email, held: { users: 1, tarot_readings: 0 }, requests: [] });
    for (const text of [JSON.stringify([list, shown]), stdout])
      expect(text).not.toContain('a-hash');
  });

  it('verifies an address, and welcomes the person once', async () => {
    const { email } = await person();
    await run('verify', email.toUpperCase());
    await run('verify', email);
    expect((await told('show', email))['emailVerifiedAt']).not.toBeNull();
    expect((await rowsOf('outbox')).split(email)).toHaveLength(2);
  });

  it('gives Premium, and more of it after what is left', async () => {
    const { id } = await person();
    await run('grant-premium', id, '--days', '10');
    const { premiumUntil } = await told('grant-premium', id, '--days', '5');
    const days = (new Date(String(premiumUntil)).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(14.9);
    expect(days).toBeLessThan(15.1);
    expect(await complaint('grant-premium', id, '--days', '0')).toContain('whole number');
  });

  it('grants nothing to an account that is deleted meanwhile, and says so', async () => {
    const { id, email } = await person();
    const answer = await lookInto(bench.dataDir, (sql) =>
      sql.begin(async (tx) => {
        await tx`delete from users where id = ${id}`;
        const granting = complaint('grant-premium', id, '--days', '10');
        await until('the command to wait for the account', () =>
          lookInto(bench.dataDir, async (other) => {
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
    const out = join(bench.dataDir, `${id}.zip`);
    const { file, request } = await told('export', email, '--out', out);
    expect(file).toBe(out);
    expect(request).toMatchObject({ kind: 'export', receivedOn: mexicanDate(new Date()) });
    expect(readFileSync(out).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect((await run('requests', email)).stdout).toMatch(/^answered .* export [^\n]*\n$/);
  });

  it('notes no request for a copy that it could not write', async () => {
    const { email } = await person();
    const out = join(bench.dataDir, 'taken.zip');
    writeFileSync(out, '');
    expect(await complaint('export', email, '--out', out)).toContain("the file can't be made");
    const halfway = join(bench.dataDir, 'halfway.zip');
    await withoutTable('rune_readings', async () => {
      expect(await complaint('export', email, '--out', halfway)).toContain('no such tables');
    });
    expect(await complaint('export', email, '--out', halfway, '--received', 'ayer')).toContain(
      '--received takes a day',
    );
    expect(existsSync(halfway)).toBe(false);
    expect((await run('requests', email)).stdout).toBe(`no request of ${email}\n`);
  });

  it('shows names that would give the terminal orders, and obeys none', async () => {
    const { email } = await person('Ana\u001b[2K\r\nBea\u202e');
    const shown = 'Ana\ufffd[2K\ufffd\ufffdBea\ufffd';
    const asked = await bench.run(['users', 'delete', email], { answer: 'no' });
    const unasked = await complaint('delete', email);
    expect((await run('list', email)).stdout).toContain(`  ${shown}  `);
    expect((await run('show', email)).stdout).toContain(`  ${shown}\n`);
    for (const text of [asked.stderr, unasked]) expect(text).toContain(`(${shown})`);
    const { stdout } = await run('list', email, '--json');
    expect(stdout).toContain(String.raw`"Ana\u001b[2K\r\nBea\u202e"`);
  });

  it('notes requests with their last day, and lists the overdue ones first', async () => {
    const [late, fresh] = [await person(), await person()];
    const noted = await run('request', late.email, 'delete', '--received', '2026-01-05');
    expect(noted.stdout).toContain('due by 2026-02-03');
    await run('request', fresh.id, 'export');
    const { stdout } = await run('requests');
    expect(stdout).toMatch(new RegExp(`^OVERDUE.*${late.email}\n(?:.*\n)*open.*${fresh.email}`));
    expect(await complaint('request', late.email, 'rectify')).toContain('export or delete');
    for (const day of ['2026-02-30', '2999-01-01', 'ayer'])
      expect(await complaint('request', late.email, 'export', '--received', day)).toContain(
        'YYYY-MM-DD',
      );
  });

  it('erases a person only when told twice, and keeps the proof that it was in time', async () => {
    const { id, email } = await person();
    await run('request', email, 'delete');
    const warning = await complaint('delete', email);
    expect(warning).toContain('--yes');
    const refused = await bench.run(['users', 'delete', email], { answer: 'no' });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/for good\.\nType yes to do it: Nothing was done\.\n$/);
    expect(await rowsOf('users')).toContain(email);
    expect(await told('delete', email, '--yes')).toMatchObject({ id, erased: true });
    expect(await rowsOf('users')).not.toContain(email);
    expect(await rowsOf('rights_requests')).not.toContain(email);
    expect(await rowsOf('outbox')).toContain('account-deleted');
    expect((await run('requests', email)).stdout).toMatch(/^answered .*delete/);
    expect(await complaint('delete', email, '--yes')).toContain('there is no account of');
  });

  it('erases a person when the one at the terminal says yes', async () => {
    const { email } = await person();
    const { code, stdout } = await bench.run(['users', 'delete', email], { answer: 'yes' });
    expect(code).toBe(0);
    expect(stdout).toContain(`${email} is erased`);
    expect(await rowsOf('users')).not.toContain(email);
  });

  it('says what is wrong with what was typed', async () => {
    expect(await complaint('show')).toContain('say whose: EMAIL|ID');
    expect(await complaint('show', randomUUID())).toContain('there is no account of');
    expect(await complaint('list', '--yes')).toContain('users list knows no option --yes');
    expect(await complaint('list', '--limit', 'x')).toContain('whole number');
    expect(await complaint('list', '--nonsense')).toContain('--nonsense');
    expect(await run('list', '--nonsense')).toMatchObject({ code: 2 });
    expect(await run('list', '--limit', 'x')).toMatchObject({ code: 2 });
    expect(await run('frobnicate')).toMatchObject({ code: 2 });
    const { stdout } = await run('--help');
    for (const verb of ['list', 'show', 'verify', 'grant-premium', 'export', 'delete', 'requests'])
      expect(stdout).toContain(`users ${verb}`);
    expect(stdout).not.toContain('db seed');
    const one = (await run('delete', '--help')).stdout;
    expect(one).toContain('pnpm admin users delete EMAIL|ID [--yes]');
    expect(one).not.toContain('users show');
  });

  it('takes no more than it knows what to do with, and does nothing then', async () => {
    const [ana, bea] = [await person(), await person()];
    const { code, stderr } = await run('delete', ana.email, bea.email, '--yes');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `nothing is known of ${bea.email}: pnpm admin users delete EMAIL|ID [--yes] [--received YYYY-MM-DD]\n`,
    });
    expect(await rowsOf('users')).toContain(ana.email);
    expect(await run('request', ana.email, 'export', 'delete')).toMatchObject({ code: 2 });
    for (const typed of ['list a b', 'requests a b', 'show a b'])
      expect(await run(...typed.split(' '))).toMatchObject({ code: 2, stdout: '' });
  });

  it('says how to make the tables where there are none', async () => {
    await withoutTable('users', async () => {
      expect(await complaint('list')).toContain('pnpm admin db migrate');
    });
  });

  it('tells of what nobody foresaw what the log may keep, and nothing of the people', async () => {
    await lookInto(bench.dataDir, (sql) => sql`alter table users rename full_name to away`);
    const { code, stdout, stderr } = await run('list', 'ana-canary');
    const asJson = await run('list', 'ana-canary', '--json');
    const debugged = await bench.run(['users', 'list', 'ana-canary'], {
      environment: { LOG_LEVEL: 'debug' },
    });
    await lookInto(bench.dataDir, (sql) => sql`alter table users rename away to full_name`);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('it failed: 42703\n');
    expect(debugged.stderr).toMatch(/"a query failed"[^]*"stack"[^]*\nit failed: 42703\n$/);
    expect(debugged.stderr + asJson.stderr).not.toContain('canary');
    expect(asJson).toMatchObject({ code: 1, stdout: '{"error":"it failed: 42703"}\n' });
  });
});

describe('pnpm admin readings', () => {
  it('counts what was read, without a word of it', async () => {
    const [ana, bea] = [await person(), await person()];
    const read = (userId: string, reader: string, days: number) =>
      lookInto(
        bench.dataDir,
        (sql) => sql`insert into rune_readings
            (user_id, id, created_at, reader, runes, question, interpretation)
          values (${userId}, gen_random_uuid(), now() - make_interval(days => ${days}),
            ${reader}, '{Fehu}', '¿Y mi secreto?', 'Un secreto.')`,
      );
    await read(ana.id, 'builtin', 0);
    await read(ana.id, 'model', 5);
    await read(bea.id, 'builtin', 20);
    const stats = async (...args: string[]) => {
      const all = await bench.told<{ type: string }[]>('readings', 'stats', ...args);
      return all.find(({ type }) => type === 'runes');
    };
    const all = { type: 'runes', total: 3, recent: 3, people: 2, byModel: 1, builtin: 2 };
    expect(await stats()).toEqual(all);
    const week = { type: 'runes', total: 3, recent: 2, people: 1, byModel: 1, builtin: 1 };
    expect(await stats('--days', '7')).toEqual(week);
    const { stdout } = await bench.run(['readings', 'stats']);
    expect(stdout).toMatch(/^runes +3 +3 +2 +1 +2$/m);
    for (const word of ['secreto', ana.email, ana.id]) expect(stdout).not.toContain(word);
    expect(await bench.complaint('readings', 'stats', '--days', 'x')).toContain('whole number');
  });
});
