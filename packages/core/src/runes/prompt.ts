import { RUNE_NAMES, type CastRune } from '@sibila/domain/runes/runes';
import { runeSpreadFor } from '@sibila/domain/runes/spreads';
import { isNamed, readingFault } from '@sibila/domain/safety/answer-faults';
import { RUNES } from '@sibila/content/runes/catalogue';
import { composeRuneReading } from '@sibila/content/runes/compose-reading';
import type { ReadingTask } from '../ports/reader.ts';
import { questionLines } from '../reading/prompt-parts.ts';
import { RUNES_V2 } from '../reading/prompts/runes-v2.ts';

/** What a reader needs to read a cast: the words to ask a model with, and the built-in text. */
export function runesPrompt(cast: readonly CastRune[], question: string | null): ReadingTask {
  const spread = runeSpreadFor(cast.length);
  const lines = cast.map((cut, i) => {
    const rune = RUNES[cut.rune];
    if (!rune) throw new RangeError(`no rune ${cut.rune}`);
    const reverse = cut.reversed ? rune.reversed : null;
    const lies = reverse ? ', invertida' : rune.reversed ? ', al derecho' : '';
    const sense = reverse ? reverse.meaning : rune.upright;
    return `- ${spread.positions[i]?.title}: ${rune.name}${lies} (${rune.literal}). Sentido: ${sense}`;
  });
  const user = [`Tirada: ${spread.name}.`, ...lines, ...questionLines(question)].join('\n');
  const names = cast.map(({ rune }) => RUNE_NAMES[rune] ?? '');
  // A rune that the question speaks of may be spoken of.
  const others = RUNE_NAMES.filter((name) => !names.includes(name) && !isNamed(user, name));
  return {
    prompt: { system: RUNES_V2, user },
    maxTokens: 1400,
    compose: () => composeRuneReading({ runes: cast, ...(question === null ? {} : { question }) }),
    fault: (text) => readingFault(text, { names, others }),
  };
}
