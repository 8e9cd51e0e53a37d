import { execFileSync } from 'node:child_process';
import { programPath } from './peer.ts';

/** The rows that `swetest` prints about an instant, by its built-in theory: that needs no files. */
export function askSwetest(at: Date, ...what: string[]): string[][] {
  const iso = at.toISOString();
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  const when = [`-b${Number(day)}.${Number(month)}.${year}`, `-ut${iso.slice(11, 19)}`];
  const how = ['-g;', '-emos', '-head'];
  const output = execFileSync(programPath('swetest'), [...when, ...what, ...how], {
    encoding: 'utf8',
  });
  const rows = output.trim().split('\n');
  return rows.map((row) => row.split(';').map((field) => field.trim()));
}

/** Numbers from 0 to 1, the same in every run and spread without a pattern. */
export function spread(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An instant between two, in whole seconds, as `swetest` takes them. */
export const instantBetween = (from: number, until: number, share: number): Date =>
  new Date(Math.floor((from + share * (until - from)) / 1000) * 1000);
