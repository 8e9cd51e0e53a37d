import { describe, expect, it } from 'vitest';
import { parseArticle } from './article.ts';
import { cleanHtml } from './clean-html.ts';
import { ArticleError } from './article-error.ts';
import { XSS } from './testing/xss.ts';

const HEAD = {
  title: "'Las fases: una guía'",
  slug: 'las-fases',
  category: 'Luna',
  excerpt: 'Ocho fases y un cuaderno.',
  author: 'Equipo Sibila',
};
const file = (fields: Record<string, string | undefined>, body = 'Hola.') => {
  const rows = Object.entries({ ...HEAD, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${rows.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}\n`;
};
const parsed = (fields: Record<string, string | undefined> = {}, body?: string) =>
  parseArticle(file(fields, body));
const faultOf = (text: string): string => {
  try {
    parseArticle(text);
  } catch (error) {
    if (error instanceof ArticleError) return error.message;
    throw error;
  }
  return '';
};

/** All that may be left of any text: letters, and these tags written in this way alone. */
const HARMLESS =
  /^(?:[^<>]|<\/?(?:p|h[234]|[uo]l|li|blockquote|strong|em|del|code|pre|a|su[pb])>|<[bh]r \/>|<ol start="\d+">|<a href="(?:https?:\/\/[^"<>]*" rel="noopener noreferrer|mailto:[^"<>]*|(?:[#?]|\/(?![/\\])|\.{0,2}\/)?[^":<>\\/][^":<>\\]*)">)*$/u;

/** An address whose letters are hidden, or that is none of the three schemes of ours. */
const SCHEMING = /href="[^"]*(?:&#|(?:script|data|file|blob|feed):)/i;
const isHarmless = (html: string): boolean => HARMLESS.test(html) && !SCHEMING.test(html);

describe('the HTML of an article', () => {
  it.each(XSS.map((text) => [text]))('holds nothing that could run: %j', (text) => {
    const made = [cleanHtml(text), cleanHtml(cleanHtml(text))];
    const body = faultOf(file({}, `${text}\n\nFin.`)) || parsed({}, `${text}\n\nFin.`).article.html;
    expect([...made, body].filter((html) => !isHarmless(html))).toEqual([]);
  });

  it('is tried with enough of them, by a check that finds them', () => {
    expect(new Set(XSS).size).toBeGreaterThanOrEqual(120);
    const marked = XSS.filter((text) => /^<[a-z]/i.test(text));
    expect(marked.filter(isHarmless)).toEqual([]);
  });

  it('keeps what a text is made of', () => {
    const { html } = parsed(
      {},
      '# Uno\n\n## Dos\n\n- **a** y _b_\n\n> cita\n\n3. tres\n\n[casa](/blog/x) [fuera](https://example.com/a?b=1&c=2)\n\n---',
    ).article;
    expect(html.replaceAll('\n', '')).toBe(
      '<h2>Uno</h2><h2>Dos</h2><ul><li><strong>a</strong> y <em>b</em></li></ul>' +
        '<blockquote><p>cita</p></blockquote><ol start="3"><li>tres</li></ol>' +
        '<p><a href="/blog/x">casa</a> <a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">fuera</a></p><hr />',
    );
  });

  it.each([
    ['Markdown', '![clave](../../etc/passwd)'],
    ['HTML', 'x <img alt="" src="../../etc/passwd"> y'],
  ])('has no pictures: one in %s is refused by its path and its line', (_, picture) => {
    expect(faultOf(file({}, `Hola.\n\n${picture}`))).toBe(
      'line 11: the picture ../../etc/passwd is not taken: a text has none; name its cover in the front matter',
    );
  });

  it('may speak of a picture, as code', () => {
    expect(parsed({}, '`![x](../x.png)` y `<img src=x>`').article.html).toContain('../x.png');
  });

  it('is the same when it is cleaned again', () => {
    const { html } = parsed({}, 'Un «texto» con 3 < 4, `<b>` y [a](/x).').article;
    const titled = cleanHtml('<p>y <a href="/x" title="t">a</a></p>');
    for (const clean of [html, titled]) expect(cleanHtml(clean)).toBe(clean);
  });

  it('is soon made of a text that was written to take long', () => {
    const start = performance.now();
    for (const hostile of [
      '['.repeat(40_000),
      '*a '.repeat(20_000),
      '<p>'.repeat(20_000),
      '> '.repeat(20_000),
    ])
      try {
        parsed({}, `x ${hostile}`);
      } catch (error) {
        expect(error).toBeInstanceOf(ArticleError);
      }
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

describe('the front matter of an article', () => {
  it('is read whole', () => {
    const { article, coverName } = parsed({
      date: '2026-11-12',
      tags: '[luna, cuaderno]',
      cover: 'las-fases.svg',
      coverAlt: 'Ocho lunas.',
      categories: '[Astrología, Luna]',
      metaTitle: 'Fases',
    });
    expect(coverName).toBe('las-fases.svg');
    expect(article).toEqual({
      slug: 'las-fases',
      title: 'Las fases: una guía',
      summary: 'Ocho fases y un cuaderno.',
      html: '<p>Hola.</p>',
      categories: ['Luna', 'Astrología'],
      tags: ['luna', 'cuaderno'],
      author: 'Equipo Sibila',
      day: '2026-11-12',
      coverAlt: 'Ocho lunas.',
      metaTitle: 'Fases',
      metaDescription: null,
      metaKeywords: null,
    });
  });

  it('may come from a machine that writes other line ends', () => {
    expect(parseArticle(`\uFEFF${file({}).replaceAll('\n', '\r\n')}`).article.html).toBe(
      '<p>Hola.</p>',
    );
  });

  it.each([
    ['no front matter', 'Hola.', 'no front matter'],
    ['no YAML', '---\na: [\n---\nHola.', 'is no YAML'],
    ['a list', '---\n- a\n---\nHola.', 'line 2: the front matter must be lines'],
    [
      'an alias bomb',
      `---\na: &a [x,x]\nb: &b [${'*a,'.repeat(30)}x]\nc: [${'*b,'.repeat(30)}x]\n---\nHola.`,
      'YAML',
    ],
    ['no title', file({ title: undefined }), 'title: is missing; add a line `title: …`'],
    ['nothing after its name', file({ title: '' }), 'line 2: title: has no value'],
    ['a number for a title', file({ title: '7' }), 'line 2: title: must be text; put it between'],
    ['a word for tags', file({ tags: 'luna' }), 'line 7: tags: must be a list, as [one, two]'],
    ['a mark without its end', file({ title: "'Luna" }), 'the front matter is no YAML'],
    ['an empty title', file({ title: "'  '" }), 'title: must not be empty'],
    ['a title of two lines', file({ title: '"a\\nb"' }), 'title: must be one line'],
    ['a NUL', file({ title: '"a\\0b"' }), 'title: '],
    ['a slug that climbs', file({ slug: '../x' }), 'slug: '],
    ['a slug in capitals', file({ slug: 'Luna' }), 'slug: '],
    ['a long slug', file({ slug: 'a'.repeat(77) }), 'slug: '],
    ['no category', file({ category: undefined }), 'category: must name a category'],
    ['a category that is an address', file({ category: "'a&b=1'" }), 'category: '],
    ['a day that is none', file({ date: '2026-02-30' }), 'date: '],
    ['a cover elsewhere', file({ cover: '../../etc/x.svg', coverAlt: 'x' }), 'cover: '],
    ['a cover without words', file({ cover: 'x.svg' }), 'coverAlt: '],
    ['no text', file({}, '<!-- nada -->'), 'no text'],
  ])('is refused with a reason where there is %s', (_, text, reason) => {
    expect(faultOf(text)).toContain(reason);
  });

  it('is refused with every fault of it, where each stands and what is taken there', () => {
    const text = `---\nslug: Luna Nueva\n# a note\ncategory: 7\nsummary: Ocho.\nauthor: Ana\n---\nHola.`;
    const faults = faultOf(text).split('\n');
    expect(faults).toEqual([
      'title: is missing; add a line `title: …` to the front matter',
      'line 2: slug: must be 1 to 76 of a-z, 0-9 and single hyphens between them',
      'line 4: category: must be text; put it between quotes',
      'excerpt: is missing; add a line `excerpt: …` to the front matter',
      expect.stringMatching(/^line 5: summary: is no field; there are title, slug, .*excerpt/),
    ]);
  });
});
