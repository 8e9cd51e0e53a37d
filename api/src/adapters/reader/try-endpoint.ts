import sharp from 'sharp';
import { ReaderFailure, type ReadingTask } from '@sibila/core/ports/reader';
import { Dialect } from './dialect.ts';
import { openAiReader, type OpenAiOptions } from './openai.ts';

/** Room for a model that thinks before it answers with a word. */
const MOST_TOKENS = 1_000;

/**
 * Makes one real call of a model, as readings do, or as palms do with a picture, and says in English
 * what works. Throws a ReaderFailure that says what does not; neither tells the key.
 */
export async function tryEndpoint(
  options: Omit<OpenAiOptions, 'model'>,
  model: string,
  kind: 'text' | 'picture',
): Promise<string> {
  const dialect = new Dialect();
  const pieces = openAiReader({ ...options, model }, dialect).write(await taskOf(kind));
  let said = '';
  try {
    for await (const piece of pieces) said += piece;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown failure';
    throw new ReaderFailure(`${model} does not answer a real call: ${reason}`);
  }
  if (said.trim() === '') throw new ReaderFailure(`${model} answers a real call with nothing`);
  const does = kind === 'text' ? 'writes' : 'looks at pictures';
  return `${model} ${does} (${dialect.findings().join(', ')})`;
}

async function taskOf(kind: 'text' | 'picture'): Promise<ReadingTask> {
  const task = {
    prompt: { system: 'Responde con una sola palabra.', user: 'Di hola.' },
    maxTokens: MOST_TOKENS,
    compose: () => [],
  };
  if (kind === 'text') return task;
  const create = { width: 64, height: 64, channels: 3, background: '#7a6a58' } as const;
  return {
    ...task,
    prompt: { system: 'Mira la imagen y responde en JSON.', user: '¿Se ve una mano?' },
    pictures: [await sharp({ create }).webp().toBuffer()],
    answer: {
      name: 'hand',
      schema: {
        type: 'object',
        properties: { isHand: { type: 'boolean' } },
        required: ['isHand'],
        additionalProperties: false,
      },
    },
  };
}
