const LETTER = '[\\p{L}\\p{N}_]';
const EDGE = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/**
 * The pattern with `\b` read as Spanish reads it. JavaScript's own `\b` knows ASCII letters alone,
 * so that it finds the word «a» at the end of «acompaña» and «so» at the start of «soñar».
 */
export function wholeWords(pattern: RegExp): RegExp {
  const flags = pattern.flags.includes('u') ? pattern.flags : `${pattern.flags}u`;
  return new RegExp(pattern.source.replaceAll('\\b', EDGE), flags);
}
