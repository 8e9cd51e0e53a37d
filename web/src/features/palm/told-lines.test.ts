import { describe, expect, it } from 'vitest';
import { SAMPLE_HAND, samplePalm } from '../../testing/samples.ts';
import { handOn, handsTold, isDrawn, seenIn } from './told-lines.ts';

const OTHER = { ...SAMPLE_HAND, hand: 'left' as const };
const ALL = { heart: true, head: true, life: true, fate: true };
const features = { seen: { ...ALL, heart: false }, hands: [SAMPLE_HAND, OTHER] };

describe('the lines that are drawn', () => {
  it('are those that a model sees and that were measured, on both hands', () => {
    const hands = handsTold(samplePalm({ reader: 'model', features }));
    for (const side of ['right', 'left'] as const) {
      const hand = handOn(hands, side);
      expect(isDrawn(hand, 'heart')).toBe(false);
      expect(isDrawn(hand, 'head')).toBe(true);
      expect(isDrawn(hand, 'fate')).toBe(false);
      expect(hand && seenIn(hand)).toEqual({ heart: false, head: true, life: true, fate: false });
    }
  });

  it('are on the other hand its own where they were told by their measures', () => {
    const hands = handsTold(samplePalm({ reader: 'builtin', features }));
    expect(isDrawn(handOn(hands, 'right'), 'heart')).toBe(false);
    expect(isDrawn(handOn(hands, 'left'), 'heart')).toBe(true);
  });

  it('are none where nothing was measured', () => {
    expect(handOn([], 'left')).toBeNull();
    expect(isDrawn(null, 'heart')).toBe(false);
  });
});
