import { builtinReader } from '@sibila/api/adapters/reader/builtin';
import type { Reader, ReadingTask } from '@sibila/core/ports/reader';
import { describe, expect, it } from 'vitest';
import { cases, faultsOf } from './readings.ts';

const all = cases();
const named = (start: string) => all.filter(({ name }) => name.startsWith(start));

/** A reader that changes what the catalogues say. */
function changing(change: (text: string) => string): Reader {
  return {
    kind: 'model',
    // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
    async *write(task: ReadingTask) {
      yield change(task.compose().join('\n\n'));
      return { tokens: 0 };
    },
  };
}

const faultsWith = (start: string, change: (text: string) => string) =>
  Promise.all(named(start).map((one) => faultsOf(changing(change), one)));

it('judges both parts of the horoscope for six signs of two days', () => {
  expect(named('horoscope')).toHaveLength(12);
  expect(named('exclusive part')).toHaveLength(12);
});

it('finds nothing wrong with what the built-in reader writes', async () => {
  const faults = await Promise.all(all.map((one) => faultsOf(builtinReader, one)));
  expect(faults.flat()).toEqual([]);
});

describe.each(['horoscope', 'exclusive part'])('of the %s', (part) => {
  it.each([
    ['a claim that the facts do not bear out', 'Hoy Marte está en Piscis. ', /^claims without/],
    ['usted', 'Eso lo sabe usted. ', /^not in tú$/],
  ])('finds %s', async (_, words, fault) => {
    for (const faults of await faultsWith(part, (text) => words + text))
      expect(faults).toContainEqual(expect.stringMatching(fault));
  });

  it('finds a text that is too long, and one in another language', async () => {
    const longer = await faultsWith(part, (text) => `${text} ${text} ${text}`);
    for (const faults of longer) expect(faults.join()).toMatch(/\d+ words/);
    const english = await faultsWith(part, () => 'Today the sky asks for patience. '.repeat(30));
    for (const faults of english) expect(faults).toContain('not in Spanish');
  });
});

it('finds a compatibility that tells another number, or none', async () => {
  const other = await faultsWith('compatibility', (text) => text.replace(/\d+\s%/, '1 %'));
  for (const faults of other)
    expect(faults).toContainEqual(expect.stringMatching(/^not the number \d+$/));
  const none = await faultsWith('compatibility', (text) => text.replaceAll(/\d+\s%/g, 'mucho'));
  for (const faults of none) expect(faults).toContain('no number');
});
