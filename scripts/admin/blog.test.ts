import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { readConfig } from '@sibila/api/config';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { blog } from './blog.ts';
import type { Options } from './noun.ts';

const dataDir = makeFolder('admin-blog');
const files = makeFolder('admin-blog-files');
let stopDatabase: () => Promise<void>;

beforeAll(async () => {
  const embedded = await startEmbeddedPostgres({ dataDir });
  stopDatabase = () => embedded.stop();
  await migrateDatabase(embedded.connection);
  mkdirSync(join(files, 'covers'));
  writeFileSync(
    join(files, 'covers', 'luna.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h600v630H0z"/></svg>',
  );
});
afterAll(async () => {
  await stopDatabase();
  await removeDataDir(dataDir);
  await removeDataDir(files);
});

/** A verb as the CLI calls it, in this process: starting one takes seconds. */
async function run(verb: string, args: string[] = [], options: Options = {}) {
  const config = readConfig({ DATA_DIR: dataDir });
  const { text, data } = (await blog.verbs[verb]?.run(config, args, options)) ?? {};
  return { text, data };
}
const json = async (...[verb, ...rest]: Parameters<typeof run>) => (await run(verb, ...rest)).data;
const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'blog', ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DATA_DIR: dataDir },
  });

function write(slug: string, { body = 'Hola.', more = '' } = {}): string {
  const path = join(files, `${slug}.md`);
  const head = `title: Luna\nslug: ${slug}\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\ndate: 2026-05-01`;
  writeFileSync(path, `---\n${head}\n${more}---\n\n${body}\n`);
  return path;
}
const stateOf = async (slug: string) => {
  const all = (await json('list')) as { slug: string; state: string }[];
  return all.find((post) => post.slug === slug)?.state;
};
const htmlOf = async (slug: string) => {
  const [row] = await lookInto(dataDir, (sql) => sql`select html from posts where slug = ${slug}`);
  return (row as { html: string } | undefined)?.html;
};

describe('the articles of the blog', () => {
  it('are imported as drafts, published, withdrawn and deleted', async () => {
    const cover = 'cover: luna.svg\ncoverAlt: Una luna.\n';
    const path = write('luna', { more: cover, body: 'Hola.<script>alert(1)</script>' });
    expect((await run('list')).text).toBe('There are no posts.');
    const brought = await admin('import', path, '--json');
    expect(JSON.parse(brought.stdout)).toEqual([
      { slug: 'luna', outcome: 'new', published: false },
    ]);
    expect(await stateOf('luna')).toBe('draft');
    expect(await htmlOf('luna')).toBe('<p>Hola.</p>');
    const kept = readdirSync(join(dataDir, 'files'));
    expect(kept.filter((name) => name.startsWith('blog%2Fluna-'))).toHaveLength(6);
    expect(await json('publish', ['luna'])).toEqual([{ slug: 'luna', changed: true }]);
    expect(await stateOf('luna')).toBe('published');
    expect(await json('import', [path])).toMatchObject([{ outcome: 'same', published: false }]);
    write('luna', { more: cover, body: 'Adiós.' });
    expect(await json('import', [path])).toMatchObject([{ outcome: 'changed' }]);
    expect(await stateOf('luna')).toBe('published');
    expect((await run('unpublish', ['luna'])).text).toBe('luna  withdrawn');
    expect((await run('withdraw', ['luna'])).text).toBe('luna  was not published');
    expect(await stateOf('luna')).toBe('withdrawn');
    await expect(run('delete', ['luna'])).rejects.toThrow('Nothing was deleted.');
    const yes = { yes: true };
    expect(await json('delete', ['luna'], yes)).toEqual([{ slug: 'luna', deleted: true }]);
    expect((await run('list')).text).toBe('There are no posts.');
    expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
  });

  it('are imported many at once, and published with them where that is said', async () => {
    const { text } = await run('import', [write('una'), write('dos')], { publish: true });
    expect(text).toBe('una  new, published\ndos  new, published');
    expect([await stateOf('una'), await stateOf('dos')]).toEqual(['published', 'published']);
  });

  it('stay as they were where one file of many is wrong', async () => {
    const good = write('buena');
    const bad = write('mala', { more: 'cover: ../x.svg\ncoverAlt: x\n' });
    await expect(admin('import', good, bad)).rejects.toMatchObject({
      code: 1,
      stderr: `${bad}: cover: must name a file of the folder covers\n`,
    });
    expect(await stateOf('buena')).toBeUndefined();
  });

  it('are refused in one line where they are too large or not there', async () => {
    const large = write('grande', { body: 'luna '.repeat(1_000_000) });
    await expect(run('import', [large])).rejects.toThrow(/^.*grande\.md: .* 262144 are taken$/);
    const nowhere = join(files, 'nada; rm -rf x.md');
    await expect(run('import', [nowhere])).rejects.toThrow(`${nowhere}: there is no file`);
    await expect(run('import')).rejects.toThrow('name at least one file');
    await expect(run('publish', ['../x'])).rejects.toThrow('there is no post ../x');
    await expect(run('publish')).rejects.toThrow('SLUG');
    await expect(run('delete', ['nada'], { yes: true })).rejects.toThrow('there is no post nada');
  });

  it('are told of in the help', async () => {
    const { stdout } = await admin('--help');
    for (const verb of ['list', 'import FILE…', 'publish SLUG…', 'unpublish SLUG…', 'delete SLUG…'])
      expect(stdout).toContain(`blog ${verb}`);
  });
});
