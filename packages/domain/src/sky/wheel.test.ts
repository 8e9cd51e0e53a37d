import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { wholeTurn } from './angles.ts';
import { bodyPositions, moonPhase, signAt } from './bodies.ts';
import { BODIES } from './body-names.ts';
import { pointAt } from './drawing.ts';
import { BODY_GLYPHS, RETROGRADE_MARK, SIGN_GLYPHS } from './glyphs.ts';
import { litPart } from './moon-disc.ts';
import { GLYPH_RADIUS, drawWheel, skyWheelSvg } from './wheel.ts';

type Point = [x: number, y: number];

const NOVEMBER = new Date('2026-11-20T17:00:00Z');

/** The wheel of ten bodies at longitudes of our choosing, every one but the lights retrograde. */
function wheelAt(longitudes: readonly number[]): string {
  const positions = BODIES.map(({ body }, index) => {
    const longitude = wholeTurn(longitudes[index] ?? 0);
    const retrograde = index > 1;
    return { body, longitude, sign: signAt(longitude), degree: longitude % 30, retrograde };
  });
  return drawWheel({ at: NOVEMBER, positions, phase: moonPhase(NOVEMBER) });
}

/** The points of path data made of absolute M and L alone, one list for each stroke. */
function strokes(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((stroke) =>
      stroke.split('L').map((pair): Point => {
        const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
        return [x, y];
      }),
    );
}

interface Drawn {
  body: string;
  middle: Point;
  ties: Point[][];
  mark: Point | undefined;
}

/** What the document says of each body: the middle of its glyph, its hairlines, its mark. */
function drawnBodies(svg: string): Drawn[] {
  return [...svg.matchAll(/<g data-body="(\w+)">(.*?)<\/g>/g)].map(([, body = '', inner = '']) => {
    const tie = /<path d="([^"]+)"/.exec(inner)?.[1] ?? '';
    const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(inner) ?? [];
    const half = 12 * Number(scale);
    const mark = /<path transform="translate\(([\d.]+) ([\d.]+)\)" d=/.exec(inner);
    return {
      body,
      middle: [Number(x) + half, Number(y) + half],
      ties: strokes(tie),
      mark: mark === null ? undefined : [Number(mark[1]), Number(mark[2])],
    };
  });
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** How near a straight stretch comes to a point. */
function distanceToStretch(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy || 1;
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, [from[0] + share * dx, from[1] + share * dy]);
}

/** How near any hairline of a body comes to a point. */
function nearestTie(point: Point, ties: readonly Point[][]): number {
  const distances = ties.flatMap((stroke) =>
    stroke.slice(1).map((to, index) => distanceToStretch(point, stroke[index] ?? to, to)),
  );
  return Math.min(...distances);
}

/** What is wrong between two bodies: glyphs that overlap, a hairline or a mark inside a glyph. */
function collisionsOf(one: Drawn, other: Drawn): string[] {
  const faults = {
    glyph: one !== other && distance(one.middle, other.middle) <= 2 * GLYPH_RADIUS,
    hairline: nearestTie(one.middle, other.ties) <= GLYPH_RADIUS,
    mark: other.mark !== undefined && distance(one.middle, other.mark) <= GLYPH_RADIUS + 4,
  };
  return Object.entries(faults).flatMap(([what, wrong]) =>
    wrong ? [`${what} of ${other.body} on ${one.body}`] : [],
  );
}

/** Every collision in a document, and a word if it doesn't draw ten bodies. */
function collisions(svg: string): string[] {
  const bodies = drawnBodies(svg);
  const found = bodies.flatMap((one) => bodies.flatMap((other) => collisionsOf(one, other)));
  return bodies.length === 10 ? found : [...found, `${bodies.length} bodies`];
}

/** What is wrong with the markup: elements not closed in order, bad attributes, stray signs. */
function markupFaults(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const text = svg.replace(/<(\/?)(\w+)([^<>]*?)(\/?)>/g, (tag, closing, name, inside, lone) => {
    const keys = [...String(inside).matchAll(/\s([\w:-]+)=/g)].map(([, key]) => key);
    const written = /^(?:\s+[\w:-]+="[^"<&]*")*\s*$/.test(String(inside));
    if (!written || new Set(keys).size < keys.length) faults.push(`attributes: ${tag}`);
    if (closing === '/' && open.pop() !== name) faults.push(`closed out of order: ${tag}`);
    if (closing === '' && lone === '') open.push(String(name));
    return '';
  });
  if (/[<>&]/.test(text)) faults.push(`stray sign: ${text}`);
  return [...faults, ...open.map((name) => `left open: ${name}`)];
}

