import { SIGN_TRAITS, type Element } from '@sibila/domain/compatibility/sign-traits';
import type { SignName } from '@sibila/domain/zodiac/signs';

/** How two signs get on: one sign, one element, elements that feed each other, or neither. */
export type SignRelation = 'same' | 'akin' | 'friendly' | 'contrast';

const FRIENDS: Readonly<Record<Element, Element>> = {
  fire: 'air',
  air: 'fire',
  earth: 'water',
  water: 'earth',
};

/** How two signs get on, by their elements. */
export function relationOf(one: SignName, other: SignName): SignRelation {
  if (one === other) return 'same';
  const [own, theirs] = [SIGN_TRAITS[one].element, SIGN_TRAITS[other].element];
  if (own === theirs) return 'akin';
  return FRIENDS[own] === theirs ? 'friendly' : 'contrast';
}
