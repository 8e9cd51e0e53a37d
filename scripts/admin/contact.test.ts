import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookInto } from '../testing/data-dir.ts';
import { openAdminBench, type AdminBench } from './testing/in-process.ts';

let bench: AdminBench;
beforeAll(async () => {
  bench = await openAdminBench('contact');
});
afterAll(() => bench.close());
beforeEach(() => lookInto(bench.dataDir, (sql) => sql`truncate contact_messages`));

const text = async (...args: string[]) => (await bench.run(['contact', ...args])).stdout.trimEnd();
const complaint = (...args: string[]) => bench.complaint('contact', ...args);
const subjects = async (...options: string[]) => {
  const listed = await bench.told<{ subject: string }[]>('contact', 'list', ...options);
  return listed.map(({ subject }) => subject);
};

let minute = 0;
async function message(
  subject: string,
  { isPremium = false, body = 'Ayer hice una tirada.', name = 'Ana' } = {},
): Promise<string> {
  const id = randomUUID();
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 20, 12, minute));
  await lookInto(
    bench.dataDir,
    (sql) => sql`insert into contact_messages
      (id, name, email, subject, message, is_premium, received_at)
      values (${id}, ${name}, 'ana@example.com', ${subject}, ${body}, ${isPremium}, ${at})`,
  );
  return id;
}

describe('pnpm admin contact', () => {
  it('lists what waits, Premium first, shows it and closes it', async () => {
    expect(await text('list')).toBe('no message waits');
    const [first, second] = [await message('Primera'), await message('Segunda')];
    const third = await message('Tercera', { isPremium: true });
    expect(await bench.told('contact', 'list')).toMatchObject([
      { id: third, subject: 'Tercera', isPremium: true, closedAt: null },
      { id: first, subject: 'Primera', email: 'ana@example.com' },
      { id: second, subject: 'Segunda' },
    ]);
    expect(await subjects('--limit', '1')).toEqual(['Tercera']);
    const shown = await text('show', first.toUpperCase());
    for (const part of [
      'Ana',
      'ana@example.com',
      '(Mexico City)',
      'a guest',
      '\n\nAyer hice una tirada.',
    ])
      expect(shown).toContain(part);
    expect(await text('close', first, third)).toBe(`${first}  closed\n${third}  closed`);
    expect(await bench.told('contact', 'close', first)).toEqual([{ id: first, changed: false }]);
    expect(await subjects()).toEqual(['Segunda']);
    expect(await subjects('--all')).toEqual(['Segunda', 'Tercera', 'Primera']);
  });

  it('obeys nothing that somebody wrote to the terminal', async () => {
    const escape = '\u001b]0;dueño\u0007\u001b[2J';
    const id = await message(`${escape}Hola`, { body: `${escape}\n\u202eotxet`, name: escape });
    for (const told of [await text('list'), await text('show', id)])
      for (const order of ['\u001b', '\u0007', '\u202e']) expect(told).not.toContain(order);
    expect(await text('show', id)).toContain('\n\ufffdotxet');
  });

  it('says in one line what is wrong, and changes nothing', async () => {
    const id = await message('Primera');
    const nobody = randomUUID();
    expect(await complaint('show')).toContain('name the message: ID');
    expect(await complaint('close', '1; drop table')).toContain('1; drop table is no id');
    expect(await complaint('show', nobody)).toBe(`there is no message ${nobody}\n`);
    expect(await complaint('close', id, 'x')).toContain('x is no id');
    expect(await complaint('close', id, nobody)).toBe(
      `there is no message ${nobody}\nNothing was done.\n`,
    );
    expect(await subjects()).toEqual(['Primera']);
    for (const limit of ['0', '-1', 'x', '10001', ''])
      expect(await complaint('list', `--limit=${limit}`)).toContain('--limit takes a whole number');
    expect(await bench.run(['contact', 'close', nobody])).toMatchObject({
      code: 1,
      stderr: `there is no message ${nobody}\n`,
    });
  });

  it('is told of in the help', async () => {
    const { stdout } = await bench.run(['contact', '--help']);
    for (const verb of ['list [--all] [--limit N]', 'show ID…', 'close ID…'])
      expect(stdout).toContain(`contact ${verb}`);
  });
});

describe('pnpm admin retention', () => {
  it('removes what is five years past its end once that is confirmed', async () => {
    const { stdout } = await bench.run(['retention', 'run']);
    expect(stdout).toContain('Nothing is held');
    const id = await message('De hace mucho');
    await message('De ahora');
    await lookInto(
      bench.dataDir,
      (sql) =>
        sql`update contact_messages set received_at = now() - interval '5 years 1 day' where id = ${id}`,
    );
    const asked = await bench.run(['retention', 'run'], { answer: '' });
    expect(asked).toMatchObject({ code: 1, stdout: '' });
    expect(asked.stderr).toMatch(/messages to support +1\n[^]*Type yes to do it: Nothing was done/);
    expect(await bench.complaint('retention', 'run')).toContain('Add --yes');
    expect(await bench.run(['retention', 'run', 'all', '--yes'])).toMatchObject({ code: 2 });
    expect(await subjects('--all')).toHaveLength(2);
    expect(await bench.told('retention', 'run', '--yes')).toMatchObject({ contactMessages: 1 });
    expect(await subjects('--all')).toEqual(['De ahora']);
  });
});
