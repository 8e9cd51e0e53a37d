import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseArticle } from './article.ts';
import { ArticleError } from './article-error.ts';

const HEAD = '---\ntitle: Luna\nslug: luna\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\n---\n';
/** The line of the file on which a text begins. */
const FIRST = 8;

/** What an article with this text is refused with, a fault a line; nothing where it is taken. */
function faultsOf(text: string): string[] {
  try {
    parseArticle(HEAD + text);
    return [];
  } catch (error) {
    if (error instanceof ArticleError) return error.message.split('\n');
    throw error;
  }
}

describe('what the page would not show', () => {
  it.each([
    [
      'a table',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      'a table is not taken: write its rows as a list',
    ],
    ['a task', '- [ ] uno', 'the box [ ] of a task is not taken: leave it out'],
    ['a task that is done', '1. [x] uno', 'the box [x] of a task is not taken: leave it out'],
    ['a low heading', '##### Uno', 'a heading of level 5 is not taken: write one of level 2 to 4'],
    ['a foreign tag', 'Un <b>uno</b>.', 'the tag b is not taken: write **bold**'],
    ['a foreign block', '<div>Uno</div>', 'the tag div is not taken: leave it out, or write it in'],
    ['a script', '<script>alert(1)</script>', 'the tag script is not taken'],
    ['an attribute', '<p class="x">Uno</p>', 'the attribute class of the tag p is not taken'],
    [
      'a link that runs',
      '[uno](javascript:alert(1))',
      'a link to javascript:… is not taken: it may',
    ],
    ['such a link in HTML', '<a href="data:x">uno</a>', 'a link to data:… is not taken'],
    ['a hidden scheme', '[uno](java&#115;cript:alert(1))', 'a link to javascript:… is not taken'],
    ['a link to another host', '[uno](//example.com)', 'a link to //… is not taken'],
    ['a link by a name', '[uno][dos]\n\n[dos]: ftp://example.com', 'a link to ftp:… is not taken'],
    ['a title', '[uno](/blog "Dos")', 'the title of a link is not taken: write it in the text'],
    ['a tag without its end', '<p\nUno', 'a tag has no end: write > where it ends'],
    ['a comment without its end', '<!-- uno', 'a comment has no end: write --> where it ends'],
    ['an instruction', '<?php echo 1 ?>', 'an instruction for programs is not taken: leave it out'],
  ])('is refused with its line: %s', (_, text, fault) => {
    for (const before of ['', 'Hola.\n\n', '> Hola.\n\n- Hola.\n\n---\n\n']) {
      const line = FIRST + before.split('\n').length - 1;
      expect(faultsOf(before + text)).toEqual([expect.stringContaining(`line ${line}: ${fault}`)]);
    }
  });

  it('is told of all at once, on the lines on which it stands in quotes and lists', () => {
    const text = `> Hola, <b>luna</b>.
> Y <u>sol</u>.
>
> - [ ] uno
>   - [x] dos

<blockquote>
<p>Uno</p>
<p id="x">Dos <i>tres</i></p>
</blockquote>

1. Uno
   y [dos](ftp://example.com)`;
    expect(faultsOf(text).map((fault) => fault.split(' is not taken')[0])).toEqual([
      'line 8: the tag b',
      'line 9: the tag u',
      'line 11: the box [ ] of a task',
      'line 12: the box [x] of a task',
      'line 16: the attribute id of the tag p',
      'line 16: the tag i',
      'line 20: a link to ftp:…',
    ]);
  });

  it('is nothing of what a text may be made of', () => {
    const text = `# Uno

#### Dos

~~tres~~ <del>tres</del>, H<sub>2</sub>O<br>y **a** _b_ \`| a |\` <!-- nota -->

- [casa](/blog/x?a=1&b=2#c), [m](mailto:a@example.com), <https://example.com/á>, a@example.com
- <a href="https://example.com" rel="me">fuera</a>, [ ] y 3 < 4

\`\`\`html
<table><script>
\`\`\``;
    expect(faultsOf(text)).toEqual([]);
  });

  it('is nothing of the articles that come with the product', () => {
    const folder = new URL('../../../../packages/content/blog/', import.meta.url);
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(names.length).toBeGreaterThanOrEqual(10);
    for (const name of names)
      expect(() => parseArticle(readFileSync(new URL(name, folder), 'utf8'))).not.toThrow();
  });
});
