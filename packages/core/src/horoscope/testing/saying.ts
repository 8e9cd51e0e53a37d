import type { ReadingTask } from '../../ports/reader.ts';

/** A reader's script that says one text at once. */
export function saying(textOf: (task: ReadingTask) => string) {
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  return async function* (task: ReadingTask): AsyncGenerator<string, { tokens: number }> {
    yield textOf(task);
    return { tokens: 300 };
  };
}

/** The script of who says what Sibila's own texts say. */
export const composed = saying((task) => task.compose().join('\n\n'));
