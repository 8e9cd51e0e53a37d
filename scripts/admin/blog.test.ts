import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { openAdminBench, type AdminBench } from './testing/in-process.ts';

let bench: AdminBench;
const files = makeFolder('admin-blog-files');

beforeAll(async () => {
  bench = await openAdminBench('blog');
  mkdirSync(join(files, 'covers'));
  writeFileSync(
    join(files, 'covers', 'luna.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h600v630H0z"/></svg>',
  );
});
afterAll(async () => {
  await bench.close();
  await removeDataDir(files);
});

const text = async (...args: string[]) => (await bench.run(['blog', ...args])).stdout.trimEnd();
const json = (...args: string[]) => bench.told<unknown>('blog', ...args);
const complaint = (...args: string[]) => bench.complaint('blog', ...args);

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
  const [row] = await lookInto(
    bench.dataDir,
    (sql) => sql`select html from posts where slug = ${slug}`,
  );
  return (row as { html: string } | undefined)?.html;
};

describe('the articles of the blog', () => {
  it('are imported as drafts, published, withdrawn and deleted', async () => {
    const cover = 'cover: luna.svg\ncoverAlt: Una luna.\n';
    const path = write('luna', { more: cover, body: 'Hola.<script>alert(1)</script>' });
    expect(await text('list')).toBe('There are no posts.');
    expect(await json('import', path)).toEqual([
      { slug: 'luna', outcome: 'new', published: false },
    ]);
    expect(await stateOf('luna')).toBe('draft');
    expect(await htmlOf('luna')).toBe('<p>Hola.</p>');
    const kept = readdirSync(join(bench.dataDir, 'files'));
    expect(kept.filter((name) => name.startsWith('blog%2Fluna-'))).toHaveLength(6);
    expect(await json('publish', 'luna')).toEqual([{ slug: 'luna', changed: true }]);
    expect(await stateOf('luna')).toBe('published');
    expect(await json('import', path)).toMatchObject([{ outcome: 'same', published: false }]);
    write('luna', { more: cover, body: 'Adiós.' });
    expect(await json('import', path)).toMatchObject([{ outcome: 'changed' }]);
    expect(await stateOf('luna')).toBe('published');
    expect(await text('unpublish', 'luna')).toBe('luna  withdrawn');
    expect(await text('withdraw', 'luna')).toBe('luna  was not published');
    expect(await stateOf('luna')).toBe('withdrawn');
    expect(await complaint('delete', 'luna')).toContain('Add --yes');
    expect(await json('delete', 'luna', '--yes')).toEqual([{ slug: 'luna', deleted: true }]);
    expect(await text('list')).toBe('There are no posts.');
    expect(readdirSync(join(bench.dataDir, 'files'))).toEqual([]);
  });

  it('are imported many at once, and published with them where that is said', async () => {
    expect(await text('import', write('una'), write('dos'), '--publish')).toBe(
      'una  new, published\ndos  new, published',
    );
    expect([await stateOf('una'), await stateOf('dos')]).toEqual(['published', 'published']);
  });

  it('stay as they were where one file of many is wrong', async () => {
    const good = write('buena');
    const bad = write('mala', { more: 'cover: ../x.svg\ncoverAlt: x\n' });
    expect(await bench.run(['blog', 'import', good, bad])).toMatchObject({
      code: 1,
      stderr: `${bad}: cover: must name a file of the folder covers\n`,
    });
    expect(await stateOf('buena')).toBeUndefined();
  });

  it('are refused in one line where they are too large or not there', async () => {
    const large = write('grande', { body: 'luna '.repeat(1_000_000) });
    expect(await complaint('import', large)).toMatch(/^.*grande\.md: .* 262144 are taken\n$/);
    const nowhere = join(files, 'nada; rm -rf x.md');
    expect(await complaint('import', nowhere)).toContain(`${nowhere}: there is no file`);
    expect(await complaint('import')).toContain('name at least one file');
    expect(await complaint('publish', '../x')).toContain('there is no post ../x');
    expect(await complaint('publish')).toContain('SLUG');
    expect(await complaint('delete', 'nada', '--yes')).toContain('there is no post nada');
    expect(await complaint('delete', '--yes')).toContain('SLUG');
  });

  it('are told of in the help', async () => {
    const { stdout } = await bench.run(['--help']);
    for (const verb of ['list', 'import FILE…', 'publish SLUG…', 'unpublish SLUG…', 'delete SLUG…'])
      expect(stdout).toContain(`blog ${verb}`);
  });
});
