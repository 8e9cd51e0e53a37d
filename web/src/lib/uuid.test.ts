import { expect, it } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './uuid.ts';

it('makes UUIDs of version 4, each another one', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const id of made) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
