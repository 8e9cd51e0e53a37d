import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './relate.ts';
import { framesFor } from './relations.ts';
import { sideOf } from './voices/sides.ts';

const SIDES = RUNE_NAMES.flatMap((_, rune) =>
  [false, true]
    .filter((reversed) => !reversed || isReversible(rune))
    .map((reversed) => ({ rune, reversed })),
);
const named = (name: (typeof RUNE_NAMES)[number], reversed = false) => ({
  rune: RUNE_NAMES.indexOf(name),
  reversed,
});

describe('what one rune says of another', () => {
  it('speaks of what the other shows or of its matter, and never makes a person of the stone', () => {
    for (const { turns } of SIDES.map(sideOf)) {
      for (const turn of turns) {
        const rest = turn
          .replace(
            /lo (?:bueno de lo )?que (?:muestra|mostraba|trae|traía|plantea|cuenta|dice|decía|dijo) \{o\}/gi,
            '',
          )
          .replace(/(?<!^)\{m\}/g, '');
        expect(rest).not.toMatch(/\{/);
        expect(turn).toMatch(/\{[om]\}/);
      }
    }
  });

  it('names the matter of each as a noun that any sentence can take', () => {
    const matters = SIDES.map((side) => sideOf(side).matter);
    for (const matter of matters) expect(matter).toMatch(/^(?:el|la) \p{Ll}+(?: de \p{Ll}+)?$/u);
    expect(new Set(matters).size).toBe(SIDES.length);
  });

  it('joins «a» and «de» with the article that follows', () => {
    const texts = SIDES.flatMap((a) => SIDES.flatMap((b) => (a === b ? [] : relationsOf(a, b))));
    expect(texts.filter((text) => /(?<!\p{L})(?:a|de) el /u.test(text))).toEqual([]);
  });

  it('sets «but» only between one that pushes and one that holds still', () => {
    const isOpposing = (frames: readonly string[]) =>
      frames.some((frame) => /en cambio/.test(frame));
    expect(isOpposing(framesFor(named('Uruz'), named('Isa')))).toBe(true);
    expect(isOpposing(framesFor(named('Dagaz'), named('Uruz')))).toBe(false);
    expect(isOpposing(framesFor(named('Othala', true), named('Runa en Blanco')))).toBe(false);
    for (const a of SIDES)
      for (const b of SIDES)
        for (const frame of framesFor(a, b)) expect(frame).not.toMatch(/Aunque|^Si |Cuando|Donde/);
  });
});
