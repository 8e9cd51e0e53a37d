import { describe, expect, it } from 'vitest';
import { FIRST_PRESS } from './first-press.ts';

describe('what waits for the first press', () => {
  it('weighs little, as every page carries it, and could not end the script that it stands in', () => {
    expect(FIRST_PRESS.length).toBeLessThan(400);
    expect(FIRST_PRESS).not.toContain('<');
  });
});
