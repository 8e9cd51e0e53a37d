import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { DEEDS_00_06 } from './arcana-00-06.ts';
import { DEEDS_07_13 } from './arcana-07-13.ts';
import { DEEDS_14_21 } from './arcana-14-21.ts';
import type { CardDeeds, SideDeeds } from './deed.ts';

const DEEDS: readonly CardDeeds[] = [...DEEDS_00_06, ...DEEDS_07_13, ...DEEDS_14_21];

function allOf(card: DrawnCard): CardDeeds {
  const deeds = DEEDS[card.arcanum];
  if (!deeds) throw new RangeError(`no arcanum ${card.arcanum}`);
  return deeds;
}

/** What a card comes to in a person's hands, as it lies. */
export function deedsOf(card: DrawnCard): SideDeeds {
  const { upright, reversed } = allOf(card);
  return card.reversed ? reversed : upright;
}

/** What a reversed card does to its neighbour; none for an upright one. */
export function tiltsOf(card: DrawnCard): readonly string[] {
  return card.reversed ? allOf(card).reversed.tilts : [];
}
