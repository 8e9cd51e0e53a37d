import { RUNE, RUNES } from '../../features/runes/rune-route.ts';
import { PAIR, PAIRS } from '../../features/sign-pages/pair-route.ts';
import { SIGN, SIGNS } from '../../features/sign-pages/sign-route.ts';
import { ARCANA, ARCANUM } from '../../features/tarot/arcanum-route.ts';

/** Loaders and heads of the pages of all catalogues: one file, which no other page carries. */
export const CATALOGUE = {
  sign: SIGN,
  signs: SIGNS,
  arcanum: ARCANUM,
  arcana: ARCANA,
  rune: RUNE,
  runes: RUNES,
  pair: PAIR,
  pairs: PAIRS,
};
