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
      [['users', 'show', '--json'], 1, /^say whose: EMAIL\|ID$/],
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

  it('explains its codes and what programs get', async () => {
    const { stdout } = await typed('--help');
    expect(stdout).toContain('{"error": "…"} for a refusal');
    expect(stdout).toContain('or more than a verb takes');
  });
});
