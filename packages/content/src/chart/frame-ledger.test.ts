import { describe, expect, it } from 'vitest';
import { chooser } from '../tarot/chooser.ts';
import { ASPECT_FRAMES } from './aspect-frames.ts';
import { neverAlike, openingOf } from './frame-ledger.ts';
import { HOUSE_FRAMES } from './house-frames.ts';

describe('the ledger of frames', () => {
  it('takes frames for alike whichever body, sign or aspect is in them', () => {
    expect(openingOf('Tu Sol en Aries se reconoce')).toBe(openingOf('Tu Luna en Leo pide calor'));
    expect(openingOf('Hay un trígono de {a}')).toBe(openingOf('Hay una cuadratura de {b}'));
    expect(openingOf('La Luna en Aries siente')).toBe(openingOf('Venus en Aries se entusiasma'));
    expect(openingOf('Solo {l} iba retrógrado')).not.toBe(openingOf('El Sol iba'));
    expect(openingOf('En la casa {h}')).not.toBe(openingOf('Por la casa {h}'));
  });

  it('has more ways to begin for each aspect than a letter tells aspects', () => {
    for (const frames of Object.values(ASPECT_FRAMES))
      expect(new Set(frames.map(openingOf)).size).toBeGreaterThanOrEqual(9);
  });

  it('begins no text as another began while one is left that begins otherwise', () => {
    const lists = [...Object.values(ASPECT_FRAMES), ...Object.values(HOUSE_FRAMES)];
    for (let letter = 0; letter < 300; letter += 1) {
      const choose = neverAlike(chooser(`carta ${letter}`));
      const begun = new Set<string>();
      for (let told = 0; told < 20; told += 1) {
        const items = lists[(letter + told * 5) % lists.length] ?? [];
        const opening = openingOf(choose(items));
        const left = items.filter((item) => !begun.has(openingOf(item)));
        if (left.length > 0) expect(begun).not.toContain(opening);
        begun.add(opening);
      }
    }
  });

  it('chooses anew where nothing else is left, and the same for the same seed', () => {
    const told = (seed: string) => {
      const choose = neverAlike(chooser(seed));
      return Array.from({ length: 4 }, () => choose(['Uno dos tres', 'Cuatro cinco seis']));
    };
    expect(new Set(told('a').slice(0, 2)).size).toBe(2);
    expect(told('a')).toEqual(told('a'));
  });
});
