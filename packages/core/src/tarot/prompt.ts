import { isNamed, readingFault } from '@sibila/domain/safety/answer-faults';
import { ARCANA_NAMES, type DrawnCard } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { ARCANA } from '@sibila/content/tarot/arcana';
import { composeTarotReading } from '@sibila/content/tarot/compose-reading';
import type { ReadingTask } from '../ports/reader.ts';
import { questionLines } from '../reading/prompt-parts.ts';
import { TAROT_V2 } from '../reading/prompts/tarot-v2.ts';

/** What a reader needs to read a draw: the words to ask a model with, and the built-in text. */
export function tarotPrompt(cards: readonly DrawnCard[], question: string | null): ReadingTask {
  const spread = spreadFor(cards.length);
  const lines = cards.map((card, i) => {
    const arcanum = ARCANA[card.arcanum];
    if (!arcanum) throw new RangeError(`no arcanum ${card.arcanum}`);
    const sense = card.reversed ? arcanum.reversed : arcanum.upright;
    return `- ${spread.positions[i]?.title}: ${arcanum.name}, ${card.reversed ? 'invertida' : 'al derecho'}. Imagen: ${arcanum.picture} Sentido: ${sense}`;
  });
  const user = [`Tirada: ${spread.name}.`, ...lines, ...questionLines(question)].join('\n');
  const names = cards.map(({ arcanum }) => ARCANA_NAMES[arcanum] ?? '');
  // A card that the question speaks of may be spoken of.
  const others = ARCANA_NAMES.filter((name) => !names.includes(name) && !isNamed(user, name));
  return {
    prompt: { system: TAROT_V2, user },
    maxTokens: 1400,
    compose: () => composeTarotReading({ cards, ...(question === null ? {} : { question }) }),
    fault: (text) => readingFault(text, { names, others }),
  };
}
