import { BODIES } from '@sibila/domain/sky/body-names';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { sparing, type Choose } from '../tarot/chooser.ts';

/** How many words a reader remembers of the way a sentence began. */
const REMEMBERED = 3;

const BODY_NAMES = BODIES.map(({ name }) => name).join('|');

const WORDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!\\p{L})(?:[Ee]l |[Ll]a )?(?:${BODY_NAMES})(?!\\p{L})`, 'gu'), 'astro'],
  [new RegExp(`(?<!\\p{L})(?:${SIGN_NAMES.join('|')})(?!\\p{L})`, 'gu'), 'signo'],
  [/(?<!\p{L})(?:conjunción|sextil|cuadratura|trígono|oposición)(?!\p{L})/gu, 'aspecto'],
  [/(?<!\p{L})(?:el|la|un|una)(?!\p{L})/giu, 'el'],
];

/**
 * How a frame begins, whatever it is filled with: its first words, where every body, sign and
 * aspect counts as the same. «Con un orbe» of a square is that of a trine.
 */
export function openingOf(frame: string): string {
  const plain = WORDS.reduce((text, [found, word]) => text.replace(found, word), frame);
  return (plain.toLowerCase().match(/\{\p{L}\}|\p{L}+/gu) ?? []).slice(0, REMEMBERED).join(' ');
}

/** A chooser that begins no two texts alike while another one is left. */
export function neverAlike(choose: Choose): Choose {
  const begun = new Set<string>();
  const spared = sparing(choose, (text) => begun.has(openingOf(text)));
  return (items) => {
    const picked = spared(items);
    if (typeof picked === 'string') begun.add(openingOf(picked));
    return picked;
  };
}
