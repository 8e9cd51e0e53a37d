/** What a wheel is printed on: the night of the screen, or paper. */
export type WheelGround = 'night' | 'paper';

/** Line engraves rings and scales, mark glyphs and figures; warm and calm are for aspects. */
export type WheelInk = 'line' | 'mark' | 'warm' | 'calm';

interface Colours extends Record<WheelInk, string> {
  /** Round the disc, behind it from the middle to the rim, and in the cartouches. */
  ground: string;
  middle: string;
  deep: string;
  rim: string;
}

const COLOURS: Readonly<Record<WheelGround, Colours>> = {
  night: {
    line: '#C8A24A',
    mark: '#E9D8A6',
    warm: '#E4683A',
    calm: '#5FA59A',
    ground: '#0B1026',
    middle: '#1C2757',
    deep: '#131A3A',
    rim: '#0B1026',
  },
  paper: {
    line: '#8A6A22',
    mark: '#1D1A2B',
    warm: '#B0431A',
    calm: '#22665C',
    ground: '#F4ECD9',
    middle: '#FBF6E9',
    deep: '#F8F1E1',
    rim: '#F4ECD9',
  },
};

/** The pens that draw on a ground; what they answer is SVG. */
export interface Pens {
  /** Strokes without fill; `attributes` are those of the group, as they stand in the tag. */
  stroke: (ink: WheelInk, content: string, attributes?: string) => string;
  fill: (ink: WheelInk, content: string, attributes?: string) => string;
  /** Strokes on shapes filled with the ground, which hide what lies below. */
  cover: (ink: WheelInk, content: string, attributes?: string) => string;
  colours: Colours;
}

/**
 * A paint that a page may change: `--wheel-line` and the like. The colour itself stands on a group
 * of its own, round that with the variable, for programs that know none and take what they inherit.
 * No style element or attribute, which the policy of the pages forbids.
 */
function painted(paints: readonly [string, string, string][], content: string, more: string) {
  const plain = paints.map(([key, , colour]) => ` ${key}="${colour}"`).join('');
  const named = paints
    .map(([key, name, colour]) => ` ${key}="var(--wheel-${name},${colour})"`)
    .join('');
  return `<g${plain}${more}><g${named}>${content}</g></g>`;
}

/** The pens for a ground. */
export function pensFor(ground: WheelGround): Pens {
  const colours = COLOURS[ground];
  const spaced = (attributes?: string) => (attributes === undefined ? '' : ` ${attributes}`);
  return {
    colours,
    stroke: (ink, content, attributes) =>
      painted([['stroke', ink, colours[ink]]], content, ` fill="none"${spaced(attributes)}`),
    fill: (ink, content, attributes) =>
      painted([['fill', ink, colours[ink]]], content, spaced(attributes)),
    cover: (ink, content, attributes) =>
      painted(
        [
          ['stroke', ink, colours[ink]],
          ['fill', 'ground', colours.ground],
        ],
        content,
        spaced(attributes),
      ),
  };
}
