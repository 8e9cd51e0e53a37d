import type { z } from 'zod';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { row, type RestRow } from './row.ts';

interface History {
  tag: 'tarot' | 'palm' | 'runes' | 'compatibility';
  /** Where the list stands; each reading is a path below it. */
  path: string;
  /** One of them and many, as the descriptions call them. */
  names: { one: string; many: string };
  output: z.ZodType;
}

/** The paths of stored readings: a person's own by pages, and the removal of one. */
export function historyRows({ tag, path, names, output }: History): RestRow[] {
  return [
    row({
      method: 'GET',
      path,
      summary: `The person's ${names.many}, newest first`,
      tag,
      status: 200,
      failures: [400, 401],
      needsSession: true,
      from: 'query',
      input: pageInput,
      output: output.array(),
      paged: true,
      call: (caller, input) => caller[tag].readings(input),
    }),
    row({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Forget a ${names.one}`,
      tag,
      status: 204,
      failures: [400, 401, 404],
      needsSession: true,
      from: 'none',
      input: readingRef,
      output: null,
      call: (caller, input) => caller[tag].remove(input),
    }),
  ];
}
