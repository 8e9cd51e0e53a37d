import { expect, it } from 'vitest';
import { MOUNTS, type Mounts } from './mounts.ts';
import { readPalm } from './read.ts';
import { drawnHand, SKIN_TONES, type Drawing } from './testing/drawn-hand.ts';

const SMALL: Partial<Drawing> = { width: 300, height: 400, unit: 52.5 };

function mountsOf(changes: Partial<Drawing> = {}): Mounts {
  const read = readPalm(drawnHand({ ...SMALL, ...changes }).photo);
  if (!read.found) throw new Error(read.reason);
  return read.mounts;
}

const usual = mountsOf();

it.each(MOUNTS)('sees that %s is fuller, and that the others are as before', (name) => {
  const fuller = mountsOf({ mounts: { [name]: 1 } });
  expect(fuller[name]).toBeGreaterThan(usual[name] + 0.15);
  for (const other of MOUNTS.filter((mount) => mount !== name))
    expect(Math.abs(fuller[other] - usual[other])).toBeLessThan(0.2);
});

it.each([
  ['venus', [0.6, 0.8, 1]],
  ['moon', [0.2, 0.35, 0.5]],
  ['mercury', [0.3, 0.6, 0.9]],
] as const)('tells how full %s is by degrees', (name, degrees) => {
  const [little, more, most] = degrees.map(
    (fuller) => mountsOf({ mounts: { [name]: fuller } })[name],
  );
  expect(more).toBeGreaterThan(little ?? 1);
  expect(most).toBeGreaterThan(more ?? 1);
});

it.each([
  ['on very light skin', { skin: SKIN_TONES[0] }],
  ['on very dark skin', { skin: SKIN_TONES[6], wall: [205, 206, 204], grain: 1.5 }],
  ['on a right hand', { thumb: 'right' }],
  ['in light from a corner', { shade: 0.45 }],
  ['15 % darker', { brightness: 0.85 }],
  ['turned 10°', { turn: 10 }],
  ['at twice the size', { width: 600, height: 800, unit: 105 }],
] as [string, Partial<Drawing>][])('measures a flat palm alike %s', (_, changes) => {
  const found = mountsOf(changes);
  for (const name of MOUNTS) expect(Math.abs(found[name] - usual[name])).toBeLessThan(0.2);
});
