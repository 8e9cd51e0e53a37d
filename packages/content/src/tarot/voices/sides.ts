import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { VOICES_00_03 } from './arcana-00-03.ts';
import { VOICES_04_07 } from './arcana-04-07.ts';
import { VOICES_08_11 } from './arcana-08-11.ts';
import { VOICES_12_15 } from './arcana-12-15.ts';
import { VOICES_16_18 } from './arcana-16-18.ts';
import { VOICES_19_21 } from './arcana-19-21.ts';
import type { CardSide, CardVoice } from './voice.ts';

const VOICES: readonly CardVoice[] = [
  ...VOICES_00_03,
  ...VOICES_04_07,
  ...VOICES_08_11,
  ...VOICES_12_15,
  ...VOICES_16_18,
  ...VOICES_19_21,
];

/** What can be said of a card as it lies. */
export function sideOf(card: DrawnCard): CardSide {
  const voice = VOICES[card.arcanum];
  if (!voice) throw new RangeError(`no arcanum ${card.arcanum}`);
  return card.reversed ? voice.reversed : voice.upright;
}
