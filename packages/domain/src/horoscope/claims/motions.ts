import type { ChartPoint } from '../../chart/points.ts';
import { type Finding, type Look, shared } from './finding.ts';
import type { Dated, Known } from './known.ts';
import { numberOf } from './calendar.ts';
import { isEverydayMotion } from './motion-words.ts';
import {
  type Group,
  type Scene,
  follower,
  isDenied,
  isNotYet,
  nearest,
  subject,
  wordsBetween,
} from './roles.ts';
import { as, type Meaning } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

type Motion = Extract<Meaning, { is: 'motion' }>;

/** All that may stand between a body and «directo» for it to be said of the body. */
const DIRECT_LINK =
  /^(?:(?:,|y|ya|esta|estan|va|van|sigue|siguen|vuelve|vuelven|a|estar|ser|queda|anda|camina|avanza|marcha|ahora|por fin|de nuevo|otra vez|en|hoy|su|con|no|todavia|aun|retrograd[oa]|sino|tu regente) ?)*$/;
const FOLLOWS = /^(?:de|del)?(?: ?(?:el|la|planeta))*$/;

/** «Retrógrados: Marte y Saturno», «el único retrógrado es Urano»: the list comes after. */
const LISTED =
  /^(?:cuando naciste|al nacer|hoy|(?:[a-z]+ )?planetas?)? ?(?:es|era|son|eran)? ?[:,(]? ?(?:el|la)?$/;
const TILL = wholeWords(/\bhasta\b/);
const FROM = wholeWords(/\bdesde\b/);
const OF_BODIES = wholeWords(/\b(?:planetas?|astros?|hay)\b/);
const COUNTED = wholeWords(/\b(?:planetas?|astros?|unic[oa]s?)\b/);

/** The bodies that a segment lists after a motion that it has said of none before. */
function listedAfter(scene: Scene, index: number): Group | undefined {
  const after = nearest(scene, index) === undefined ? follower(scene, index, LISTED) : undefined;
  if (after === undefined) return undefined;
  const between = wordsBetween(scene.tokens, index, after.first);
  // «Con paso retrógrado, Venus…» lists nothing.
  const isLoose = between === ',' && !COUNTED.test(wordsBetween(scene.tokens, -1, index));
  return isLoose ? undefined : after;
}

/** The groups of which a motion may be said: it must hold for one. Undefined: of no body. */
function movers(scene: Scene, index: number, motion: Motion): Group[] {
  const { tokens, carried } = scene;
  const near = nearest(scene, index);
  const main = subject(scene, index);
  const after = follower(scene, index, FOLLOWS) ?? listedAfter(scene, index);
  if (motion.way === 'direct' && !motion.turn) {
    const linked = near !== undefined && DIRECT_LINK.test(wordsBetween(tokens, near.last, index));
    return linked ? [near] : [];
  }
  if (after !== undefined) return [after];
  if (near !== undefined) {
    const between = wordsBetween(tokens, near.last, index);
    if (isEverydayMotion(tokens[index]?.text ?? '') && between.split(' ').length > 4) return [];
    const apart = near.object && between.includes(',') && main !== undefined && main !== near;
    return apart ? [near, main] : [near];
  }
  return carried === undefined || isEverydayMotion(tokens[index]?.text ?? '') ? [] : [carried];
}

function daysOf(known: Known, body: ChartPoint, { way, turn }: Motion): Dated[] {
  if (body === 'Sun' || body === 'Moon') return [];
  const { today, until } = known.retrograde(body);
  const now = [{ date: known.today }];
  if (turn) return known.turns(body, way);
  if (way === 'retrograde') return today ? now : known.turns(body, 'retrograde');
  const turnsToday = known.turns(body, 'direct').filter(({ date }) => date === known.today);
  return today && turnsToday.length === 0 ? until : [...now, ...turnsToday];
}

function marksOf(known: Known, body: ChartPoint): Dated[] {
  const { since, until } = known.retrograde(body);
  return [...since, ...until];
}

/** «hasta el viernes» must name the end, «desde octubre» the beginning. */
function marksFor(look: Look, groups: readonly Group[], index: number): Dated[] {
  const { scene, known } = look;
  const rest = wordsBetween(scene.tokens, index, scene.tokens.length);
  return groups.flatMap(({ bodies }) =>
    bodies.flatMap((body) => {
      const { since, until } = known.retrograde(body);
      const [till, from] = [TILL.test(rest), FROM.test(rest)];
      if (till === from) return marksOf(known, body);
      return till ? until : since;
    }),
  );
}

/** «tres planetas retrógrados», «ningún planeta retrógrado»: said of no body by name. */
function general(look: Look, index: number): Finding | undefined {
  const { scene, pack, known } = look;
  const before = wordsBetween(scene.tokens, Math.max(-1, index - 5), index);
  const named = nearest(scene, index);
  if (!OF_BODIES.test(before)) return undefined;
  if (named !== undefined && index - named.last < 5) return undefined;
  const words = before.split(' ').map((word) => (/^unic[oa]$/.test(word) ? 1 : numberOf(word)));
  const count = words.find((number) => number > 0);
  const going = pack.retrogrades.length;
  const holds = count === undefined ? going > 0 : going === count;
  return {
    kind: 'motion',
    first: Math.max(0, index - 3),
    last: index,
    days: holds ? [{ date: known.today }] : [],
    denied: isDenied(scene, index),
    notYet: false,
    bodies: [],
  };
}

/** Every body that a segment says goes or turns backwards or forwards. */
export function motions(look: Look): Finding[] {
  const { scene, known } = look;
  return scene.tokens.flatMap((token, index): Finding[] => {
    const motion = as(token, 'motion');
    if (motion === undefined) return [];
    const groups = movers(scene, index, motion);
    const [first] = groups;
    if (first === undefined) {
      const found =
        motion.way === 'direct' || isEverydayMotion(token.text) ? undefined : general(look, index);
      return found === undefined ? [] : [found];
    }
    const days = groups.flatMap(({ bodies, natal }) =>
      natal ? [] : shared(bodies.map((body) => daysOf(known, body, motion))),
    );
    // «Tres planetas retrógrados: Marte, Urano y Plutón» says how many, too.
    const many = listedAfter(scene, index) === undefined ? undefined : general(look, index);
    return [
      ...(many === undefined ? [] : [many]),
      {
        kind: 'motion',
        first: Math.min(first.first, index),
        last: Math.max(first.last, index),
        days,
        marks: motion.turn ? [] : marksFor(look, groups, index),
        denied: isDenied(scene, index),
        notYet: isNotYet(scene, index),
        bodies: first.bodies,
      },
    ];
  });
}
