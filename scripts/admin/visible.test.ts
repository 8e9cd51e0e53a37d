import { expect, it } from 'vitest';
import { visible, visibleJson, visibleLine } from './visible.ts';

const NAME = 'Ana\u001b[2K\rBea\u009b1A\u202e\n';

it('shows what a terminal would obey, and leaves lines where there may be some', () => {
  expect(visible(NAME)).toBe('Ana\ufffd[2K\ufffdBea\ufffd1A\ufffd\n');
  expect(visibleLine(NAME)).toBe('Ana\ufffd[2K\ufffdBea\ufffd1A\ufffd\ufffd');
  expect(visible('Ñandú ☾ 👩‍🔬')).toBe('Ñandú ☾ 👩‍🔬');
});

it('writes JSON that no terminal obeys, and that says the same', () => {
  expect(visibleJson({ NAME })).toBe(String.raw`{"NAME":"Ana\u001b[2K\rBea\u009b1A\u202e\n"}`);
  expect(JSON.parse(visibleJson({ NAME }))).toEqual({ NAME });
});
