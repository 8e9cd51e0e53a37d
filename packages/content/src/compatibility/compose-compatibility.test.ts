import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';
import {
  composeCompatibility,
  explainCompatibility,
  type CompatibilityTextInput,
} from './compose-compatibility.ts';
import { bandOf, OPENERS } from './openers.ts';
import { PAIRS } from './pairs.ts';

interface Analysis {
  input: CompatibilityTextInput;
  text: string;
  runs: Set<string>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every run of five words of a text. */
function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')));
}

function analyse(first: SignName, second: SignName): Analysis {
  const input = { first, second, ...compatibilityOf(first, second) };
  const text = composeCompatibility(input).join('\n');
  return { input, text, runs: runsOf(text) };
}

const ALL = SIGN_NAMES.flatMap((first) => SIGN_NAMES.map((second) => analyse(first, second)));
const UNORDERED = ALL.filter(
  ({ input }) => SIGN_NAMES.indexOf(input.first) <= SIGN_NAMES.indexOf(input.second),
);

/** The share of five-word runs that the shorter of two texts has in common with the other. */
function overlap(a: Analysis, b: Analysis): number {
  const common = [...a.runs].filter((run) => b.runs.has(run)).length;
  return common / Math.min(a.runs.size, b.runs.size);
}

const sentences = (text: string): string[] =>
  text.split(/(?<=[.?…])\s+/).filter((sentence) => sentence !== '');

/** The passages that break a rule, so that a failure shows what to repair. */
function offenders(pattern: RegExp): string[] {
  return ALL.flatMap(({ text }) => {
    const found = pattern.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 40), found.index + 60)] : [];
  });
}

