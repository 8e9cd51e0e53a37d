import { unbiased } from '@sibila/domain/chance/shuffle';
import { expect, it } from 'vitest';
import { builtInReading } from './print-readings.ts';

const randomBelow = unbiased(() => 7);

it.each(['one', 'three', 'five', 'runes'] as const)(
  'writes what the product would write of %s, and the help where it would write none',
  (spread) => {
    expect(builtInReading('¿Dejo mi trabajo?', spread, randomBelow).length).toBeGreaterThan(200);
    expect(builtInReading('me quiero morir', spread, randomBelow)).toMatch(/^CRISIS_SUPPORT/);
  },
);
