import { describe, expect, it } from 'vitest';
import { words } from '../testing/prose.ts';
import { FAMILIES } from './families.ts';
import type { CaseTexts, SlotText } from './family.ts';
import { say } from './say.ts';

const REVERSED = /invertid[oa]s?|del revés|cabeza abajo|boca abajo|de cabeza/;
/** Words of one country, and addresses to several people. */
const LOCAL =
  /(?<!\p{L})(?:vosotr[oa]s|coger|ordenador|móvil|celular|coche|enfad\p{L}+|apetec\p{L}+|chévere|platic\p{L}+|boleto|tarta)(?!\p{L})|(?:áis|éis)(?!\p{L})/iu;
const GENDERED =
  /(?<!\p{L})(?:estás|eres|quedas|sientes) (?:muy )?(?:sol[oa]|cansad[oa]|list[oa]|segur[oa]|perdid[oa]|preparad[oa]|enamorad[oa])(?!\p{L})/iu;
const FORETOLD =
  /(?<!\p{L})(?:te (?:va|van) a |volverá contigo|te llamará|conseguirás|triunfarás)/iu;

const casesOf = ({ open, cases }: (typeof FAMILIES)[number]['family']): CaseTexts[] => [
  open,
  ...Object.values(cases).flatMap((asks) => Object.values(asks)),
];
const slotted = ({ openings, tasks }: CaseTexts): SlotText[] => [
  ...openings,
  ...Object.values(tasks).flat(),
];
const said = (text: string) => say(text, {});

describe.each(FAMILIES)('the texts of $id', ({ family, situations }) => {
  const faces = Object.entries(family.passages).flatMap(([card, { up, rev }]) => [
    { card, face: up, isReversed: false },
    { card, face: rev, isReversed: true },
  ]);
  const passages = faces.flatMap(({ card, isReversed, face }) =>
    [face.behind, face.now, face.against, face.ahead].map((text) => ({ card, isReversed, text })),
  );
  const cases = casesOf(family);
  const all = [
    ...passages.map(({ text }) => text),
    ...Object.values(family.bridges).flat(),
    ...cases.flatMap((texts) => [
      ...slotted(texts).map(({ text }) => text),
      ...Object.values(texts.verdicts).flatMap(({ up, rev }) => [up[1], rev[1]]),
      ...Object.values(texts.closings).flat(),
    ]),
  ];

  it('answer each of its situations', () => {
    expect(new Set(Object.keys(family.cases))).toEqual(new Set(situations));
  });

  it('have a passage of 20 to 36 words for each face and place, which names the card as it lies', () => {
    expect(faces).toHaveLength(44);
    for (const { card, isReversed, text } of passages) {
      expect(text).toContain(card.replace(/^(?:El|La|Los) /, ''));
      if (isReversed) expect(text).toMatch(REVERSED);
      else expect(text).not.toContain('invertid');
      expect(words(said(text))).toBeGreaterThanOrEqual(20);
      expect(words(said(text))).toBeLessThanOrEqual(36);
    }
  });

  it('name only the details that they need', () => {
    for (const { needs, text } of cases.flatMap(slotted)) {
      const named = [...text.matchAll(/\{([a-z]+)\}/g)].map(([, slot]) => slot);
      const details = new Set(named.filter((slot) => slot !== 'antes' && slot !== 'atras'));
      expect([text, details]).toEqual([text, new Set(needs)]);
    }
  });

  it('have enough for each lean, whatever a question names', () => {
    for (const { openings, tasks, closings } of cases) {
      expect(openings.filter(({ needs }) => needs.length === 0).length).toBeGreaterThanOrEqual(3);
      for (const some of Object.values(tasks))
        expect(some.filter(({ needs }) => needs.length === 0).length).toBeGreaterThanOrEqual(2);
      for (const some of Object.values(closings)) expect(some.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('are written once each', () => {
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });

  it.each([
    ['words of one country', LOCAL],
    ['a reader of one gender', GENDERED],
    ['anything foretold', FORETOLD],
    ['dashes, English quotes or shouting', /[—“”"!¡]/u],
    ['a mark that is no pair', /\{[^{}]*\|[^{}]*\|/],
  ])('hold no %s', (_, fault) => {
    expect(all.map(said).filter((text) => fault.test(text))).toEqual([]);
  });
});
