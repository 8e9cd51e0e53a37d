import { ARCANA_NAMES, type DrawnCard } from '@sibila/domain/tarot/cards';

type Form = 'ms' | 'fs' | 'mp' | 'fp';

const FORMS: Readonly<Record<string, Form>> = { El: 'ms', La: 'fs', Los: 'mp', Las: 'fp' };
const REVERSED: Readonly<Record<Form, string>> = {
  ms: 'invertido',
  fs: 'invertida',
  mp: 'invertidos',
  fp: 'invertidas',
};
const FORM_ORDER: readonly Form[] = ['ms', 'fs', 'mp', 'fp'];

/** The first letter in upper case; signs before it stay. */
export function capital(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** The first letter in lower case, to go on after a comma. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** How a card is called inside a sentence: «la Torre», or «la Torre invertida» when `whole`. */
export function spoken(card: DrawnCard, whole: boolean): string {
  const [article = '', ...rest] = (ARCANA_NAMES[card.arcanum] ?? '').split(' ');
  const name = [article.toLowerCase(), ...rest].join(' ');
  return whole && card.reversed ? `${name} ${REVERSED[formOf(card)]}` : name;
}

function formOf(card: DrawnCard): Form {
  const [article = ''] = (ARCANA_NAMES[card.arcanum] ?? '').split(' ');
  return FORMS[article] ?? 'ms';
}

function contracted(preposition: 'de' | 'al', name: string): string {
  const bare = preposition === 'al' ? 'a' : 'de';
  if (name.startsWith('el ')) return `${bare === 'a' ? 'al' : 'del'} ${name.slice(3)}`;
  return `${bare} ${name}`;
}

function agreeing(card: DrawnCard, forms: readonly string[]): string {
  const form = formOf(card);
  const at = forms.length === 4 ? FORM_ORDER.indexOf(form) : form.endsWith('p') ? 1 : 0;
  return forms[at] ?? '';
}

export type Slots = Readonly<Record<string, DrawnCard | string>>;

/**
 * Fills a frame. With a card in slot `a`: `{a}` «la Torre», `{a+}` «la Torre invertida», `{de a}`
 * and `{al a}` contract, `{a:sale|salen}` agrees in number, `{a:o|a|os|as}` in gender too. A slot
 * that holds a text gives it as it is. A slot named with a capital starts with a capital.
 */
export function fill(frame: string, slots: Slots): string {
  const filled = frame.replace(
    /\{(?:(de|al) )?([A-Za-z]+)(\+)?(?::([^}]*))?\}/g,
    (_, preposition: 'de' | 'al' | undefined, slot: string, whole?: string, forms?: string) => {
      const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
      const value = slots[lower];
      if (value === undefined) throw new RangeError(`no slot ${slot} for «${frame}»`);
      if (typeof value !== 'string' && forms !== undefined)
        return agreeing(value, forms.split('|'));
      const name = typeof value === 'string' ? value : spoken(value, whole !== undefined);
      const text = preposition ? contracted(preposition, name) : name;
      return slot === lower ? text : capital(text);
    },
  );
  return capital(filled);
}
