import { describe, expect, it } from 'vitest';
import { typeAdmin } from './testing/in-process.ts';

const typed = (...args: string[]) => typeAdmin(args, {});

describe('pnpm admin', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'knows no verb %s, which every object has',
    async (name) => {
      for (const more of [[], ['--help']]) {
        const { code, stderr } = await typed('blog', name, ...more);
        expect({ code, stderr }).toEqual({
          code: 2,
          stderr: expect.stringMatching(/^blog takes one of: list, import/) as string,
        });
      }
    },
  );

  it('refuses programs in one line of JSON, with the same code as people', async () => {
    const refusals: [argv: string[], code: number, error: RegExp][] = [
      [['cards', '--json'], 2, /^there is no cards; there are: billing/],
      [['blog', 'burn', '--json'], 2, /^blog takes one of/],
      [['db', '--json', 'seed', '--limit', '3'], 2, /^db seed knows no option --limit$/],
      [['--json', 'users', 'list', '--nonsense'], 2, /--nonsense/],
      [
        ['doctor', 'check', 'all', '--json'],
        2,
        /^nothing is known of all: pnpm admin doctor check$/,
      ],
      [['users', 'show', '--json'], 2, /^say whose: EMAIL\|ID$/],
    ];
    for (const [argv, code, error] of refusals) {
      const told = await typed(...argv);
      expect(told).toMatchObject({ code, stderr: '' });
      expect(told.stdout).toMatch(/^[^\n]+\n$/);
      expect(JSON.parse(told.stdout)).toEqual({ error: expect.stringMatching(error) as string });
      const people = argv.filter((word) => word !== '--json');
      expect(await typed(...people)).toMatchObject({ code, stdout: '' });
    }
  });

  it('takes what follows two hyphens for no option', async () => {
    expect(await typed('users', 'list', 'a', '--', '--json')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('nothing is known of --json') as string,
    });
  });

  it.each(
    [
      'users show',
      'users list --limit x',
      'users list --limit',
      'billing status',
      'blog import',
      'blog publish',
      'contact show',
      'contact close x',
      'db restore',
      'db backup --keep 0',
      'db backup folder --keep 2',
      'horoscope generate --date ayer',
      'horoscope generate --tz Marte/Olimpo',
      'readings stats --days 1.5',
    ].map((line) => [line]),
  )('ends with 2 for what is missing or malformed, and asks no database: %s', async (line) => {
    const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await typeAdmin(line.split(' '), { environment })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.not.stringContaining('it failed') as string,
    });
  });

  it.each(['blog list', 'users list', 'db migrate', 'db seed', 'readings stats'])(
    'says in one line which setting leads nowhere, and where it failed when that is asked for: %s',
    async (line) => {
      const at = (more: Record<string, string>) => {
        const environment = { DATABASE_URL: 'postgres://ana:canary@127.0.0.1:1/none', ...more };
        return typeAdmin(line.split(' '), { environment });
      };
      const said = 'it failed: nobody answers at the address of DATABASE_URL (ECONNREFUSED)\n';
      expect(await at({})).toEqual({ code: 1, stdout: '', stderr: said });
      const { stderr } = await at({ LOG_LEVEL: 'debug' });
      expect(stderr).toMatch(/^\{"level":"error",.*"stack":/);
      expect(stderr.endsWith(`\n${said}`)).toBe(true);
      expect(stderr).not.toContain('canary');
    },
  );

  it.each([
    ['help', '--help'],
    ['help blog', 'blog --help'],
    ['help blog import', 'blog import --help'],
    ['help nothing', 'nothing --help'],
    ['help blog nothing', 'blog nothing --help'],
  ])('takes %s for %s', async (named, said) => {
    expect(await typed(...named.split(' '))).toEqual(await typed(...said.split(' ')));
  });

  it('explains its codes and what programs get', async () => {
    const { stdout } = await typed('--help');
    expect(stdout).toContain('{"error": "…"} for a refusal');
    expect(stdout).toContain('an argument that is missing or malformed, or more than a verb takes');
  });
});
