import { BONE, NIGHT } from './engraving.ts';
import { bold, curve, fill, ink, shade } from './figures-b.ts';
import type { Place } from './figures-b.ts';

const OPEN_EYE = '-11.2,-.4! -7,-4 -2.8,-.2! | -10,0 -7,1.2 -4,.2';
const PUPIL = '-8.7,-1.9 -7,-.2 -5.3,-1.9 -7,-3.6 z';
const CLOSED_EYE = '-11.2,-2 -7,1 -2.8,-1 | -9.8,-.2 -10.8,1.4 | -7,1.2 -7.2,2.8';

/** One eye or brow and its mirror image. */
function pair(text: string, place: Place): string {
  const other = text.replace(/(^|[\s|])(-?[\d.]+),/g, (_, before: string, x: string) => {
    return `${before}${-Number(x)},`;
  });
  return curve(`${text} | ${other}`, place);
}

/** A face from the front, 44 high before scaling, centred between the eyes. */
export function frontFace(place: Place, eyes: 'open' | 'closed' = 'open', skin = BONE): string {
  const cheek =
    '13.8,1 10,3 | 13.6,3 9.4,5.4 | 13,5.4 8.4,8 | 12,7.8 7.6,10.4 | 11,10.4 7,12.6 | 9.4,13.4 6.4,15 | 14,-1 11,.6 | 2.6,.4 3.6,3.6';
  return (
    bold(
      curve('-15,-9 -14.4,4 -9.8,15 0,21.5 9.8,15 14.4,4 15,-9 9,-20 0,-23 -9,-20 z', place),
      skin,
    ) +
    shade(curve(cheek, place), 0.6) +
    ink(pair('-11.8,-6 -7.4,-8.6 -2.6,-6.6', place), 1.2) +
    ink(pair(eyes === 'open' ? OPEN_EYE : CLOSED_EYE, place), 1.1) +
    (eyes === 'open' ? fill(pair(PUPIL, place), NIGHT) : '') +
    ink(
      curve(
        '-2,-5 -1.6,1 -2.9,5.6 -.4,7.4 2.4,6.2 | -4.6,11.4 -1.6,10.8 0,11.4 1.6,10.8 4.6,11.4 | -4.6,11.4 0,13 4.6,11.4 | -2,15.4 0,16 2,15.4',
        place,
      ),
      1.1,
    )
  );
}

/** A face in profile that looks right, 46 high before scaling; hair and beard go over its back. */
export function profileFace(place: Place, eye: 'open' | 'closed' = 'open', skin = BONE): string {
  const lid =
    eye === 'open'
      ? '4,-3 8,-5 10.6,-3 | 5,-2 8,-1 10,-2.6 | 8.4,-4.6 8.8,-1.4'
      : '3.6,-3 7,-1 10.4,-2.4 | 5,-1.6 4,0 | 8,-1 8,.8';
  return (
    bold(
      curve(
        '-8,-20 2,-23 9.5,-18 12,-10 12.4,-5.4! 18.4,5 16.6,7.6 13.4,8! 15,10.6 13.6,12.4! 14.4,15 12.4,16.4! 14,19 12.6,23 8,24.5 2,22 -6,14 -12,0 z',
        place,
      ),
      skin,
    ) +
    shade(curve('-2,2 2,8 6,12 | -5,2 -1,9 4,14 | -7,3 -3,11 3,17 | -8,6 -4,14 2,19', place)) +
    ink(curve('2.6,-8 7,-10.6 11.4,-8.4', place), 1.3) +
    ink(curve(`${lid} | 12,6.4 13,8 14,7.4 | 13.4,12.4 9.6,12.6`, place), 1.1)
  );
}
