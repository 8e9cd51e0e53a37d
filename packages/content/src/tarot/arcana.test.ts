import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { describe, expect, it } from 'vitest';
import { ARCANA, CARD_BACK_IMAGE } from './arcana.ts';

function kebab(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}

function count(text: string): number {
  return text.match(/[.?](?= |$)/g)?.length ?? 0;
}

describe('ARCANA', () => {
  it('holds the 22 major arcana in the order of their ids', () => {
    expect(ARCANA.map(({ id }) => id)).toEqual(ARCANA_NAMES.map((_, id) => id));
    expect(ARCANA.map(({ name }) => name)).toEqual(ARCANA_NAMES);
  });

  it('numbers La Fuerza VIII and La Justicia XI', () => {
    expect(ARCANA[8]?.name).toBe('La Fuerza');
    expect(ARCANA[11]?.name).toBe('La Justicia');
  });

  it('gives each card four different keywords', () => {
    for (const { keywords } of ARCANA) expect(new Set(keywords).size).toBe(4);
  });

  it('names each image after the id and the card', () => {
    for (const { id, name, image } of ARCANA) {
      expect(image).toBe(`/art/tarot/${String(id).padStart(2, '0')}-${kebab(name)}.svg`);
    }
    expect(CARD_BACK_IMAGE).toBe('/art/tarot/back.svg');
  });

  it('says something different of every card and of every reverse', () => {
    const texts = ARCANA.flatMap((a) => [a.picture, a.description, a.upright, a.reversed]);
    expect(new Set(texts).size).toBe(88);
  });

  it('describes in two or three sentences and interprets in two to four', () => {
    for (const { description, upright, reversed } of ARCANA) {
      expect([2, 3]).toContain(count(description));
      for (const meaning of [upright, reversed]) expect([2, 3, 4]).toContain(count(meaning));
    }
  });

  it('uses neither exclamation marks nor straight quotes', () => {
    expect(JSON.stringify(ARCANA.map(Object.values))).not.toMatch(/[!¡“”]|\\"/);
  });
});
