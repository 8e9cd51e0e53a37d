import sanitize from 'sanitize-html';

/** What the text of an article is made of; nothing here can load, run, frame or style anything. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: 'p h2 h3 h4 ul ol li blockquote hr br strong em del code pre a sup sub'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
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

/** The addresses of the pictures in a text, none of which `cleanHtml` leaves in it. */
export function picturesIn(html: string): string[] {
  const addresses: string[] = [];
  const img: sanitize.Transformer = (tagName, attribs) => {
    addresses.push(attribs['src'] ?? '');
    return { tagName, attribs };
  };
  sanitize(html, { ...OPTIONS, transformTags: { img } });
  return addresses;
}
