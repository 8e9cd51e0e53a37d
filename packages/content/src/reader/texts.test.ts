import { describe, expect, it } from 'vitest';
import { words } from '../testing/prose.ts';
import { BRIDGES } from './bridges.ts';
import { DINERO_PASSAGES } from './dinero/passages.ts';
import { FAMILIES } from './families.ts';
import type { Answer, CaseTexts, Family, PlaceTexts } from './family.ts';
import { OFICIO_PASSAGES } from './oficio/passages.ts';
import { PRUEBA_PASSAGES } from './prueba/passages.ts';
import { SALTO_PASSAGES } from './salto/passages.ts';
import { say } from './say.ts';

const REVERSED = /invertid[oa]s?|del revés|cabeza abajo|boca abajo|de cabeza/;
/** Words of one country, and addresses to several people. */
const LOCAL =
  /(?<!\p{L})(?:vosotr[oa]s|coger|ordenador|móvil|celular|coche|enfad\p{L}+|apetec\p{L}+|chévere|platic\p{L}+|boleto|tarta)(?!\p{L})|(?:áis|(?<!diecis|veintis)éis)(?!\p{L})/iu;
const GENDERED =
  /(?<!\p{L})(?:estás|eres|quedas|sientes) (?:muy )?(?:sol[oa]|cansad[oa]|list[oa]|segur[oa]|perdid[oa]|preparad[oa]|enamorad[oa])(?!\p{L})/iu;
const FORETOLD =
  /(?<!\p{L})(?:te (?:va|van) a (?!perder)|volverá contigo|te llamará|conseguirás|triunfarás)/iu;

