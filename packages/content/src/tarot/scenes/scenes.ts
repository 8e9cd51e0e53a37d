import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { SCENES_00_06 } from './arcana-00-06.ts';
import { SCENES_07_13 } from './arcana-07-13.ts';
import { SCENES_14_21 } from './arcana-14-21.ts';
import type { CardScenes, SideScenes } from './scene.ts';

const SCENES: readonly CardScenes[] = [...SCENES_00_06, ...SCENES_07_13, ...SCENES_14_21];

/** What the picture of a card says of the past, the present and what comes, as it lies. */
export function scenesOf(card: DrawnCard): SideScenes {
  const scenes = SCENES[card.arcanum];
  if (!scenes) throw new RangeError(`no arcanum ${card.arcanum}`);
  return card.reversed ? scenes.reversed : scenes.upright;
}
