import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';

const BARE = ARCANA_NAMES.map((name) => name.replace(/^\S+ /, '')).join('|');

/** The names of cards in a text, each with its article or contraction and its reversal. */
export const CARD_NAMES = new RegExp(
  `(?<!\\p{L})(?:(?:[Dd]e |[Aa] )?(?:[Ee]l|[Ll]a|[Ll]os)|[Dd]el|[Aa]l) (?:${BARE})(?: invertid[oa]s?)?(?!\\p{L})`,
  'gu',
);