describe('the texts of the pairs', () => {
  it('are 78, one for each pair whatever its order', () => {
    const keys = SIGN_NAMES.flatMap((a, i) => SIGN_NAMES.slice(i).map((b) => `${a}-${b}`));
    expect(Object.keys(PAIRS).sort()).toEqual(keys.sort());
  });

  it('tell each side in a sentence that names its sign', () => {
    for (const [key, { sides }] of Object.entries(PAIRS)) {
      const [a = '', b = ''] = key.split('-');
      expect(sides[0]).toContain(a);
      if (a !== b) expect(sides[1]).toContain(b);
    }
  });

  it('share no sentence', () => {
    const said = Object.values(PAIRS).flatMap((text) =>
      (Object.values(text) as (string | string[])[]).flat(),
    );
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('composeCompatibility', () => {
  it('writes between 250 and 450 words for each of the 144 pairs', () => {
    const lengths = ALL.map(({ text }) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(450);
  });

  it('begins with the two signs, the first one first, and comes to the number later', () => {
    for (const { input, text } of ALL) {
      const [opening = '', friction = '', sums = ''] = text.split('\n');
      expect(opening.indexOf(input.first)).toBeLessThanOrEqual(opening.indexOf(input.second));
      expect(opening).toContain(input.first);
      expect(opening).toContain(input.second);
      expect(opening + friction).not.toMatch(/%|puntos/);
      expect(sums).toContain(`${input.percent}\u00A0%`);
    }
  });

  it('says in no more than one pair of eight what a point adds or takes in the same words', () => {
    const sums = UNORDERED.flatMap(({ text }) => sentences(text).filter((s) => /puntos/.test(s)));
    const ends = sums.map((sum) => sum.split(/; /).at(-1) ?? sum);
    const counts = new Map<string, number>();
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 9)).toEqual([]);
  });

  it('says why an opposition, a friction, adds', () => {
    const opposed = ALL.filter(({ input }) => /"opposition"/.test(JSON.stringify(input.points)));
    expect(opposed).toHaveLength(12);
    for (const { text } of opposed) expect(text).toMatch(/atrae|imán|curiosidad/);
  });

  it('tells a swapped pair with the same facts, from its first sign', () => {
    for (const { input, text } of ALL) {
      if (input.first === input.second) continue;
      const swapped = analyse(input.second, input.first).text;
      expect(swapped).not.toBe(text);
      expect(wordsOf(swapped).sort().join(' ')).toBe(wordsOf(text).sort().join(' '));
    }
  });

  it('says which element, modality and rulers the signs have, and names no other sign', () => {
    for (const { input, text } of ALL) {
      const others = SIGN_NAMES.filter((sign) => sign !== input.first && sign !== input.second);
      expect(others.filter((sign) => text.includes(sign))).toEqual([]);
    }
  });

  it('opens in the tone of its number', () => {
    for (const { input, text } of ALL) {
      const [first = ''] = sentences(text.split('\n')[2] ?? '');
      const tone = OPENERS[bandOf(input.percent)].map((frame) => sentences(frame)[0] ?? '');
      const matches = tone.some((frame) => {
        const parts = frame.split(/\{[xyp]\}/);
        return parts.every((part) => first.includes(part));
      });
      expect(matches).toBe(true);
    }
  });

  it.each([
    ['a score below 64', 0, 63, /lo más alto|corriente a favor|sin explicaciones|terreno amable/],
    ['a score from 76', 76, 100, /más bajos|cuesta arriba|no encaja|portazo|la cuenta da 5/],
  ])('never gives %s the words of the other end', (_, from, to, words) => {
    const within = ALL.filter(({ input }) => input.percent >= from && input.percent <= to);
    const openings = within.map(({ text }) =>
      sentences(text.split('\n')[2] ?? '')
        .slice(0, 2)
        .join(' '),
    );
    expect(openings.filter((opening) => words.test(opening))).toEqual([]);
  });

  it('shares under 40 % of five-word runs between pairs with at most one common sign', () => {
    const shares: number[] = [];
    UNORDERED.forEach((a, i) => {
      for (const b of UNORDERED.slice(i + 1)) shares.push(overlap(a, b));
    });
    shares.sort((a, b) => a - b);
    expect(shares.at(-1)).toBeLessThan(0.4);
    expect(shares[Math.floor(shares.length / 2)]).toBeLessThan(0.15);
  });

  it.each([
    ['quotation marks other than « »', /["“”]/],
    ['exclamation marks', /[!¡]/],
    ['unfilled slots', /[{}]|undefined|NaN/],
    ['doubled signs or spaces', / {2}|\.\.|,,|: *:|\.;|;\.| [,.;:]/],
    ['articles that should contract', /(?<!\p{L})(de|a) el(?!\p{L})/iu],
    ['forms of vosotros', /\b\p{L}+(áis|éis)\b|\bvosotr[oa]s\b/u],
    ['words that only one country uses', /\b(coger|ordenador|computadora|celular|móvil|chévere)\b/],
    ['a body of one gender', /\b(ella|hombre|mujer|novi[oa]s?|espos[oa]s?|marido)\b/i],
    ['flattery', /\b(maravillos|extraordinari|almas gemelas|media naranja|perfecta pareja)/i],
    ['fate', /\b(destinad[oa]s|fracasar|condenad[oa]s|imposible|inevitable|jamás)\b/i],
    ['English', /\b(the|and|you|your|with)\b/i],
  ])('never shows %s', (_, pattern) => {
    expect(offenders(pattern)).toEqual([]);
  });

  it('never repeats a sentence, and ends each paragraph with a full stop', () => {
    for (const { text } of ALL) {
      const said = sentences(text);
      expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
      for (const paragraph of text.split('\n')) expect(paragraph).toMatch(/^[A-ZÁÉÍÓÚÑ«].*\.$/u);
    }
  });

  it('makes no claim that a reading may not make', () => {
    const said = new Set(ALL.flatMap(({ text }) => sentences(text)));
    expect([...said].filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
  });
});

describe('explainCompatibility', () => {
  it('gives each point the words of the text that rest on it, and its part of the number', () => {
    for (const { input, text } of ALL) {
      const explained = explainCompatibility(input);
      expect(explained.map(({ kind }) => kind)).toEqual(input.points.map(({ kind }) => kind));
      expect(explained.reduce((sum, { delta }) => sum + delta, 0)).toBe(input.percent);
      for (const { sentence } of explained) expect(text).toContain(sentence);
    }
  });

  it('says in the words of each point how much it adds or takes', () => {
    const words: Record<number, string> = {
      2: 'dos',
      4: 'cuatro',
      6: 'seis',
      10: 'diez',
      14: 'catorce',
    };
    for (const { input } of ALL) {
      for (const { delta, sentence } of explainCompatibility(input)) {
        const size = Math.abs(delta);
        if (size > 0) expect(sentence).toContain(`${words[size] ?? size} puntos`);
        if (delta < 0) expect(sentence).toMatch(/resta|quita|[Cc]uesta|baja|menos|en contra/);
      }
    }
  });

  it('calls the points by their Spanish names', () => {
    const { input } = analyse('Aries', 'Tauro');
    expect(explainCompatibility(input).map(({ label }) => label)).toEqual([
      'Semisextil',
      'Fuego y tierra',
      'Cardinal y fijo',
      'Marte y Venus',
    ]);
    const same = explainCompatibility(analyse('Leo', 'Leo').input);
    expect(same.map(({ label }) => label)).toEqual(['Conjunción', 'Fuego', 'Fijo', 'Sol']);
  });
});
