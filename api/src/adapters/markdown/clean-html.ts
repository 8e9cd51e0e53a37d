import sanitize from 'sanitize-html';

/** The attributes that stay, by their tags. */
const ATTRIBUTES: Record<string, string[]> = { a: ['href', 'rel'], ol: ['start'] };
const TAGS = 'p h2 h3 h4 ul ol li blockquote hr br strong em del code pre a sup sub'.split(' ');

/** What the text of an article is made of; nothing here can load, run, frame or style anything. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // What stands between these was never meant to be read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'iframe',
    'svg',
    'math',
  ],
  nestingLimit: 30,
  transformTags: {
    // The page's own heading is the title.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer' } : { href },
    }),
  },
};

/** The HTML of an article with nothing left in it but text, its structure and links. */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS).trim();

/** A tag as it stands in a text, and what `cleanHtml` takes away of it. */
export interface WrittenTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Whether it is taken away itself; what stands in it may stay. */
  isLost: boolean;
  /** Those of its attributes that are taken away from a tag that stays. */
  lostAttributes: string[];
}

/** A first heading is written as a second one: nothing of it is missed. */
const KEPT = new Set([...TAGS, 'h1']);

/** Whether a link to this address is still one when it was cleaned. */
function leadsSomewhere(address: string): boolean {
  const written = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return cleanHtml(`<a href="${written}">x</a>`).startsWith('<a href');
}

/** Every tag that is opened in a text, in their order, and what cleaning takes away of each. */
export function tagsIn(html: string): WrittenTag[] {
  const tags: WrittenTag[] = [];
  const note: sanitize.Transformer = (name, attributes) => {
    const kept = ATTRIBUTES[name] ?? [];
    const lostAttributes = Object.entries(attributes)
      .filter(([key, value]) => !kept.includes(key) || (key === 'href' && !leadsSomewhere(value)))
      .map(([key]) => key);
    tags.push({ name, attributes: { ...attributes }, isLost: !KEPT.has(name), lostAttributes });
    return { tagName: name, attribs: attributes };
  };
  sanitize(html, { ...OPTIONS, transformTags: { '*': note } });
  return tags;
}
