import { INK, glyph, px } from '@sibila/domain/sky/drawing';
import { SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';

const TURN = Math.PI * 2;
/** The radius of the outer ring. */
const REACH = 232;

/** A sign in the middle of the wheel, which is turned so that the same sign stands on top. */
export function signMedal(sign: SignName, { x, y }: { x: number; y: number }): string {
  const at = (radius: number, share: number): [number, number] => {
    const angle = share * TURN - TURN / 4;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const stroke = (from: number, to: number, share: number): string => {
    const [[x1, y1], [x2, y2]] = [at(from, share), at(to, share)];
    return `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`;
  };
  const ring = (radius: number, width: number): string =>
    `<circle cx="${x}" cy="${y}" r="${px(radius)}" fill="none" stroke="${INK.gold}" stroke-width="${width}"/>`;
  const [scale, inner, heart] = [REACH - 10, REACH - 76, REACH - 88];
  const fine = Array.from({ length: 180 }, (_, i) =>
    stroke(scale, scale - (i % 5 ? 6 : 12), i / 180),
  );
  const doors = Array.from({ length: 12 }, (_, i) => stroke(scale, inner, (i + 0.5) / 12));
  const rays = Array.from({ length: 120 }, (_, i) =>
    stroke(heart - 4, heart - (i % 2 ? 16 : 26), i / 120),
  );
  const first = SIGN_NAMES.indexOf(sign);
  const signs = SIGN_NAMES.map((_, i) => {
    const name = SIGN_NAMES[(first + i) % 12] ?? sign;
    // Against the clock, as charts are drawn.
    const colour = i === 0 ? INK.ember : INK.pale;
    return glyph(SIGN_GLYPHS[name], at(REACH - 44, -i / 12), { scale: 1.35, width: 1.7, colour });
  });
  return [
    `<circle cx="${x}" cy="${y}" r="${REACH}" fill="${INK.night}" fill-opacity=".6"/>`,
    ring(REACH, 2),
    ring(scale, 1),
    ring(inner, 1),
    ring(heart, 2),
    `<path d="${fine.join('')}${rays.join('')}" stroke="${INK.gold}" fill="none" opacity=".7"/>`,
    `<path d="${doors.join('')}" stroke="${INK.gold}" stroke-width="2" fill="none"/>`,
    ...signs,
    glyph(SIGN_GLYPHS[sign], [x, y], { scale: 6.4, width: 1.05, colour: INK.pale }),
  ].join('');
}

/** The medals of two signs, side by side and one lower, where a single one would stand. */
export function pairMedals([first, second]: readonly [SignName, SignName]): string {
  const small = (sign: SignName, x: number, y: number): string =>
    `<g transform="translate(${x} ${y}) scale(.66)">${signMedal(sign, { x: 0, y: 0 })}</g>`;
  return small(first, 198, 203) + small(second, 412, 427);
}
