import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { isCategory, isNewPostSlug, NEW_SLUG_MAX } from '@sibila/contracts/blog-names';
import { storableText } from '@sibila/contracts/text';
import { ArticleError } from './article-error.ts';

const COVER = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpe?g|webp)$/;

/** What is wrong with a value's kind; `expected` says of what kind it has to be. */
const kind =
  (expected: string) =>
  ({ input }: { input?: unknown }): string => {
    if (input === undefined) return 'is missing';
    return input === null ? 'has no value' : `must be ${expected}`;
  };
const text = () => z.string({ error: kind('text; put it between quotes') });

const line = (max: number) =>
  text()
    .refine((value) => storableText.safeParse(value).success, {
      error: 'has characters that cannot be kept',
      abort: true,
    })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `must have at most ${max} characters` })
    .regex(/^[^\n\r]*$/, { error: 'must be one line' });
const listed = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item, { error: kind('a list, as [one, two]') })
    .max(max, { error: `must be at most ${max}` });
const categoryName = text().refine(isCategory, {
  error: 'must be at most 40 letters, in words with single spaces or hyphens between them',
});

const frontMatter = z
  .object({
    title: line(120),
    slug: text().refine(isNewPostSlug, {
      error: `must be 1 to ${NEW_SLUG_MAX} of a-z, 0-9 and single hyphens between them`,
    }),
    category: categoryName.optional(),
    categories: listed(categoryName, 6).optional(),
    excerpt: line(300),
    author: line(80),
    date: z.iso.date({ error: 'must be a day of the calendar, written YYYY-MM-DD' }).optional(),
    tags: listed(line(40), 12).default([]),
    cover: text()
      .regex(COVER, {
        error:
          'must name a file of the folder covers: a-z, 0-9, hyphens; .svg, .png, .jpg or .webp',
      })
      .optional(),
    coverAlt: line(300).optional(),
    metaTitle: line(120).optional(),
    metaDescription: line(300).optional(),
    metaKeywords: line(300).optional(),
  })
  .refine(({ category, categories }) => category !== undefined || categories?.length, {
    error: 'must name a category',
    path: ['category'],
    when: () => true,
  })
  .refine(({ cover, coverAlt }) => cover === undefined || coverAlt !== undefined, {
    error: 'must say what the cover shows',
    path: ['coverAlt'],
    when: () => true,
  });
export type FrontMatter = z.output<typeof frontMatter>;

const FIELDS = Object.keys(frontMatter.shape);
/** The file's first line is the mark that the front matter stands after. */
const BEFORE = 1;

/** The front matter's values, and the line of the file on which each field stands. */
function readYaml(head: string): { values: unknown; lines: Map<string, number> } {
  const counter = new LineCounter();
  const document = parseDocument(head, { lineCounter: counter, prettyErrors: false });
  const [fault] = document.errors;
  if (fault) {
    const at = counter.linePos(fault.pos[0]).line + BEFORE;
    throw new ArticleError(`line ${at}: the front matter is no YAML: ${fault.message}`);
  }
  if (!isMap(document.contents))
    throw new ArticleError('line 2: the front matter must be lines such as `title: Luna`');
  const lines = new Map<string, number>();
  for (const { key } of document.contents.items)
    if (isScalar(key) && key.range)
      lines.set(String(key.value), counter.linePos(key.range[0]).line + BEFORE);
  try {
    return { values: document.toJS({ maxAliasCount: 10 }), lines };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new ArticleError(`line 2: the front matter is no YAML of ours: ${error.message}`);
  }
}

/** Reads what stands between the two marks. Refuses with an ArticleError that names every fault. */
export function readFrontMatter(head: string): FrontMatter {
  const { values, lines } = readYaml(head);
  const read = frontMatter.safeParse(values);
  const foreign = [...lines].filter(([field]) => !FIELDS.includes(field));
  if (read.success && foreign.length === 0) return read.data;
  const faults = (read.error?.issues ?? []).map(({ path, message }) => {
    const [field = ''] = path.map(String);
    const at = lines.get(field);
    return at === undefined
      ? `${field}: ${message}; add a line \`${field}: …\` to the front matter`
      : `line ${at}: ${path.join('.')}: ${message}`;
  });
  const hints = foreign.map(
    ([field, at]) => `line ${at}: ${field}: is no field; there are ${FIELDS.join(', ')}`,
  );
  throw new ArticleError([...faults, ...hints].join('\n'));
}
