import { expect, it, vi } from 'vitest';
import { readerUsage } from '@sibila/drizzle/schema/quota';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import { ReaderFailure } from '../ports/reader.ts';
import { tarotPrompt } from '../tarot/prompt.ts';
import { take, writeReading } from './write.ts';

const world = useWorld({ emptied: ['reader_usage'] });

const TEXT = readingTextOf('El Loco');
const task = tarotPrompt([{ arcanum: 0, reversed: false }], null);

/** Makes the model say one text, in these pieces. */
function saying(...pieces: string[]): void {
  spending(77, ...pieces);
}
function spending(tokens: number | null, ...pieces: string[]): void {
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  world.model.script = async function* says() {
    yield* pieces;
    return { tokens };
  };
}
const write = (shown: string[] = []) =>
  writeReading(world.shared, task, (event) => {
    if (event.type === 'text') shown.push(event.text);
  });

it.each(['\0', '\u0007', '\r', '\u001b', '\u007f', '\u0085', '\ud83c', '\udf19'])(
  'shows no sentence of a model with the character %j',
  async (character) => {
    saying(TEXT, ` Mal${character}a.`, ' Y fin.');
    const shown: string[] = [];
    expect((await write(shown)).reader).toBe('builtin');
    expect(shown.filter((text) => text.includes(character))).toEqual([]);
  },
);

it('takes line ends, tabs, and a character that comes in two halves', async () => {
  saying(`${TEXT}\n\n\tY la luna \ud83c`, '\udf19 también.');
  expect(await write()).toEqual({ text: `${TEXT}\n\n\tY la luna 🌙 también.`, reader: 'model' });
});

it('gives a finished text though its tokens could not be counted, and says so in the log', async () => {
  saying(TEXT);
  const error = vi.spyOn(world.shared.log, 'error');
  const insert = vi.spyOn(world.db, 'insert').mockImplementation(() => {
    throw new Error('the database is away');
  });
  try {
    expect(await write()).toEqual({ text: TEXT, reader: 'model' });
    expect(error).toHaveBeenCalledOnce();
  } finally {
    insert.mockRestore();
    error.mockRestore();
  }
});

it('counts the tokens of a text that is refused at its end once', async () => {
  saying(readingTextOf('El Loco', 'El Sol'));
  expect((await write()).reader).toBe('builtin');
  expect(await world.db.select().from(readerUsage)).toMatchObject([{ tokens: 77 }]);
});

it('estimates what nobody told, the question and each picture with it, whole or not', async () => {
  const { system, user } = task.prompt;
  const characters = system.length + user.length + TEXT.length;
  const spent = async () => (await world.db.select().from(readerUsage))[0]?.tokens;
  spending(null, TEXT);
  expect((await write()).reader).toBe('model');
  expect(await spent()).toBe(Math.ceil(characters / 4));
  await world.db.delete(readerUsage);
  const picture = Uint8Array.from([1]);
  const looked = { ...task, pictures: [picture, picture] };
  await take(world.shared, world.model, looked, () => undefined);
  expect(await spent()).toBe(Math.ceil(characters / 4) + 2_000);
  await world.db.delete(readerUsage);
  const refusing = () => {
    throw new ReaderFailure('no such text');
  };
  await expect(take(world.shared, world.model, looked, refusing)).rejects.toThrow('no such text');
  expect(await spent()).toBe(Math.ceil(characters / 4) + 2_000);
});
