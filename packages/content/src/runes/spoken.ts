import { RUNE_NAMES, type CastRune } from '@sibila/domain/runes/runes';

/** The first letter in upper case; signs before it stay. */
export function capital(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** The first letter in lower case, for what follows a colon. */
export function uncapital(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase());
}

/** How a rune is called inside a sentence: «Fehu», «la Runa en Blanco», «Fehu invertida». */
export function spoken({ rune, reversed }: CastRune, whole: boolean): string {
  const name = RUNE_NAMES[rune] ?? '';
  const called = name === 'Runa en Blanco' ? `la ${name}` : name;
  return whole && reversed ? `${called} invertida` : called;
}

export type Slots = Readonly<Record<string, CastRune | string>>;

/**
 * Fills a frame. With a rune in slot `a`: `{a}` «Fehu», `{a+}` «Fehu invertida». A slot that holds a
 * text gives it as it is. A slot named with a capital starts with a capital.
 */
export function fill(frame: string, slots: Slots): string {
  const filled = frame.replace(/\{([A-Za-z]+)(\+)?\}/g, (_, slot: string, whole?: string) => {
    const value = slots[uncapital(slot)];
    if (value === undefined) throw new RangeError(`no slot ${slot} for «${frame}»`);
    const text = typeof value === 'string' ? value : spoken(value, whole !== undefined);
    return slot === uncapital(slot) ? text : capital(text);
  });
  return capital(filled.replaceAll(' y I', ' e I'));
}
