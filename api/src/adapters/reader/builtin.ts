import type { Reader } from '@sibila/core/ports/reader';

/** The built-in reader: whole readings composed from the catalogues, with no network. */
export const builtinReader: Reader = {
  kind: 'builtin',
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  async *write(task) {
    for (const [i, paragraph] of task.compose().entries())
      yield i === 0 ? paragraph : `\n\n${paragraph}`;
    return { tokens: 0 };
  },
};
