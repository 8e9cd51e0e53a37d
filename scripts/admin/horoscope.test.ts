import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOME_ZONES } from '@sibila/domain/horoscope/shared-zone';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { readConfig } from '@sibila/api/config';
import { lookInto } from '../testing/data-dir.ts';
import { openAdminBench, type AdminBench } from './testing/in-process.ts';
import { withShared } from './with-shared.ts';

let bench: AdminBench;
beforeAll(async () => {
  bench = await openAdminBench('horoscope');
});
afterAll(() => bench.close());

const generate = (...args: string[]) => bench.run(['horoscope', 'generate', ...args]);

it('writes both parts of a day for the twelve signs, once', async () => {
  for (let time = 0; time < 2; time++) {
    const { stdout } = await generate('--tz', 'Europe/Madrid', '--json');
    const told = JSON.parse(stdout) as Record<string, unknown>[];
    expect(told).toHaveLength(12);
    expect(told[0]).toMatchObject({ sign: 'aries', tz: 'Europe/Madrid', reader: 'builtin' });
  }
  const count = () =>
    lookInto(bench.dataDir, (sql) => sql`select count(*)::int as n from horoscopes`);
  expect((await count())[0]).toEqual({ n: 24 });
});

const dayFrom = (days: number, zone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now() + days * 86_400_000);

it('writes tomorrow, before anybody may read it', async () => {
  const date = dayFrom(1, 'America/Bogota');
  const { stdout } = await generate('--tz', 'America/Bogota', '--date', date, '--json');
  const told = JSON.parse(stdout) as { date: string }[];
  expect(told.map((entry) => entry.date)).toEqual(SIGN_NAMES.map(() => date));
});

it('tells of each zone on its own where they refuse the day', async () => {
  const date = dayFrom(2, 'Pacific/Kiritimati');
  const { stdout, code } = await generate('--date', date, '--json');
  expect(code).toBe(1);
  const failure = expect.stringMatching(/^a day is written from 30 days before/) as string;
  expect(JSON.parse(stdout)).toEqual(HOME_ZONES.map((tz) => ({ tz, failure })));
  const [first] = HOME_ZONES;
  const { stdout: text } = await generate('--date', date, '--tz', first);
  expect(text).toMatch(new RegExp(`^-  -  ${first}  a day is written from`));
});

it('waits for what is still being written when its work is done', async () => {
  let isKept = false;
  await withShared(readConfig({ DATA_DIR: bench.dataDir }), (shared) => {
    shared.jobs.start('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      isKept = true;
    });
    return Promise.resolve();
  });
  expect(isKept).toBe(true);
});

it('takes no sign: a day is written whole', async () => {
  expect(await generate('leo')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nothing is known of leo: pnpm admin horoscope') as string,
  });
});

it('says what is wrong with a date or a zone', async () => {
  expect(await generate('--date', 'ayer')).toMatchObject({
    code: 2,
    stderr: '--date takes a day, as YYYY-MM-DD\n',
  });
  expect(await generate('--tz', 'Marte/Olimpo')).toMatchObject({
    code: 2,
    stderr: '--tz takes a time zone, as America/Bogota\n',
  });
  expect(await generate('--tz', 'Marte/Olimpo', '--date', '2026-02-30')).toMatchObject({
    stderr: '--date takes a day, as YYYY-MM-DD; --tz takes a time zone, as America/Bogota\n',
  });
});
