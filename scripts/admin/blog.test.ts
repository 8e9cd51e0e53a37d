import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes a post; a field that is empty is left out. */
function write(
  slug: string,
  { body = 'Hola.', more = '', title = 'Luna', category = 'Luna' } = {},
): string {
  const path = join(files, `${slug}.md`);
  const fields = { title, slug, category, excerpt: 'Ocho.', author: 'Ana', date: '2026-05-01' };
  const rows = Object.entries(fields).filter(([, value]) => value !== '');
  const head = rows.map(([name, value]) => `${name}: ${value}`).join('\n');
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
    const path = write('luna', { more: cover, body: 'Hola, <del>mar</del> «luna».' });
    expect(await text('list')).toBe('There are no posts.');
    expect(await json('import', path)).toEqual([
      { slug: 'luna', outcome: 'new', published: false },
    ]);
    expect(await stateOf('luna')).toBe('draft');
    expect(await htmlOf('luna')).toBe('<p>Hola, <del>mar</del> «luna».</p>');
    const kept = readdirSync(join(bench.dataDir, 'files'));
    expect(kept.filter((name) => name.startsWith('blog%2Fluna-'))).toHaveLength(6);
    expect(await json('publish', 'luna')).toEqual([{ slug: 'luna', changed: true }]);
    expect(await stateOf('luna')).toBe('published');
    expect(await json('import', path)).toMatchObject([{ outcome: 'same', published: true }]);
    write('luna', { more: cover, body: 'Adiós.' });
    expect(await json('import', path, '--publish')).toEqual([
      { slug: 'luna', outcome: 'changed', published: true },
    ]);
    expect(await stateOf('luna')).toBe('published');
    expect(await text('unpublish', 'luna')).toBe(
      'luna  withdrawn\nMind that a page that the server keeps may be read for up to a minute more, ' +
        'and a cover stays at its address until its post is deleted and a day has passed.',
    );
    expect(await text('withdraw', 'luna')).toBe('luna  was not published');
    expect(await stateOf('luna')).toBe('withdrawn');
    expect(await json('import', path)).toMatchObject([{ outcome: 'same', published: false }]);
    expect(await complaint('delete', 'luna')).toContain('Add --yes');
    expect(await json('delete', 'luna', '--yes')).toEqual([{ slug: 'luna', deleted: true }]);
    expect(await text('list')).toBe('There are no posts.');
    expect(readdirSync(join(bench.dataDir, 'files'))).toHaveLength(6);
    const loose = await lookInto(bench.dataDir, (sql) => sql`select name from loose_covers`);
    expect(loose).toHaveLength(1);
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
      stderr: `${bad}: line 8: cover: must name a file of the folder covers: a-z, 0-9, hyphens; .svg, .png, .jpg or .webp\nNothing was taken in.\n`,
    });
    expect(await stateOf('buena')).toBeUndefined();
  });

  it('stay as they were where two files of one import have one address', async () => {
    const path = write('doble');
    const other = join(files, 'doble-otra.md');
    writeFileSync(other, readFileSync(path, 'utf8').replace('Hola.', 'Adiós.'));
    expect(await complaint('import', path, other)).toBe(
      `${other}: slug: doble is that of ${path} too\nNothing was taken in.\n`,
    );
    expect(await stateOf('doble')).toBeUndefined();
  });

  it('stay as they were where one of many addresses is wrong, whatever is done', async () => {
    await json('import', write('cierta'));
    for (const [verb, ...options] of [['publish'], ['unpublish'], ['delete', '--yes']])
      expect(await complaint(verb ?? '', 'cierta', 'nada', '../x', ...options)).toBe(
        'there is no post nada\nthere is no post ../x\nNothing was done.\n',
      );
    expect(await stateOf('cierta')).toBe('draft');
    expect(await json('publish', 'cierta', 'cierta')).toEqual([{ slug: 'cierta', changed: true }]);
  });

  it('are told of where something fails after others were done', async () => {
    await json('import', write('primera'), write('segunda'));
    const trigger = "raise exception 'nothing of ana-canary'";
    await lookInto(bench.dataDir, (sql) =>
      sql.unsafe(`create function refuse() returns trigger as $$ begin ${trigger}; end $$ language plpgsql;
        create trigger refuse before update on posts for each row
        when (old.slug = 'segunda') execute function refuse()`),
    );
    const said = await complaint('publish', 'primera', 'segunda');
    await lookInto(bench.dataDir, (sql) => sql.unsafe('drop function refuse cascade'));
    expect(said).toBe('segunda: P0001\nDone before it: primera.\n');
    expect(said).not.toContain('canary');
    expect([await stateOf('primera'), await stateOf('segunda')]).toEqual(['published', 'draft']);
  });

  describe.each([
    ['the database refuses', 'before insert', 'quinta: P0001', 'cuarta (published)'],
    ['publishing fails', 'before update', 'quinta: P0001', 'cuarta (published), quinta'],
  ])('where %s on the way', (_, when, failure, before) => {
    const cleared = () =>
      lookInto(bench.dataDir, (sql) => sql.unsafe('drop function refuse_import cascade'));
    it.each(['text', 'json'])('say what was taken in before it, as %s', async (form) => {
      for (const slug of ['cuarta', 'quinta']) await bench.run(['blog', 'delete', slug, '--yes']);
      const paths = ['cuarta', 'quinta', 'sexta'].map((slug) => write(slug));
      const refusal = "raise exception 'nothing of ana-canary'";
      await lookInto(bench.dataDir, (sql) =>
        sql.unsafe(`create function refuse_import() returns trigger as $$ begin ${refusal}; end $$ language plpgsql;
          create trigger refuse_import ${when} on posts for each row
          when (new.slug = 'quinta') execute function refuse_import()`),
      );
      const more = form === 'json' ? ['--json'] : [];
      const said = await bench.run(['blog', 'import', ...paths, '--publish', ...more]);
      await cleared();
      const error = `${failure.replace('quinta', paths[1] ?? '')}\nTaken in before it: ${before}.`;
      expect(said.code).toBe(1);
      if (form === 'json') expect(JSON.parse(said.stdout)).toEqual({ error });
      else expect(said.stderr).toBe(`${error}\n`);
      expect(said.stdout + said.stderr).not.toContain('canary');
      expect([await stateOf('cuarta'), await stateOf('sexta')]).toEqual(['published', undefined]);
    });
  });

  it('say what was taken in before the object store failed', async () => {
    const cover = 'cover: luna.svg\ncoverAlt: Una luna.\n';
    const [good, bad] = [write('septima'), write('octava', { more: cover })];
    const kept = join(bench.dataDir, 'files');
    rmSync(kept, { recursive: true, force: true });
    writeFileSync(kept, 'no folder');
    const said = await complaint('import', good, bad);
    rmSync(kept);
    expect(said.startsWith(`${bad}: the disk failed: `)).toBe(true);
    expect(said).toMatch(/^[^\n]*\nTaken in before it: septima\.\n$/);
    expect(await stateOf('octava')).toBeUndefined();
  });

  it.each([
    ['a slug that is none', 'Luna Nueva', {}, 'line 3: slug: must be 1 to 76 of a-z'],
    ['no title', 'sin-titulo', { title: '' }, 'title: is missing; add a line `title: …`'],
    ['a category that is no word', 'rara', { category: 'a&b' }, 'line 4: category: must be'],
    ['no category', 'huerfana', { category: '' }, 'category: must name a category; add a line'],
    [
      'a picture from elsewhere',
      'foto',
      { body: '![](../../etc/passwd)' },
      'line 10: the picture ../../etc/passwd is not taken',
    ],
    ['nothing but a note', 'nota', { body: '<!-- nada -->' }, 'there is no text'],
    [
      'a script',
      'guion',
      { body: 'Hola.\n<script>alert(1)</script>' },
      'line 11: the tag script is not taken',
    ],
    ['a table', 'tabla', { body: '| a |\n| - |\n| 1 |' }, 'line 10: a table is not taken: write'],
  ] as const)(
    'are refused whole with %s, in the words of their fields',
    async (_, slug, given, said) => {
      const before = await json('list');
      const path = write(slug, given);
      const { code, stderr } = await bench.run(['blog', 'import', path, '--publish']);
      expect(code).toBe(1);
      expect(stderr).toContain(`${path}: ${said}`);
      expect(stderr).toMatch(/\nNothing was taken in\.\n$/);
      expect(stderr).not.toMatch(/[áéíóúñ¿¡]|Escribe|debe/i);
      expect(await json('list')).toEqual(before);
    },
  );

  it('are refused where a category is that of other posts, spelled in another way', async () => {
    await json('import', write('con-acento', { category: 'Astrología' }));
    const path = write('sin-acento', { category: 'astrologia' });
    expect(await complaint('import', path)).toBe(
      `${path}: category: astrologia is written Astrología in con-acento; write it so\nNothing was taken in.\n`,
    );
    expect(await stateOf('sin-acento')).toBeUndefined();
  });

  it('are refused where their cover cannot be drawn, and say what was taken in before', async () => {
    writeFileSync(join(files, 'covers', 'rota.svg'), '<svg');
    const good = write('entera');
    const bad = write('rota', { more: 'cover: rota.svg\ncoverAlt: Nada.\n' });
    expect(await complaint('import', good, bad)).toBe(
      `${bad}: rota.svg is no picture that can be read\nTaken in before it: entera.\n`,
    );
    expect(await stateOf('rota')).toBeUndefined();
    expect(await stateOf('entera')).toBe('draft');
  });

  it('are refused in one line where they are too large or not there', async () => {
    const large = write('grande', { body: 'luna '.repeat(1_000_000) });
    expect(await complaint('import', large)).toMatch(
      /^.*grande\.md: the file has \d+ bytes; at most 262144 are taken\nNothing was taken in\.\n$/,
    );
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
    const unpublish = await bench.run(['blog', 'unpublish', '--help']);
    expect(unpublish.stdout).toContain('may be read for up to a minute more');
    expect(unpublish.stdout).toContain('until its post is deleted and a day has passed');
  });
});
