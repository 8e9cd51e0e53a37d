import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { at, type Draw, type Field } from '../tarot/draw.ts';
import { fill } from '../tarot/grammar.ts';
import { composeGently } from './compose.ts';
import { CARD_IMAGES } from './images.ts';

const DEATH = 13;

const LEADS: Readonly<Record<Exclude<Field, 'open'>, string>> = {
  past: 'En el lugar del pasado {c:está|están} {c+}.',
  present: 'En el lugar del presente {c:está|están} {c+}.',
  future: 'En el lugar del futuro, que aquí no anuncia nada, {c:está|están} {c+}.',
  obstacle: 'En el lugar de lo que pesa {c:está|están} {c+}.',
  root: 'En la raíz {c:está|están} {c+}.',
  advice: 'En el lugar del consejo {c:está|están} {c+}.',
  direction: 'En el lugar del rumbo, que aquí no anuncia nada, {c:está|están} {c+}.',
};
const ONE = 'Sobre la mesa {c:está|están} {c+}.';
const OPEN: readonly string[] = [
  'Primero {c:sale|salen} {c+}.',
  'Al lado {c:está|están} {c+}.',
  'Después {c:viene|vienen} {c+}.',
  'También {c:acompaña|acompañan} {c+}.',
  'Cerca {c:queda|quedan} {c+}.',
  'Se {c:suma|suman} {c+}.',
  'A continuación {c:sale|salen} {c+}.',
  'Más allá {c:está|están} {c+}.',
  'Junto a esa carta {c:va|van} {c+}.',
  'Por último {c:llega|llegan} {c+}.',
];
const NAME_OF_DEATH = 'Es solo el nombre antiguo de un dibujo, y no habla de nadie.';

function lead(draw: Draw, index: number): string {
  const c = at(draw.cards, index);
  const field = at(draw.fields, index);
  if (draw.cards.length === 1) return fill(ONE, { c });
  return fill(field === 'open' ? at(OPEN, index) : LEADS[field], { c });
}

function shown(draw: Draw, c: DrawnCard, index: number): string {
  const image = at(at(CARD_IMAGES, c.arcanum), c.reversed ? 1 : 0);
  const named = c.arcanum === DEATH ? [NAME_OF_DEATH] : [];
  return [lead(draw, index), ...named, image].join(' ');
}

/** A draw told to somebody in sorrow; RangeError where the question tells of none. */
export function tellGently(draw: Draw): string[][] {
  const { sorrow, question, assessment, isUrgent, cards, choose } = draw;
  if (sorrow === null) throw new RangeError('the question tells of no sorrow');
  const drawn = cards.map((card, index) => shown(draw, card, index));
  return composeGently({
    sorrow,
    question,
    isUrgent,
    drawn,
    choose,
    cautions: assessment.cautions,
  });
}
