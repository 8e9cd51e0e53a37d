import type { NatalChart } from '@sibila/domain/chart/chart';
import { aspectKey, aspects } from './wheel-aspects.ts';
import { drawBodies } from './wheel-bodies.ts';
import { backdrop, dial } from './wheel-dial.ts';
import { houseRings, houses } from './wheel-houses.ts';
import { pensFor, type WheelGround } from './wheel-inks.ts';
import { layOut } from './wheel-layout.ts';
import { turnOf } from './wheel-walls.ts';
import { wheelInWords } from './wheel-words.ts';

/**
 * `ground`: night, for the page, or paper, for print. `id`: what the ids in the document begin
 * with, another for each wheel of a page; a name as in HTML, of letters, figures and hyphens.
 */
interface WheelOptions {
  ground?: WheelGround;
  id?: string;
}

/**
 * The wheel of a birth chart as a whole SVG document, 640 × 640: the Ascendant at the left and the
 * signs against the clock, the bodies pushed apart and tied to their true degree, which is marked
 * on the inner ring; aspects by hue and dash. Without an hour Aries begins at the left, there are no
 * houses, and the Moon stands on the arc of its day. The same chart gives the same text; nothing in
 * it comes from a user. It stands alone as a file, without fonts or styles; on a page the custom
 * properties `--wheel-line`, `-mark`, `-warm`, `-calm`, `-sheet`, `-disc` and, for the roundels,
 * `-ground` change its colours.
 * Throws RangeError if the id is no name.
 */
export function chartWheel(chart: NatalChart, options: WheelOptions = {}): string {
  const { ground = 'night', id = 'carta' } = options;
  if (!/^[a-z][a-z\d-]*$/i.test(id)) throw new RangeError('Not an id');
  const pens = pensFor(ground);
  const turn = turnOf(chart);
  const { bodies, walls } = layOut(chart);
  const { title, text } = wheelInWords(chart);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" role="img" aria-labelledby="${id}-title ${id}-text">`,
    `<title id="${id}-title">${title}</title><desc id="${id}-text">${text}</desc>`,
    backdrop(pens, id),
    dial(pens, turn),
    houseRings(chart, pens),
    aspects(chart, pens),
    houses(chart, walls, pens),
    drawBodies(bodies, turn, pens),
    aspectKey(pens),
    '</svg>',
  ].join('');
}
