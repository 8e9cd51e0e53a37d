import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { isSpanish } from '@sibila/domain/safety/answer-faults';
import { forbiddenOfPalms } from '@sibila/domain/safety/palm-claims';
import { takeSentences } from '@sibila/domain/text/sentences';
import { describe, expect, it } from 'vitest';
import { NEVER_WRITTEN, offenders, words } from '../testing/prose.ts';

const FOLDER = new URL('../../blog/', import.meta.url);
const CATEGORIES = ['Astrología', 'Tarot', 'Runas', 'Quiromancia', 'Luna'];
const SECTIONS = ['horoscopo', 'tarot', 'palma', 'runas', 'compatibilidad', 'premium'];
const PAGES = ['/blog', '/soporte', '/terminos', '/privacidad'];
const KEYS = 'title slug category excerpt author date tags cover coverAlt'.split(' ');

const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
/** What was true on the day of writing alone. */
const STALE = [
  /\b(?:próxim[oa]s?) (?:periodo|momento|fecha|fase|retroceso|retrógrado|eclipse|luna llena|luna nueva)/iu,
  /\b(?:en|durante) est[ao]s (?:días|semanas|meses)\b/iu,
  /\bhace (?:poco|unos días|unas semanas|unos meses)\b/iu,
  new RegExp(`\\bla de ${MONTH}(?! de \\d{4})`, 'iu'),
  new RegExp(`\\b(?:empieza|termina|comienza|acaba) el \\d+ de ${MONTH}`, 'iu'),
  new RegExp(`\\d+ de ${MONTH} de \\d{4} (?:es un buen|será) `, 'iu'),
];

function article(file: string) {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
  const pairs = head.split('\n').map((row) => /^(\w+): (.*)$/.exec(row) ?? []);
  const plain = pairs.map(([, key = '', value = '']) => [key, value.replace(/^'(.*)'$/, '$1')]);
  return {
    file,
    body,
    keys: plain.map(([key]) => key),
    head: new Map(plain as [string, string][]),
  };
}

const articles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map(article);
const each = articles.map((one) => [one.file, one] as const);

/** The text as it is read: without the marks of headings, lists, quotations, emphasis and links. */
const read = (body: string): string =>
  body
    .replace(/^(?:#{2,3} (?:\d+\. )?|[-*>] *|\d+\. *)/gm, '')
    .replace(/^> ?/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<![\p{L}\d])[_*]|[_*](?![\p{L}\d])/gu, '');

const links = (body: string): string[] =>
  [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);

function isKnown(target: string): boolean {
  const [, section] = /^\/#(.+)$/.exec(target) ?? [];
  const [, slug] = /^\/blog\/(.+)$/.exec(target) ?? [];
  if (section) return SECTIONS.includes(section);
  return slug ? articles.some(({ head }) => head.get('slug') === slug) : PAGES.includes(target);
}

const allOf = (key: string): string[] => articles.map(({ head }) => head.get(key) ?? '');

describe('the articles of the blog', () => {
  it('are ten, and no two have the same address, title, day or cover', () => {
    expect(articles).toHaveLength(10);
    for (const key of ['slug', 'title', 'date', 'cover', 'excerpt'])
      expect(new Set(allOf(key)).size).toBe(articles.length);
  });

  it('cover every category', () => {
    expect([...new Set(allOf('category'))].sort()).toEqual([...CATEGORIES].sort());
  });

  it.each(each)('%s has its whole front matter', (file, { head, keys }) => {
    expect(keys.filter((key) => key !== 'metaTitle')).toEqual(KEYS);
    const title = head.get('metaTitle') ?? `${head.get('title')} | Blog de Sibila`;
    expect(title).toMatch(/^.{1,60}$/u);
    expect(`${head.get('slug')}.md`).toBe(file);
    expect(head.get('slug')).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(CATEGORIES).toContain(head.get('category'));
    expect(head.get('author')).toBe('Equipo Sibila');
    expect(head.get('excerpt')?.length).toBeGreaterThan(80);
    expect(head.get('excerpt')?.length).toBeLessThanOrEqual(160);
    expect(head.get('date')).toMatch(/^2026-\d\d-\d\d$/);
    expect((head.get('date') ?? '') < '2026-11-21').toBe(true);
    expect(head.get('tags')).toMatch(/^\[[\p{L} ]+(?:, [\p{L} ]+){2,}\]$/u);
    expect(existsSync(new URL(`covers/${head.get('cover')}`, FOLDER))).toBe(true);
    expect(head.get('coverAlt')?.length).toBeGreaterThan(60);
    // A bare colon would end the value for a reader of YAML.
    const bare = [...head.entries()].filter(
      ([key, value]) => key !== 'title' && /: | #/.test(value),
    );
    expect(bare).toEqual([]);
  });

  it.each(each)('%s has 750 to 1,300 words under headings, in Markdown alone', (_, { body }) => {
    const count = words(read(body));
    expect(count).toBeGreaterThanOrEqual(750);
    expect(count).toBeLessThanOrEqual(1300);
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
    expect(/^# |^#{4}|<\/?[a-z!]|&\w+;|!\[/m.exec(body)).toBeNull();
  });

  it.each(each)(
    '%s links to a part of the site and to another article, and to nothing unknown',
    (_, one) => {
      const targets = links(one.body);
      expect(targets.filter((target) => !isKnown(target))).toEqual([]);
      expect(targets.some((target) => target.startsWith('/#'))).toBe(true);
      const own = `/blog/${one.head.get('slug')}`;
      expect(targets.filter((target) => target.startsWith('/blog/')).length).toBeGreaterThan(0);
      expect(targets).not.toContain(own);
    },
  );

  it.each(each)('%s is written as the voice of the product asks', (_, { body, head }) => {
    const paragraphs = [read(body), head.get('title') ?? '', head.get('excerpt') ?? ''];
    expect(isSpanish(read(body))).toBe(true);
    for (const [, pattern] of NEVER_WRITTEN) expect(offenders(paragraphs, pattern)).toEqual([]);
    expect(offenders(paragraphs, /\b(?:vosotr|vuestr|coger|coge)\p{L}*/iu)).toEqual([]);
  });

  it.each(each)('%s stays true as time passes: no date is told from a today', (_, one) => {
    const paragraphs = [...one.body.split('\n'), one.head.get('excerpt') ?? ''];
    for (const pattern of STALE) expect(offenders(paragraphs, pattern)).toEqual([]);
  });

  it.each(each)('%s claims nothing that a reading may not claim', (_, { body, head }) => {
    const text = `${head.get('title')}.\n${head.get('excerpt')}\n${read(body)}`;
    const { sentences, rest } = takeSentences(text);
    const claims = [...sentences, rest].filter(
      (sentence) =>
        forbiddenClaim(sentence) !== null ||
        (head.get('category') === 'Quiromancia' && forbiddenOfPalms(sentence) !== null),
    );
    expect(claims).toEqual([]);
  });
});
