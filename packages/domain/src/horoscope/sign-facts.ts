import type { AspectName } from '../sky/aspects.ts';
import type { BodyName } from '../sky/body-names.ts';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import type { AspectFact, FactsPack } from './facts.ts';

/** The traditional ruler of each sign; Escorpio, Acuario and Piscis have a modern one too. */
export const RULERS: Readonly<Record<SignName, readonly [BodyName, ...BodyName[]]>> = {
  Aries: ['Mars'],
  Tauro: ['Venus'],
  Géminis: ['Mercury'],
  Cáncer: ['Moon'],
  Leo: ['Sun'],
  Virgo: ['Mercury'],
  Libra: ['Venus'],
  Escorpio: ['Mars', 'Pluto'],
  Sagitario: ['Jupiter'],
  Capricornio: ['Saturn'],
  Acuario: ['Saturn', 'Uranus'],
  Piscis: ['Jupiter', 'Neptune'],
};

/** The aspect that a whole sign makes to another, by the house it is counted as. */
export const ASPECT_OF_HOUSE: Readonly<Record<number, AspectName>> = {
  1: 'conjunction',
  3: 'sextile',
  4: 'square',
  5: 'trine',
  7: 'opposition',
  9: 'trine',
  10: 'square',
  11: 'sextile',
};

/** A body as a sign meets it; `aspect` is the one its whole sign makes to the reader's. */
export interface Transit {
  body: BodyName;
  sign: SignName;
  house: number;
  retrograde: boolean;
  aspect?: AspectName;
  /** The aspects of the day that the body takes part in. */
  aspects: AspectFact[];
  /** How much it matters today to this sign; the larger the more. */
  weight: number;
}

/** What matters to a sign on a day: its ruler, and the bodies by their weight for it. */
export interface SignFacts {
  sign: SignName;
  ruler: BodyName;
  transits: Transit[];
}

/** The whole-sign house, 1 to 12, that a sign is when counted from another. */
export function houseOf(sign: SignName, from: SignName): number {
  return ((SIGN_NAMES.indexOf(sign) - SIGN_NAMES.indexOf(from) + 12) % 12) + 1;
}

const PACE: Readonly<Record<BodyName, number>> = {
  Sun: 4,
  Moon: 5,
  Mercury: 4,
  Venus: 4,
  Mars: 4,
  Jupiter: 2,
  Saturn: 2,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};

function weightOf(pack: FactsPack, body: BodyName, sign: SignName, house: number): number {
  const ruler = RULERS[sign].includes(body) ? 3 : 0;
  const angular = [1, 4, 7, 10].includes(house) ? 2 : 0;
  const exact = pack.aspects.some(
    ({ a, b, exact: moment }) => moment !== undefined && (a === body || b === body),
  );
  const moves = pack.events.some(
    (event) => (event.kind === 'ingress' || event.kind === 'station') && event.body === body,
  );
  return PACE[body] + ruler + angular + (exact ? 2 : 0) + (moves ? 5 : 0);
}

/** A day's facts as one Sun sign meets them, by whole-sign houses counted from that sign. */
export function signFacts(pack: FactsPack, sign: SignName): SignFacts {
  const transits = pack.bodies.map((position): Transit => {
    const { body, retrograde } = position;
    const house = houseOf(position.sign, sign);
    const aspect = ASPECT_OF_HOUSE[house];
    return {
      body,
      sign: position.sign,
      house,
      retrograde,
      ...(aspect === undefined ? {} : { aspect }),
      aspects: pack.aspects.filter(({ a, b }) => a === body || b === body),
      weight: weightOf(pack, body, sign, house),
    };
  });
  return {
    sign,
    ruler: RULERS[sign][0],
    transits: transits.toSorted((one, other) => other.weight - one.weight),
  };
}
