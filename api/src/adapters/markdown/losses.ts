import { Parser, type MarkedToken, type Token } from 'marked';
import { tagsIn, type WrittenTag } from './clean-html.ts';

/** Something that the page would not show as it is written, and where it stands in its text. */
interface Loss {
  at: number;
  what: string;
}

/** A part of the file. */
interface Span {
  from: number;
  end: number;
}

/** What to write instead of some tags; the others may be left out. */
const INSTEAD: Readonly<Record<string, string>> = {
  b: 'write **bold**',
  i: 'write _italic_',
  s: 'write ~~struck~~',
  table: 'write its rows as a list',
  h5: 'write a heading of level 2 to 4',
  h6: 'write a heading of level 2 to 4',
};

/**
 * What would be left out of a text in silence, each with its line: its author alone would miss it.
 * The tokens are those of the file's text, which begins at `start`.
 */
export function lossesIn(tokens: readonly Token[], file: string, start: number): string[] {
  const losses: Loss[] = [];
  collect(tokens, { file, losses }, { from: start, end: file.length });
  let line = 1;
  let counted = 0;
  const told = losses.map(({ at, what }) => {
    const read = Math.max(at, counted);
    line += file.slice(counted, read).split('\n').length - 1;
    counted = read;
    return `line ${line}: ${what}`;
  });
  return [...new Set(told)];
}

/** Notes the losses of tokens in their order, and gives where in the file the last of them ends. */
function collect(
  tokens: readonly Token[],
  text: { file: string; losses: Loss[] },
  { from, end }: Span,
): number {
  let next = from;
  for (const token of tokens as readonly MarkedToken[]) {
    const { raw } = token;
    const found = seek(raw, text.file.slice(next, end));
    const at = next + found.at;
    for (const loss of lossesOf(token)) text.losses.push({ at: at + loss.at, what: loss.what });
    const past = at + found.length;
    const inner = collect(childrenOf(token), text, { from: at, end: found.isWhole ? past : end });
    next = found.isWhole ? past : Math.max(past, inner);
  }
  return next;
}

/** Where a token stands: what is quoted or indented stands in the file with its marks between lines. */
function seek(raw: string, text: string): { at: number; length: number; isWhole: boolean } {
  const whole = text.indexOf(raw);
  if (whole !== -1) return { at: whole, length: raw.length, isWhole: true };
  const [head = ''] = raw.trimStart().split('\n', 1);
  const at = text.indexOf(head);
  return at === -1
    ? { at: 0, length: 0, isWhole: false }
    : { at, length: head.length, isWhole: false };
}

/** What stands in a token. A table is refused as one thing. */
function childrenOf(token: MarkedToken): readonly Token[] {
  if (token.type === 'list') return token.items;
  if (token.type === 'table' || !('tokens' in token)) return [];
  return token.tokens ?? [];
}

function lossesOf(token: MarkedToken): Loss[] {
  switch (token.type) {
    case 'table':
      return [{ at: 0, what: 'a table is not taken: write its rows as a list' }];
    case 'checkbox':
      return [{ at: 0, what: `the box ${token.raw.trim()} of a task is not taken: leave it out` }];
    case 'heading':
      if (token.depth <= 4) return [];
      return [
        {
          at: 0,
          what: `a heading of level ${token.depth} is not taken: write one of level 2 to 4`,
        },
      ];
    case 'link':
    case 'image':
      return lossesInHtml(Parser.parseInline([{ ...token, tokens: [] }])).map(({ what }) => ({
        at: 0,
        what,
      }));
    case 'html':
      return [...lossesInHtml(token.raw), ...noTagIn(token.raw)];
    default:
      return [];
  }
}

function lossesInHtml(html: string): Loss[] {
  const written = html.toLowerCase();
  let next = 0;
  return tagsIn(html).flatMap((tag) => {
    const at = Math.max(next - 1, 0, written.indexOf(`<${tag.name}`, next));
    next = at + 1;
    return whatIsLostOf(tag).map((what) => ({ at, what }));
  });
}

function whatIsLostOf({ name, attributes, isLost, lostAttributes }: WrittenTag): string[] {
  if (name === 'img')
    return [
      `the picture ${attributes['src'] ?? ''} is not taken: a text has none; name its cover in the front matter`,
    ];
  if (isLost)
    return [
      `the tag ${plain(name)} is not taken: ${INSTEAD[name] ?? 'leave it out, or write it in Markdown'}`,
    ];
  return lostAttributes.map((attribute) => {
    if (name === 'a' && attribute === 'href') return lostLink(attributes['href'] ?? '');
    return name === 'a' && attribute === 'title'
      ? 'the title of a link is not taken: write it in the text'
      : `the attribute ${plain(attribute)} of the tag ${name} is not taken: leave it out`;
  });
}

function lostLink(address: string): string {
  const [beginning] = /^(?:[a-z][\w+.-]*:|[/\\]{2})/i.exec(address) ?? [];
  const elsewhere = address === '' ? 'without an address' : 'to this address';
  const which = beginning === undefined ? elsewhere : `to ${beginning}…`;
  return `a link ${which} is not taken: it may lead to https:, http: or mailto:, or begin with a single /`;
}

/** A name as far as it is one: any sign may stand in what looks like a tag. */
const plain = (name: string): string => /^[\w-]+/.exec(name)?.[0] ?? 'that has no name';

/** What is no tag of a piece of HTML and goes; what has no end takes along all that follows in it. */
function noTagIn(html: string): Loss[] {
  if (/^\s*<(?:\?|!(?!--))/.test(html))
    return [{ at: 0, what: 'an instruction for programs is not taken: leave it out' }];
  const comment = html.lastIndexOf('<!--');
  if (comment > html.lastIndexOf('-->'))
    return [{ at: comment, what: 'a comment has no end: write --> where it ends' }];
  const from = html.lastIndexOf('>') + 1;
  const tag = html.slice(from).search(/<[a-z/]/i);
  if (tag === -1) return [];
  return [{ at: from + tag, what: 'a tag has no end: write > where it ends, or leave it out' }];
}