describe('the wheel of the sky', () => {
  it('would be caught if its markup were broken', () => {
    expect(markupFaults('<a><b></a>')).toHaveLength(2);
    expect(markupFaults('<a x="1" x="2"/>')).toHaveLength(1);
    expect(markupFaults('<a x=1/>')).toHaveLength(1);
    expect(markupFaults('<a>1 & 2</a>')).toHaveLength(1);
  });

  it('is one well-formed SVG document with a single root', () => {
    const svg = skyWheelSvg(NOVEMBER);
    expect(markupFaults(svg)).toEqual([]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 640"/);
    expect(svg.match(/<svg|<\/svg>/g)).toHaveLength(2);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws the twelve signs and the ten bodies, once each', () => {
    const svg = skyWheelSvg(NOVEMBER);
    for (const path of [...Object.values(SIGN_GLYPHS), ...Object.values(BODY_GLYPHS)]) {
      expect(svg.split(`d="${path}"`)).toHaveLength(2);
    }
    expect(Object.keys(SIGN_GLYPHS)).toEqual(SIGN_NAMES);
  });

  it('tells in words where each body stands, and ties the words to the picture', () => {
    const svg = skyWheelSvg(NOVEMBER);
    const [, title, text] = /<title id="([\w-]+)">.*?<\/title><desc id="([\w-]+)">/.exec(svg) ?? [];
    expect(svg).toContain(`aria-labelledby="${title} ${text}"`);
    const desc = /<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '';
    expect(desc).toContain('Saturno, a 8° de Aries, retrógrado.');
    for (const { name } of BODIES) expect(desc).toContain(name);
  });

  it('starts each hairline at the true place of its body', () => {
    const svg = skyWheelSvg(NOVEMBER);
    const bodies = drawnBodies(svg);
    bodyPositions(NOVEMBER).forEach(({ body, longitude, retrograde }, index) => {
      const drawn = bodies[index];
      expect(drawn?.body).toBe(body);
      const nowhere: [number, number] = [0, 0];
      const [outer = nowhere, inner = nowhere] = (drawn?.ties ?? []).map(
        ([first]) => first ?? nowhere,
      );
      expect(distance(outer, pointAt(214, longitude))).toBeLessThan(0.1);
      expect(distance(inner, pointAt(120, longitude))).toBeLessThan(0.1);
      expect(drawn?.mark !== undefined).toBe(retrograde);
    });
  });

  it('marks the retrograde bodies and no others', () => {
    expect(skyWheelSvg(NOVEMBER).split(RETROGRADE_MARK)).toHaveLength(4);
    expect(skyWheelSvg(new Date('2025-02-26T12:00:00Z'))).not.toContain(RETROGRADE_MARK);
  });

  it('draws the same instant the same way', () => {
    expect(skyWheelSvg(new Date(NOVEMBER))).toBe(skyWheelSvg(NOVEMBER));
    expect(skyWheelSvg(new Date(NOVEMBER.getTime() + 3_600_000))).not.toBe(skyWheelSvg(NOVEMBER));
  });
});

describe('bodies that crowd', () => {
  it('would be caught if they overlapped', () => {
    const [sun] = drawnBodies(skyWheelSvg(NOVEMBER));
    if (sun === undefined) throw new Error('No Sun');
    const [x, y] = sun.middle;
    const moon: Drawn = { ...sun, body: 'Moon', middle: [x + 30, y], mark: [x + 5, y] };
    expect(collisionsOf(sun, moon)).toEqual(['glyph of Moon on Sun', 'mark of Moon on Sun']);
    const through: Drawn = {
      ...moon,
      middle: [0, 0],
      mark: undefined,
      ties: [
        [
          [x - 40, y],
          [x + 40, y],
        ],
      ],
    };
    expect(collisionsOf(sun, through)).toEqual(['hairline of Moon on Sun']);
  });

  it('never overlap with ten of them in one sign', () => {
    for (let sign = 0; sign < 12; sign += 1) {
      expect(collisions(wheelAt(BODIES.map((_, index) => sign * 30 + 2 + index * 2.7)))).toEqual(
        [],
      );
    }
  });

  it('never overlap with all ten on the same degree', () => {
    for (const degree of [0, 45, 101.3, 359.9]) {
      expect(collisions(wheelAt(BODIES.map(() => degree)))).toEqual([]);
    }
  });

  it('never overlap wherever they stand', () => {
    const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });
    const sky = fc.array(longitude, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(sky, (longitudes) => {
        expect(collisions(wheelAt(longitudes))).toEqual([]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('never overlap in the gathering of February 1962', () => {
    expect(collisions(skyWheelSvg(new Date('1962-02-05T00:10:00Z')))).toEqual([]);
  });
});

describe('the Moon in the middle', () => {
  it('is lit on the right while it waxes and on the left while it wanes', () => {
    const crescent = litPart({ angle: 60, illumination: 0.25, name: 'luna creciente' });
    const waning = litPart({ angle: 300, illumination: 0.25, name: 'luna menguante' });
    expect(crescent).toBe('M320 264A56 56 0 0 1 320 376A28 56 0 0 0 320 264Z');
    expect(waning).toBe('M320 264A56 56 0 0 0 320 376A28 56 0 0 1 320 264Z');
  });

  it('closes to a half at the quarter and to the whole disc when full', () => {
    const half = litPart({ angle: 90, illumination: 0.5, name: 'cuarto creciente' });
    const full = litPart({ angle: 179, illumination: 1, name: 'luna llena' });
    expect(half).toContain('A0 56');
    expect(full).toBe('M320 264A56 56 0 0 1 320 376A56 56 0 0 1 320 264Z');
  });
});
