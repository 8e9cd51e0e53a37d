import { LINE_NAMES } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { shapeOf } from '@sibila/domain/palm/proportions';
import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { forbiddenOfPalms } from '@sibila/domain/safety/palm-claims';
import { describe, expect, it } from 'vitest';
import {
  NEVER_WRITTEN,
  offenders,
  repeated,
  sentences,
  WHOLE_PARAGRAPH,
  words,
} from '../testing/prose.ts';
import { median, shares, told } from '../testing/recurrence.ts';
import { composePalmReading } from './compose-reading.ts';
import { palmSections, type PalmTexts } from './sections.ts';
import { randomHand } from './testing/random-hand.ts';

const HANDS = Array.from({ length: 300 }, (_, seed) => randomHand(seed + 1));

const pairOf = (hand: MeasuredHand, at: number): MeasuredHand[] => [
  { ...hand, hand: 'left', thumbSide: 'left' },
  { ...(HANDS[(at + 1) % HANDS.length] ?? hand), hand: 'right', thumbSide: 'right' },
];

const textOf = (texts: PalmTexts) =>
  palmSections(texts)
    .map(({ text }) => text)
    .join('\n');

const READINGS = {
  'of one hand': HANDS.map((hand) => composePalmReading([hand], 'normal')),
  'in high detail': HANDS.map((hand) => composePalmReading([hand], 'high')),
  'of two hands': HANDS.map((hand, at) => composePalmReading(pairOf(hand, at), 'high')),
};

/** The runs of six words that a text says twice. */
function twice(text: string): string[] {
  const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = said.slice(5).map((_, i) => said.slice(i, i + 6).join(' '));
  return runs.filter((run, i) => runs.indexOf(run) !== i);
}

/** Words that would take the reader for a man or a woman. */
const GENDERED =
  /(?<!\p{L})(?:eres|estás|seas|sientes|quedas) (?:una? )?\p{L}+(?:ado|ada|ido|ida|oso|osa)(?!\p{L})/iu;

describe.each(Object.entries(READINGS))('the reading %s', (kind, readings) => {
  const texts = readings.map(textOf);

  it('has its eight parts, each a whole paragraph', () => {
    for (const reading of readings) {
      const parts = palmSections(reading);
      expect(parts).toHaveLength(8);
      for (const { text } of parts) expect(text).toMatch(WHOLE_PARAGRAPH);
    }
  });

  it('is neither short nor long', () => {
    const counts = texts.map(words);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(kind === 'of one hand' ? 250 : 420);
    expect(Math.max(...counts)).toBeLessThanOrEqual(kind === 'of two hands' ? 1000 : 900);
  });

  it('differs from hand to hand', () => {
    const found = shares(texts.map((text, at) => told([String(at)], text)));
    expect(found.reduce((most, share) => Math.max(most, share), 0)).toBeLessThanOrEqual(0.4);
    expect(median(found)).toBeLessThan(0.2);
  });

  it('never says a thing twice', () => {
    for (const text of texts) {
      expect(repeated(text)).toEqual([]);
      expect(twice(text)).toEqual([]);
    }
  });

  it('says nothing that a palm must not say', () => {
    const said = new Set(texts.flatMap((text) => text.split('\n').flatMap(sentences)));
    const broken = [...said].filter((each) => forbiddenClaim(each) ?? forbiddenOfPalms(each));
    expect(broken).toEqual([]);
  });

  it.each(NEVER_WRITTEN)('has no %s', (_, pattern) => {
    expect(offenders(texts, pattern)).toEqual([]);
  });

  it('starts each sentence with a capital and takes the reader for neither man nor woman', () => {
    const said = texts.flatMap((text) => text.split('\n').flatMap(sentences));
    expect(said.filter((each) => !/^[A-ZÁÉÍÓÚÑ«]/u.test(each))).toEqual([]);
    expect(offenders(texts, GENDERED)).toEqual([]);
  });
});

/** That a length is no time. */
const NO_YEARS = /no cuenta (?:años|tiempo)|no dice cuánto se vive/g;

const UNSEEN = { seen: false, path: [], length: 0, curvature: 0, depth: 0, breaks: 0 };
const [HAND = randomHand(1)] = HANDS.filter(({ lines }) =>
  LINE_NAMES.every((name) => lines[name].seen),
);