const FAULTS = [
  ['words of one country', LOCAL],
  ['reader of one gender', GENDERED],
  ['thing foretold', FORETOLD],
  ['dashes, English quotes or shouting', /[—“”"]|(?<!«[^»]*)[!¡]/u],
  ['mark that is left over', /[{}|[\]]/],
] as const;
const SLOTTED = /\{(?:quien|suma|tiempo|dia|lugar|evento|cosa)\}/;
const OPTIONAL = /\[([a-z]+):((?:[^[\]{}|]|\{[^{}]*\})*)\|((?:[^[\]{}|]|\{[^{}]*\})*)\]/g;
const ALL_DETAILS = {
  quien: 'tu hermana',
  suma: 'los 900 euros',
  tiempo: 'tres semanas',
  dia: 'el sábado',
  lugar: 'Lima',
  evento: 'la boda',
  cosa: 'tus llaves',
  antes: 'antes del sábado',
  atras: 'ese trabajo',
};

const casesOf = ({ open, cases }: Family): CaseTexts[] => [
  open,
  ...Object.values(cases).flatMap((asks) => Object.values(asks)),
];
const answersOf = ({ answers }: CaseTexts): { card: string; isReversed: boolean; of: Answer }[] =>
  Object.entries(answers).flatMap(([card, { up, rev }]) => [
    { card, isReversed: false, of: up },
    { card, isReversed: true, of: rev },
  ]);
const said = (text: string) => say(text, ALL_DETAILS);
const linesAt = ({ behind, now, against, ahead }: PlaceTexts) => [behind, now, against, ahead];
const linesOf = ({ ahead, task, end }: Answer) => [ahead, task, end];

const PASSAGES = { DINERO_PASSAGES, OFICIO_PASSAGES, PRUEBA_PASSAGES, SALTO_PASSAGES };
const ALL_PASSAGES: (readonly [string, Family['passages']])[] = [
  ...FAMILIES.map(({ id, family }) => [id, family.passages] as const),
  ...Object.entries(PASSAGES),
];

describe.each(ALL_PASSAGES)('the passages of %s', (_, passages: Family['passages']) => {
  const all = Object.entries(passages).flatMap(([card, { up, rev }]) => [
    ...linesAt(up).map((text) => ({ card, isReversed: false, text })),
    ...linesAt(rev).map((text) => ({ card, isReversed: true, text })),
  ]);

  it('are 20 to 36 words for each face and place, and name the card as it lies', () => {
    expect(all).toHaveLength(44 * 4);
    for (const { card, isReversed, text } of all) {
      expect(text).toContain(card.replace(/^(?:El|La|Los) /, ''));
      if (isReversed) expect(text).toMatch(REVERSED);
      else expect(text).not.toContain('invertid');
      expect(words(said(text))).toBeGreaterThanOrEqual(20);
      expect(words(said(text))).toBeLessThanOrEqual(36);
    }
  });

  it.each(FAULTS)('hold no %s', (__, fault) => {
    expect(all.map(({ text }) => said(text)).filter((text) => fault.test(text))).toEqual([]);
  });
});

it.each(FAMILIES)('the answers of $id are there for each of its situations', (place) => {
  expect(new Set(Object.keys(place.family.cases))).toEqual(new Set(place.situations));
});

const ANSWERED = FAMILIES.map(({ id, family }) => ({ id, cases: casesOf(family) }));

describe.each(ANSWERED)('the answers of $id', ({ cases }) => {
  const openings = cases.flatMap((texts) => texts.openings);
  const answers = cases.flatMap(answersOf);
  const all = [...openings.map(({ text }) => text), ...answers.flatMap(({ of }) => linesOf(of))];

  it('name the card as it lies', () => {
    for (const { card, isReversed, of } of answers) {
      expect(of.ahead).toContain(card.replace(/^(?:El|La|Los) /, ''));
      if (!isReversed) expect(of.ahead).not.toContain('invertid');
    }
  });

  it('have room for each other, with every detail and with none', () => {
    for (const { of } of answers)
      for (const slots of [{ antes: 'esta semana' }, ALL_DETAILS]) {
        const [ahead, task, end] = linesOf(of).map((text) => words(say(text, slots)));
        expect([of.ahead, ahead && ahead >= 34 && ahead <= 64]).toEqual([of.ahead, true]);
        expect([of.task, task && task >= 34 && task <= 72]).toEqual([of.task, true]);
        expect([of.end, end && end >= 4 && end <= 17]).toEqual([of.end, true]);
      }
  });

  it('name a detail only where the question gave it, and a day in every task', () => {
    for (const { of } of answers) {
      for (const text of linesOf(of)) {
        expect(text.replace(OPTIONAL, '')).not.toMatch(SLOTTED);
        for (const [, slot, given, without] of text.matchAll(OPTIONAL)) {
          expect(Object.keys(ALL_DETAILS)).toContain(slot);
          expect(without).not.toMatch(SLOTTED);
          const named = [...(given ?? '').matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name);
          expect([text, named.every((name) => name === slot)]).toEqual([text, true]);
        }
      }
      expect(of.task.match(/\{antes\}/g)).toHaveLength(1);
    }
    for (const { needs, text } of openings) {
      const named = [...text.matchAll(/\{([a-z]+)\}/g)].map(([, slot]) => slot);
      expect([text, new Set(named)]).toEqual([text, new Set(needs)]);
    }
  });

  it('open in several ways, whatever a question names', () => {
    for (const one of cases)
      expect(one.openings.filter(({ needs }) => needs.length === 0).length).toBeGreaterThan(2);
  });

  it('are written once each', () => {
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });

  it.each(FAULTS)('hold no %s', (_, fault) => {
    expect(all.map(said).filter((text) => fault.test(text))).toEqual([]);
  });
});

describe('what two cards say together', () => {
  const all = Object.values(BRIDGES);

  it('is written for every two cards, once each', () => {
    expect(all).toHaveLength((44 * 43) / 2 - 22);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(FAULTS)('holds no %s', (_, fault) => {
    expect(all.map(said).filter((text) => fault.test(text))).toEqual([]);
  });
});
