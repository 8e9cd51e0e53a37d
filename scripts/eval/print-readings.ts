import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { crisisHelp } from '@sibila/core/reading/refuse-crisis';
import { runesPrompt } from '@sibila/core/runes/prompt';
import { tarotPrompt } from '@sibila/core/tarot/prompt';
import { unbiased } from '@sibila/domain/chance/shuffle';
import { castRunes } from '@sibila/domain/runes/cast';
import { shuffledDeck } from '@sibila/domain/tarot/deck';

export const PRINT_USAGE =
  'usage: pnpm eval readings --built-in --questions FILE [--spread one|three|five|runes] [--draws N] [--seed N]\n' +
  '  FILE is a JSON array of questions, or of objects that have a "question".\n' +
  '  Prints N readings (1) of the built-in reader for each; a seed (1) gives the same draws again.\n';

const SPREADS = { one: 1, three: 3, five: 5, runes: 3 } as const;
const QUESTIONS = z.array(
  z.union([z.string(), z.object({ question: z.string() }).transform(({ question }) => question)]),
);
const COUNT = z.coerce.number().int().positive();

type Spread = keyof typeof SPREADS;

/** What the product shows, without a model, to who asks this of a random draw. */
export function builtInReading(
  question: string,
  spread: Spread,
  randomBelow: (below: number) => number,
): string {
  const help = crisisHelp(question);
  if (help) return `CRISIS_SUPPORT: ${help.message}`;
  const count = SPREADS[spread];
  const task =
    spread === 'runes'
      ? runesPrompt(castRunes(count, randomBelow), question)
      : tarotPrompt(shuffledDeck(randomBelow).slice(0, count), question);
  return task.compose().join('\n\n');
}

function seeded(seed: number) {
  let count = 0;
  // The low bits of a plain generator repeat too soon for a deck.
  return unbiased(() => createHash('sha256').update(`${seed}|${count++}`).digest().readUInt32LE());
}

/** Prints readings of the built-in reader for the questions of a file, for people to judge. */
export function printReadings(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'built-in': { type: 'boolean' },
      questions: { type: 'string' },
      spread: { type: 'string', default: 'three' },
      draws: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const spread = Object.keys(SPREADS).find((name): name is Spread => name === values.spread);
  if (!values['built-in'] || values.questions === undefined || spread === undefined) {
    process.stderr.write(PRINT_USAGE);
    process.exitCode = 1;
    return;
  }
  const questions = QUESTIONS.parse(JSON.parse(readFileSync(values.questions, 'utf8')));
  const randomBelow = seeded(COUNT.parse(values.seed));
  for (const [index, question] of questions.entries()) {
    for (let draw = 1; draw <= COUNT.parse(values.draws); draw++) {
      const text = builtInReading(question, spread, randomBelow);
      process.stdout.write(`## ${index + 1}.${draw} ${question}\n\n${text}\n\n`);
    }
  }
}
