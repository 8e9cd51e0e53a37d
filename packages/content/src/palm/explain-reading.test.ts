import { describe, expect, it } from 'vitest';
import { composePalmReading } from './compose-reading.ts';
import { explainPalm } from './explain-reading.ts';
import { palmSections } from './sections.ts';
import { randomHand } from './testing/random-hand.ts';

const HANDS = Array.from({ length: 60 }, (_, seed) => randomHand(seed + 501));
const UNSEEN = { seen: false, path: [], length: 0, curvature: 0, depth: 0, breaks: 0 };

describe('why a palm reading says what it says', () => {
  it('has every part but the last, with its heading and a sentence that stands in it', () => {
    for (const hand of HANDS) {
      for (const detail of ['normal', 'high'] as const) {
        const texts = composePalmReading([hand], detail);
        const parts = palmSections(texts);
        const reasons = explainPalm(hand, texts);
        expect(reasons.map(({ title }) => title)).toEqual(parts.slice(0, 7).map((p) => p.title));
        reasons.forEach(({ sentences, other }, at) => {
          expect(other).toBeNull();
          expect(sentences).not.toEqual([]);
          for (const sentence of sentences) expect(parts[at]?.text).toContain(sentence);
        });
      }
    }
  });

  it('gives the sentence of what tradition reads, not that of what was seen', () => {
    for (const hand of HANDS) {
      for (const { name, seen, sentences } of explainPalm(
        hand,
        composePalmReading([hand], 'normal'),
      ))
        if (seen && name !== 'shape')
          expect(sentences.join(' ')).not.toMatch(
            /(?:décimas|cuartos|tercios|mitad) del? (?:ancho|largo)/,
          );
    }
  });

  it('says the measures in plain words', () => {
    const [hand = randomHand(1)] = HANDS.filter(({ lines }) => lines.heart.seen && lines.life.seen);
    const heart = { ...hand.lines.heart, length: 3, breaks: 3, depth: 0.2, curvature: 0.01 };
    const changed = { ...hand, lines: { ...hand.lines, heart, life: UNSEEN } };
    const [first, , life] = explainPalm(changed, composePalmReading([changed], 'normal'));
    expect(first?.measures).toEqual([
      'larga: algo más que el ancho de la palma',
      'casi recta',
      'honda',
      'tres cortes',
    ]);
    expect(life).toMatchObject({ name: 'life', seen: false, measures: [] });
    expect(life?.sentences).toHaveLength(1);
  });

  it('takes the first sentence of a text that somebody else wrote, and none where a part is missing', () => {
    const [hand = randomHand(1)] = HANDS;
    const lines = { heart: 'Es honda. Y sube.', head: 'Recta', life: 'Amplia.', fate: 'No está.' };
    const reasons = explainPalm(hand, { lines, overall: 'Nada más.' });
    expect(reasons.map(({ sentences: [sentence = null] }) => sentence)).toEqual([
      'Es honda.',
      'Recta',
      'Amplia.',
      'No está.',
      null,
      null,
      null,
    ]);
  });

  it('measures and quotes the mounts alone that the text speaks of', () => {
    for (const hand of HANDS) {
      const texts = composePalmReading([hand], 'normal');
      const mounts = explainPalm(hand, texts).find(({ name }) => name === 'mounts');
      expect(mounts?.measures).toHaveLength(mounts?.sentences.length ?? 0);
      for (const measure of mounts?.measures ?? [])
        expect(texts.mounts).toContain(measure.split(':')[0]);
    }
  });

  it('tells of two hands what both measure and how they differ', () => {
    const [one = randomHand(1)] = HANDS.filter(({ lines }) => lines.heart.seen && lines.life.seen);
    const heart = { ...one.lines.heart, length: one.lines.heart.length + 1 };
    const other = { ...one, lines: { ...one.lines, heart, life: UNSEEN } };
    const hands = [
      { ...one, hand: 'right' as const },
      { ...other, hand: 'left' as const },
    ];
    const [right = one, left = other] = hands;
    const reasons = explainPalm(right, composePalmReading(hands, 'high'), left);
    const differences = reasons.map(({ other: there }) => there?.difference);
    expect(differences[0]).toBe('Más larga en la izquierda');
    expect(differences[1]).toMatch(/Casi igual|ninguna/);
    expect(differences[2]).toBe('Solo se aprecia en la derecha');
    expect(differences.slice(4)).toEqual(Array.from({ length: 3 }, () => 'Igual en las dos manos'));
    expect(reasons[2]?.other).toMatchObject({ seen: false, measures: [] });
    expect(reasons[0]?.other?.measures).not.toEqual(reasons[0]?.measures);
  });
});
