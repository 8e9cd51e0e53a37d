import {
  SIGN_TRAITS,
  type Element,
  type Modality,
  type SignTraits,
} from '../compatibility/sign-traits.ts';
import type { BodyName } from '../sky/body-names.ts';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';

/** How a body fares in a sign: in its own, exalted, opposite its own, opposite its exaltation. */
export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall';

/** How many of the bodies stand in each element and each modality. */
export interface Balance {
  elements: Record<Element, number>;
  modalities: Record<Modality, number>;
  /** Those that count nowhere, because without the hour their sign is not known. */
  uncounted: BodyName[];
}

function rules(body: BodyName, { ruler, modernRuler }: SignTraits): boolean {
  return ruler === body || modernRuler === body;
}

/**
 * The essential dignities of a body in a sign, none or more (Mercury has two in Virgo). The seven
 * visible bodies by Ptolemy, Tetrabiblos I.17 and I.19; Uranus, Neptune and Pluto by the modern
 * rulers of Acuario, Piscis and Escorpio, with no exaltations, on which there is no agreement.
 */
export function dignitiesOf(body: BodyName, sign: SignName): Dignity[] {
  const here = SIGN_TRAITS[sign];
  const opposite = SIGN_NAMES[(SIGN_NAMES.indexOf(sign) + 6) % 12] ?? sign;
  const found: [Dignity, boolean][] = [
    ['domicile', rules(body, here)],
    ['exaltation', here.exalts === body],
    ['detriment', rules(body, SIGN_TRAITS[opposite])],
    ['fall', here.falls === body],
  ];
  return found.flatMap(([dignity, isSo]) => (isSo ? [dignity] : []));
}

/** Counts the bodies, each as one, by the element and the modality of their signs. */
export function balanceOf(bodies: readonly { body: BodyName; sign: SignName | null }[]): Balance {
  const balance: Balance = {
    elements: { fire: 0, earth: 0, air: 0, water: 0 },
    modalities: { cardinal: 0, fixed: 0, mutable: 0 },
    uncounted: [],
  };
  for (const { body, sign } of bodies) {
    if (sign === null) balance.uncounted.push(body);
    else {
      balance.elements[SIGN_TRAITS[sign].element] += 1;
      balance.modalities[SIGN_TRAITS[sign].modality] += 1;
    }
  }
  return balance;
}
