import { ARCANA_00_10 } from './arcana-00-10.ts';
import { ARCANA_11_21 } from './arcana-11-21.ts';
import type { Arcanum } from './arcanum.ts';

export type { Arcanum } from './arcanum.ts';

/** The picture on the back of every card. */
export const CARD_BACK_IMAGE = '/art/tarot/back.svg';

/** The 22 major arcana; the index is the id. */
export const ARCANA: readonly Arcanum[] = [...ARCANA_00_10, ...ARCANA_11_21];