describe('a palm reading', () => {
  it('is the same for the same features, and starts from a hand', () => {
    for (const hand of HANDS.slice(0, 20))
      expect(composePalmReading([structuredClone(hand)], 'high')).toEqual(
        composePalmReading([hand], 'high'),
      );
    expect(() => composePalmReading([], 'normal')).toThrow(RangeError);
  });

  it('differs even between hands that measure alike in every step', () => {
    const [first = { x: 0, y: 0 }, ...rest] = HAND.outline;
    const alike = Array.from({ length: 60 }, (_, at) => {
      const outline = [{ ...first, x: first.x + at / 2000 }, ...rest];
      return told([String(at)], textOf(composePalmReading([{ ...HAND, outline }], 'normal')));
    });
    expect(Math.max(...shares(alike))).toBeLessThanOrEqual(0.4);
  });

  it.each(LINE_NAMES)('says plainly that %s is not seen, and only then', (name) => {
    const without = { ...HAND, lines: { ...HAND.lines, [name]: UNSEEN } };
    expect(composePalmReading([without], 'normal').lines[name]).toMatch(/no se aprecia/i);
    expect(composePalmReading([HAND], 'normal').lines[name]).not.toMatch(/no se aprecia/i);
  });

  it('is whole where no line is seen at all, with one hand and with two', () => {
    for (const hand of HANDS.slice(0, 40)) {
      const bare = { ...hand, lines: { heart: UNSEEN, head: UNSEEN, life: UNSEEN, fate: UNSEEN } };
      expect(words(textOf(composePalmReading([bare], 'normal')))).toBeGreaterThanOrEqual(250);
      expect(words(textOf(composePalmReading([bare], 'high')))).toBeGreaterThanOrEqual(420);
      const two = composePalmReading([bare, bare], 'high');
      expect(words(textOf(two))).toBeGreaterThanOrEqual(420);
      expect(twice(textOf(two))).toEqual([]);
    }
  });

  it.each(['normal', 'high'] as const)(
    'says no long sentence to more than one person in eight (%s detail)',
    (detail) => {
      const read = Array.from({ length: 100 }, (_, seed) => {
        const text = textOf(composePalmReading([randomHand(seed + 2001)], detail));
        return new Set(text.split('\n').flatMap(sentences));
      });
      const often = [...new Set(read.flatMap((said) => [...said]))]
        .filter((sentence) => words(sentence) >= 8)
        .filter((sentence) => read.filter((said) => said.has(sentence)).length > 12);
      expect(often).toEqual([]);
    },
  );

  it('says once of every life line that its length counts no years', () => {
    for (const reading of Object.values(READINGS).flat())
      expect(reading.lines.life.match(NO_YEARS)).toHaveLength(1);
  });

  it('tells a hand between two shapes as such, and one of a shape plainly', () => {
    const as = (palm: number, finger: number) => {
      const proportions = { palm, finger };
      const hand = { ...HAND, proportions, shape: shapeOf(proportions) };
      return composePalmReading([hand], 'normal').shape ?? '';
    };
    for (const text of [as(1.163, 0.7), as(1.19, 0.7)]) {
      expect(text).toMatch(/Tierra/);
      expect(text).toMatch(/Fuego/);
    }
    expect(as(1.3, 0.79)).toMatch(/Fuego.*Agua|Agua.*Fuego/);
    expect(as(1.3, 0.7)).toMatch(/Fuego/);
    expect(as(1.3, 0.7)).not.toMatch(/Tierra|Agua|Aire/);
  });

  it('names the shapes near by with a reserve where a hand is not far from a bound', () => {
    const as = (palm: number, finger: number) => {
      const proportions = { palm, finger };
      const hand = { ...HAND, proportions, shape: shapeOf(proportions) };
      return composePalmReading([hand], 'normal').shape ?? '';
    };
    expect(as(1.139, 0.87)).toMatch(/Aire.*(?:lejos|mucho) de Agua[,.:]/);
    expect(as(1.13, 0.84)).toMatch(/Aire.*de Agua ni de Tierra/);
    expect(as(1.3, 0.735)).not.toMatch(/lejos|aleja|Agua|Tierra|Aire/);
  });

  it('says of a short life line that its length counts no years', () => {
    const life = { ...HAND.lines.life, length: 0.7 };
    const short = { ...HAND, lines: { ...HAND.lines, life } };
    expect(composePalmReading([short], 'normal').lines.life).toMatch(
      /no cuenta (?:años|tiempo)|no dice cuánto se vive/,
    );
  });

  it('tells the same line differently as it measures', () => {
    const as = (changes: object) =>
      composePalmReading(
        [{ ...HAND, lines: { ...HAND.lines, heart: { ...HAND.lines.heart, ...changes } } }],
        'normal',
      ).lines.heart;
    expect(as({ breaks: 0 })).not.toMatch(/veces|tres cortes|huecos/);
    expect(as({ breaks: 3 })).toMatch(/tres (?:veces|cortes|huecos)/);
    expect(as({ length: 0.6 })).toMatch(/tercio|cuarto|décimas|quint/);
    expect(as({ length: 2.6 })).toMatch(/más que|todo|toda|entero|completo/);
  });

  it('names the other hand in every line, and both in the whole', () => {
    const pair = composePalmReading(pairOf(HAND, 4), 'high');
    for (const name of LINE_NAMES) expect(pair.lines[name]).toMatch(/la derecha/i);
    expect(pair.overall).toMatch(/izquierda/);
    expect(pair.overall).toMatch(/derecha/);
    expect(textOf(composePalmReading([HAND], 'high'))).not.toMatch(/izquierda|la derecha/);
  });

  it('says where the thumb speaks for the other hand than the one that was said, and only there', () => {
    const said = (hand: MeasuredHand['hand'], thumbSide: MeasuredHand['thumbSide']) =>
      ({ ...HAND, hand, thumbSide }) as const;
    const shapeOfAll = (...hands: MeasuredHand[]) => composePalmReading(hands, 'high').shape;
    const note = /pulgar, la mano de esta foto parece la derecha.*como la izquierda/;
    expect(shapeOfAll(said('left', 'right'))).toMatch(note);
    expect(shapeOfAll(said('left', 'left'))).not.toMatch(/espejo/);
    expect(shapeOfAll(said('left', 'right'), said('right', 'left'))).toMatch(/cambiadas de mano/);
    expect(shapeOfAll(said('left', 'left'), said('right', 'right'))).not.toMatch(/espejo/);
  });

  describe('of two hands', () => {
    const right = { ...HAND, hand: 'right' as const, thumbSide: 'right' as const };
    const left = { ...HAND, hand: 'left' as const, thumbSide: 'left' as const };
    const mounts = { ...HAND.mounts, venus: 0.5, mars: 0.5, jupiter: 0.5 };
    const here = {
      ...right,
      shape: 'air' as const,
      proportions: { palm: 1, finger: 0.95 },
      mounts,
    };

    it('says in shape, mounts and fingers that they are alike where they measure alike', () => {
      const { shape, mounts: said, fingers, overall } = composePalmReading([right, left], 'high');
      for (const text of [shape, said, fingers]) expect(text).toMatch(/la izquierda/i);
      expect(said).toMatch(/mismo relieve|repiten|Ningún monte/);
      expect(fingers).toMatch(/mismas proporciones|como en esta|Nada cambia/);
      expect(overall).not.toMatch(/separan en|no comparten|apartan|distancia está/);
    });

    it('names the other shape and what either brings, with a reserve where it is near', () => {
      const water = { ...left, shape: 'water' as const };
      const far = composePalmReading(
        [here, { ...water, proportions: { palm: 1.4, finger: 0.95 } }],
        'high',
      );
      expect(far.shape).toMatch(/Aire.*la izquierda.*Agua|Aire.*La izquierda.*Agua/);
      expect(far.shape).toMatch(/palabra.*oído para los demás/);
      expect(far.shape).not.toMatch(/por poco|paso corto|pequeña/);
      const near = composePalmReading(
        [here, { ...water, proportions: { palm: 1.22, finger: 0.95 } }],
        'high',
      );
      expect(near.shape).toMatch(/por poco|paso corto|pequeña/);
      expect(far.overall).toMatch(/la forma/);
    });

    it('names the mounts that look fuller or flatter, and what the one farthest off is taken for', () => {
      const other = {
        ...here,
        hand: 'left' as const,
        mounts: { ...mounts, venus: 0.95, mars: 0.2 },
      };
      const { mounts: said = '', overall } = composePalmReading([here, other], 'high');
      expect(said).toMatch(/en Venus.*en Marte\./);
      expect(said).toMatch(/el calor con la gente/);
      expect(said).not.toMatch(/la ambición/);
      expect(overall).toMatch(/los montes/);
    });

    it('names the fingers that measure otherwise', () => {
      const fingers = HAND.fingers.map((finger) =>
        finger.name === 'little'
          ? { ...finger, tip: { x: finger.tip.x, y: finger.base.y - 0.03 } }
          : finger,
      );
      const { fingers: said, overall } = composePalmReading([right, { ...left, fingers }], 'high');
      expect(said).toMatch(/la izquierda.*: meñique por debajo/i);
      expect(overall).toMatch(/los dedos/);
    });
  });

  it('says in high detail how all seven mounts look', () => {
    const names = ['Venus', 'Luna', 'Júpiter', 'Saturno', 'Apolo', 'Mercurio', 'Marte'];
    for (const hand of HANDS.slice(0, 40)) {
      const { mounts = '' } = composePalmReading([hand], 'high');
      expect(names.filter((name) => !mounts.includes(name))).toEqual([]);
    }
  });
});
