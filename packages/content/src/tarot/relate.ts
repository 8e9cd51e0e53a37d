import type { DrawnCard } from '@sibila/domain/tarot/cards';
import type { Choose } from './chooser.ts';
import { fill } from './grammar.ts';
import { PAIRS } from './pairs.ts';
import {
  ACCORD_FRAMES,
  CONSEQUENCES,
  CONTRAST_FRAMES,
  CONTRASTS,
  type RelationKind,
} from './relations.ts';
import { TRAITS, type Traits } from './traits.ts';
import { sideOf } from './voices/sides.ts';

function pairKey(a: DrawnCard, b: DrawnCard): string {
  return `${Math.min(a.arcanum, b.arcanum)}-${Math.max(a.arcanum, b.arcanum)}`;
}

/** Whether two cards have a text of their own. */
export function isKnownPair(a: DrawnCard, b: DrawnCard): boolean {
  return pairKey(a, b) in PAIRS;
}

// A reversed card turns inwards and keeps what it let go; the rest of it is uncertain.
function effective(card: DrawnCard): Partial<Traits> {
  const traits = TRAITS[card.arcanum];
  if (!traits) throw new RangeError(`no arcanum ${card.arcanum}`);
  if (!card.reversed) return traits;
  const { element, hand } = traits;
  const base = { element, facing: 'in' } as const;
  return hand === 'release' ? { ...base, hand: 'hold' } : base;
}

function orientationKind(a: DrawnCard, b: DrawnCard): RelationKind | null {
  if (a.reversed && b.reversed) return 'both-reversed';
  if (a.reversed) return 'reversed-upright';
  return b.reversed ? 'upright-reversed' : null;
}

function traitKinds(x: Partial<Traits>, y: Partial<Traits>): string[] {
  const kinds = [
    `${x.tempo}-${y.tempo}`,
    `${x.facing}-${y.facing}`,
    `${x.hand}-${y.hand}`,
    `${x.light}-${y.light}`,
    `${x.phase}-${y.phase}`,
  ];
  const elements = [x.element, y.element];
  if (x.element === y.element) kinds.push('same-element');
  if (elements.includes('fire') && elements.includes('water')) kinds.push('fire-water');
  if (x.element === 'air' && y.element === 'earth') kinds.push('air-earth');
  return kinds;
}

function isRelation(kind: string): kind is RelationKind {
  return kind in CONSEQUENCES;
}

/** All the ways in which two neighbours stand to each other; never empty. */
export function relationKinds(a: DrawnCard, b: DrawnCard): RelationKind[] {
  const kinds = traitKinds(effective(a), effective(b)).filter(isRelation);
  const orientation = orientationKind(a, b);
  return orientation ? [orientation, ...kinds] : kinds;
}

function byTemper(a: DrawnCard, b: DrawnCard, choose: Choose): string[] {
  const kind = choose(relationKinds(a, b));
  const frames = CONTRASTS.has(kind) ? CONTRAST_FRAMES : ACCORD_FRAMES;
  const slots = { a, b, wa: choose(sideOf(a).ways), wb: choose(sideOf(b).ways) };
  return [fill(choose<string>(frames), slots), choose(CONSEQUENCES[kind])];
}

/** Reads `b` against `a`: what the two say together that neither says alone. */
export function relate(a: DrawnCard, b: DrawnCard, choose: Choose): string[] {
  const known = PAIRS[pairKey(a, b)];
  if (!known) return byTemper(a, b, choose);
  const [x, y] = a.arcanum < b.arcanum ? [a, b] : [b, a];
  const orientation = orientationKind(a, b);
  const tilt = orientation ? [choose(CONSEQUENCES[orientation])] : [];
  return [fill(choose(known), { x, y }), ...tilt];
}
