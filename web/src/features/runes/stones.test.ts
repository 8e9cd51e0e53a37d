import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isReversible, RUNE_NAMES, runeName } from '@sibila/domain/runes/runes';
import { BAG_IMAGE, freshCast, spokenRune, STONE_BACK_IMAGE, stoneOf } from './stones.ts';

const drawn = readdirSync(fileURLToPath(new URL('../../../public/art/runes/', import.meta.url)));

describe('the stones', () => {
  it('have a drawing each, upright and reversed, and no drawing is left over', () => {
    const names = RUNE_NAMES.flatMap((_, rune) => [
      runeName({ rune, reversed: false }),
      ...(isReversible(rune) ? [runeName({ rune, reversed: true })] : []),
    ]);
    const images = names.map((name) => stoneOf(name)?.image);
    const files = [...images, STONE_BACK_IMAGE, BAG_IMAGE].map((path) => path?.split('/').at(-1));
    expect(files).toHaveLength(drawn.length);
    expect(new Set(files)).toEqual(new Set(drawn));
  });

  it('are called as one says them', () => {
    expect(spokenRune('Runa en Blanco')).toBe('Runa en Blanco');
    expect(spokenRune('Fehu (Invertida)')).toBe('Fehu, invertida');
    expect(spokenRune('Isa (Invertida)')).toBe('Runa no encontrada');
    expect(stoneOf('Fehu')?.picture).toMatch(/^Una piedra/);
  });

  it('leave the bag once each', () => {
    for (let i = 0; i < 50; i++) {
      const cast = freshCast(5);
      expect(cast).toHaveLength(5);
      expect(new Set(cast.map((name) => stoneOf(name)?.image.slice(0, 13))).size).toBe(5);
    }
  });
});
