import { RUNE_NAMES, type CastRune } from '@sibila/domain/runes/runes';
import { assessQuestion } from '@sibila/domain/safety/question';
import { describe, expect, it } from 'vitest';
import { itIsProse, sentences, words } from '../testing/prose.ts';
import { composeRuneReading } from './compose-reading.ts';
import { ENDINGS } from './endings.ts';
import { PAST_CHECKS } from './frames.ts';
import { PAIRS } from './pairs.ts';
import { relationsOf } from './relate.ts';
import { fill } from './spoken.ts';
import { THEME_TURNS } from './themes.ts';
import { QUESTIONS, readings } from './testing/readings.ts';
import { sideOf } from './voices/sides.ts';

const [ONE, THREE, FIVE] = [readings(1, 300), readings(3, 300), readings(5, 300)];
const ALL = [...ONE, ...THREE, ...FIVE, ...readings(2, 40), ...readings(8, 40)];
const TEXTS = ALL.map(({ text }) => text);

function nameOf({ rune }: CastRune): string {
  return RUNE_NAMES[rune] ?? '?';
}

describe('composeRuneReading', () => {
  it.each([
    [1, 110, ONE],
    [3, 250, THREE],
    [5, 330, FIVE],
  ])('writes a cast of %i in %i words or more, and in at most 650', (_, least, read) => {
    const lengths = read.map(({ text }) => words(text));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(650);
  });

  it('writes the same text for the same cast and question, and another for any other', () => {
    for (const { runes, question, text } of ALL.slice(0, 100))
      expect(composeRuneReading({ runes: [...runes], question }).join('\n')).toBe(text);
    const keys = new Set(ALL.map(({ runes, question }) => JSON.stringify([runes, question])));
    expect(new Set(TEXTS).size).toBe(keys.size);
  });

  it('tells a rune from its reverse and one order from another', () => {
    const [a, b] = [0, 5].map((rune) => ({ rune, reversed: false }));
    if (!a || !b) throw new Error('two runes');
    const upright = composeRuneReading({ runes: [a] });
    expect(composeRuneReading({ runes: [{ ...a, reversed: true }] })).not.toEqual(upright);
    expect(composeRuneReading({ runes: [b, a] })).not.toEqual(
      composeRuneReading({ runes: [a, b] }),
    );
  });

  it('names every rune of the cast and says which are reversed, and names no other', () => {
    for (const { runes, text } of ALL) {
      const cast = new Set(runes.map(nameOf));
      for (const rune of runes)
        expect(text.includes(`${nameOf(rune)} invertida`)).toBe(rune.reversed);
      for (const name of RUNE_NAMES) expect(text.includes(name)).toBe(cast.has(name));
    }
  });

  it.each([
    ['three', THREE, ['Urd', 'Verdandi', 'Skuld']],
    ['five', FIVE, ['centro', 'raíz', 'contra', 'mano', 'fruto']],
    ['one', ONE, ['Odín']],
  ])('names each of %s runes in the sentence that names its place', (_, read, places) => {
    for (const { runes, text } of read) {
      for (const [i, place] of places.entries()) {
        const rune = runes[i];
        const name = rune ? nameOf(rune) : '?';
        const said = text.split('\n').flatMap((paragraph) => sentences(paragraph));
        const named = said.some(
          (sentence, at) =>
            `${said[at - 1] ?? ''} ${sentence}`.toLowerCase().includes(place.toLowerCase()) &&
            sentence.includes(name),
        );
        expect(named, `${name} in ${place}: ${text}`).toBe(true);
      }
    }
  });

  it('says of each rune what it shows in its place', () => {
    for (const { runes, text } of ONE) {
      const [rune] = runes;
      const shown = rune ? sideOf(rune).is : [];
      const flat = text.toLowerCase();
      expect(shown.some((each) => flat.includes(each.toLowerCase()))).toBe(true);
    }
  });

  it('reads neighbours against each other', () => {
    for (const { runes, text } of [...THREE, ...FIVE]) {
      const flat = text.replaceAll('\n', ' ');
      for (const b of runes.slice(1)) {
        const related = runes.some(
          (a) => a !== b && relationsOf(a, b).some((said) => flat.includes(said)),
        );
        expect(related, `${nameOf(b)}: ${flat}`).toBe(true);
      }
    }
  });

  it('says what a pair says together only where both lie upright', () => {
    for (const { runes, text } of [...THREE, ...FIVE]) {
      const lying = runes.filter(({ reversed }) => reversed);
      for (const a of lying) {
        for (const b of runes.filter((rune) => rune !== a)) {
          const [x, y] = a.rune < b.rune ? [a, b] : [b, a];
          const known = PAIRS[`${x.rune}-${y.rune}`];
          if (known !== undefined) expect(text).not.toContain(fill(known, { x, y }));
        }
      }
    }
  });

  it('takes up the field of life that the question is about', () => {
    for (const asked of QUESTIONS) {
      const { theme } = assessQuestion(asked);
      const turns = Object.values(THEME_TURNS[theme]).flat();
      const answered = ALL.filter(({ question }) => question === asked);
      expect(answered.length).toBeGreaterThan(0);
      for (const { text } of answered) expect(turns.some((turn) => text.includes(turn))).toBe(true);
    }
  });

  itIsProse(TEXTS, [
    ['runes of the wrong gender', /\b(el|un|este|del|al) (Runa|Fehu|Uruz|Isa|Jera|Gebo|Ehwaz)\b/],
    ['reversals that disagree', /invertid(o|os|as)\b|invertida (invertida|y invertida)/],
    ['the blank rune without its article', /(?<!la |La )Runa en Blanco/],
    ['a capital article inside a sentence', /[\p{Ll},;:] (El|La|Los|Las) \p{L}/u],
    ['an «y» before an i', /\by I(sa|ngwaz)\b/],
    [
      'feminine or masculine readers',
      /\b(estás|eres|quedas|seas|estés) (sol[oa]|cansad[oa]|list[oa]|segur[oa]|perdid[oa]|preparad[oa]|dispuest[oa])\b/,
    ],
    ['forms of vosotros', /\b(?!(?:seis|dieciséis)\b)\p{L}+(áis|éis)\b|\bvosotr[oa]s\b/u],
    ['voseo', /(?<!\p{L})(vos|tenés|sabés|querés|podés|sos|mirá|fijate|decí|hacé|andá)(?!\p{L})/iu],
    ['words that only one country uses', /\b(coger|coges|ordenador|celular|chévere|vale, )\b/],
    ['two colons in a sentence', /: [^.;?»\n]*: /],
    ['dates', /\b(19|20)\d\d\b|\b\d{1,2} de (enero|febrero|marzo|abril|mayo|junio|julio|agosto)\b/],
    [
      'verdicts',
      /\b(seguro que|sin duda|ganarás (el|la|tu)|perderás|volverá a ti|no te quiere)(?!\p{L})/iu,
    ],
    ['fate', /\b(está escrito que|tu destino es|el universo|destinad[oa]s?)\b/i],
    ['a rune that speaks an infinitive', /\b(dice|mira el tuyo y dice) \p{L}+[aei]r\b/u],
    [
      'fragments for leads',
      /(Por si te sirve|Queda tu parte|Y otra más|Otra puerta|Una prueba de \p{L}+)\./u,
    ],
  ]);

  it.each([
    ['¿Cómo seguirá mi salud?', /entretenimiento.*a un médico|ningun[ao].*a un médico/],
    ['¿Ganaré el juicio contra mi casero?', /entretenimiento.*a un abogado/],
    ['¿Invierto mis ahorros?', /entretenimiento.*a un asesor financiero/],
  ])('says to «%s» that it replaces no professional', (question, caution) => {
    for (const { runes } of [...ONE, ...THREE].slice(290, 310)) {
      const text = composeRuneReading({ runes, question }).join('\n');
      expect(text).toMatch(caution);
      expect(text.match(/entretenimiento/g)).toHaveLength(1);
    }
  });

  it('says to who asks about health nothing that could be a prognosis', () => {
    const prognosis =
      /muert|morir|muri[óe]|mejorarás|empeor|te cura|sanar|recaída|duelo|ceniza|la hoz|enterr|tumba|adiós/i;
    for (const { text } of readings(3, 80, '¿Cómo seguirá mi salud este año?'))
      expect(text).not.toMatch(prognosis);
  });

  it('says of what was that only the person knows in one reading of four at most', () => {
    const hedged = [...THREE, ...FIVE].filter(({ text }) =>
      PAST_CHECKS.some((check) => text.includes(check)),
    );
    expect(hedged.length).toBeGreaterThan(0);
    expect(hedged.length / (THREE.length + FIVE.length)).toBeLessThanOrEqual(0.25);
  });

  it('ends with a saying, a thought for the person or the task itself, none of them always', () => {
    const endings = [...ONE, ...THREE, ...FIVE].map(({ runes, text }) => {
      const last = text.split('\n').at(-1) ?? '';
      const [first] = runes;
      if (first && sideOf(first).closings.includes(last)) return 'saying';
      return Object.values(ENDINGS)
        .flat()
        .some((each) => last.endsWith(each))
        ? 'thought'
        : 'task';
    });
    for (const kind of ['saying', 'thought', 'task']) {
      const share = endings.filter((each) => each === kind).length / endings.length;
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.6);
    }
  });

  it('refuses no runes and more than ten', () => {
    expect(() => composeRuneReading({ runes: [] })).toThrow(RangeError);
    const eleven = RUNE_NAMES.slice(0, 11).map((_, rune) => ({ rune, reversed: false }));
    expect(() => composeRuneReading({ runes: eleven })).toThrow(RangeError);
  });
});
