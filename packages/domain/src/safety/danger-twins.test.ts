import { describe, expect, it } from 'vitest';
import { dangerIn } from './danger.ts';
import TWINS from './unlearnt-twins.json' with { type: 'json' };

const shareFound = (texts: readonly string[]) =>
  texts.filter((text) => dangerIn(text) !== null).length / texts.length;

/*
 * Pairs that share their frame and differ in their object; nothing is learnt from them. Their writers
 * kept words of danger in many innocent twins, so alarms are far more frequent here than elsewhere.
 */
describe('of twins that nothing was learnt from, the weighing', () => {
  it.each(['self-harm', 'eating', 'violence'])('finds most danger of the kind %s', (kind) => {
    const texts = TWINS.flatMap(([of, danger]) => (of === kind && danger ? [danger] : []));
    expect(texts.length).toBeGreaterThan(20);
    expect(shareFound(texts)).toBeGreaterThan(0.91);
  });

  it('seldom takes the innocent twin for the other', () => {
    expect(shareFound(TWINS.map(([, , innocent]) => innocent ?? ''))).toBeLessThan(0.21);
  });
});

describe('of two phrases in one frame, the object decides', () => {
  it.each([
    ['¿qué día me voy a matar?', '¿qué día me voy a casar?'],
    ['quiero irme al otro barrio', 'quiero irme a otro barrio con mejor metro'],
    ['mi hija no come hace días y se ve gorda', 'mi hija no llama hace días y se ve ocupada'],
    ['vomito después de cada cena', 'camino después de cada cena'],
    ['mi primo vino con una pistola por la deuda', 'mi primo vino con una guitarra por la deuda'],
  ])('«%s» / «%s»', (danger, innocent) => {
    expect([dangerIn(danger) !== null, dangerIn(innocent)]).toEqual([true, null]);
  });
});
