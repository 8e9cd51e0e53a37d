import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isHeld } from './entity-tags.ts';

/** What is found about the sender of such a header. */
async function foundFor(etag: string, header: string | undefined) {
  const app = new Hono();
  app.get('/', (c) => c.text(isHeld(c, etag) ? 'held' : 'not held'));
  const headers = header === undefined ? {} : { 'if-none-match': header };
  return (await app.request('/', { headers })).text();
}

describe('what somebody has already', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ,"c"', '"b, c", "a"', '*', ' * '])(
    'is told by %s',
    async (header) => {
      expect([await foundFor('"a"', header), await foundFor('W/"a"', header)]).toEqual([
        'held',
        'held',
      ]);
    },
  );

  it.each([undefined, '', '"b"', 'a', '"a', 'W/a', '"A"', '"ab", "ba"', '"*"', '"b" *'])(
    'is not told by %s',
    async (header) => {
      expect([await foundFor('"a"', header), await foundFor('W/"a"', header)]).toEqual([
        'not held',
        'not held',
      ]);
    },
  );
});
