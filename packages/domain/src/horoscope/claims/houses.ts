import { type Finding, type Look, shared } from './finding.ts';
import type { Dated } from './known.ts';
import { type Group, isDenied, isNotYet, nearest, subject } from './roles.ts';
import { as } from './token.ts';

/** The days on which a group is in one of these houses. */
function daysIn({ known }: Look, group: Group, wanted: readonly number[]): Dated[] {
  if (group.natal) return [];
  const bodies = group.object ? group.bodies.slice(-1) : group.bodies;
  return shared(bodies.map((body) => known.inHouse(body, wanted, group.phase)));
}

/** Of whom a house is said: the nearest before, the subject, or the one after. */
function dwellers({ scene }: Look, index: number): Group[] {
  const near = nearest(scene, index);
  const main = subject(scene, index);
  if (near !== undefined) {
    const apart = near.object && main !== undefined && main !== near;
    return apart ? [near, main] : [near];
  }
  const after = scene.groups.find(({ first }) => first > index);
  return after === undefined ? [] : [after];
}

/** A house that is said of no body must hold one: the one spoken of before, or any. */
function general({ pack, scene }: Look): Group[] {
  const others = pack.bodies.map(({ body }): Group => ({
    bodies: [body],
    first: 0,
    last: 0,
    object: false,
    natal: false,
    phase: undefined,
  }));
  return scene.carried === undefined ? others : [scene.carried, ...others];
}

/** Every house that a segment puts bodies in. */
export function houses(look: Look): Finding[] {
  const { scene } = look;
  return scene.tokens.flatMap((token, index): Finding[] => {
    const house = as(token, 'house');
    if (house === undefined) return [];
    const groups = dwellers(look, index);
    const spoken = groups.length > 0 ? groups : general(look);
    return [
      {
        kind: 'house',
        first: index,
        last: index,
        days: spoken.flatMap((group) => daysIn(look, group, house.houses)),
        denied: isDenied(scene, index),
        notYet: isNotYet(scene, index),
        bodies: groups.flatMap(({ bodies }) => bodies),
      },
    ];
  });
}
