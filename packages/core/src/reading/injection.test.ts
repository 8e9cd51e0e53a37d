import { describe, expect, it } from 'vitest';
import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { rateLimits } from '@sibila/drizzle/schema/quota';
import { INJECTIONS } from '@sibila/testkit/injections';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import type { ReadingTask } from '../ports/reader.ts';
import { interpretTarot } from '../tarot/interpret.ts';
import { tarotPrompt } from '../tarot/prompt.ts';
import { TAROT_V2 } from './prompts/tarot-v2.ts';

const world = useWorld({ connections: 20, isShared: true });

const CARDS = ['El Loco', 'La Torre (Invertida)', 'La Estrella'];
const DRAWN: DrawnCard[] = [
  { arcanum: 0, reversed: false },
  { arcanum: 16, reversed: true },
  { arcanum: 17, reversed: false },
];
const SPAN = 40;
const CANARIES = Array.from({ length: Math.floor(TAROT_V2.length / SPAN) }, (_, i) =>
  TAROT_V2.slice(i * SPAN, (i + 1) * SPAN),
);

/** An endpoint that gives back whatever it is told, instructions first. */
// eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
async function* echo({ prompt }: ReadingTask): AsyncGenerator<string, { tokens: number }> {
  yield `${prompt.system}\n\n${prompt.user}`;
  return { tokens: 500 };
}

async function read(user: UserRow, question: string): Promise<string> {
  let stored = '';
  for await (const event of await interpretTarot(world.as(user), { cards: CARDS, question }))
    if (event.type === 'done') stored = event.reading.interpretation;
  return stored;
}

describe('a question that gives orders', () => {
  it('is one of more than a hundred', () => {
    expect(new Set(INJECTIONS).size).toBeGreaterThan(100);
  });

  it.each(INJECTIONS)('stays data between marks that it cannot write itself: %s', (question) => {
    const { system, user } = tarotPrompt(DRAWN, question).prompt;
    expect(system).toBe(TAROT_V2);
    expect(user.match(/<\/?pregunta>/g)).toEqual(['<pregunta>', '</pregunta>']);
    expect(user.replace(/<\/?pregunta>/g, '')).not.toMatch(/[<>]/);
  });

  it('never brings the instructions into a stored reading, even where the model echoes them', async () => {
    world.model.script = echo;
    for (let from = 0; from < INJECTIONS.length; from += 8) {
      await world.db.delete(rateLimits);
      const user = await world.user();
      for (const question of INJECTIONS.slice(from, from + 8)) {
        const text = await read(user, question);
        expect(text.length).toBeGreaterThan(200);
        expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
      }
    }
  });

  it('travels with nothing of the person who asked', async () => {
    const user = await world.user({ fullName: 'Eulalia Zarzamora' });
    await read(user, '¿Qué hago con mi trabajo?');
    const sent = JSON.stringify(world.model.tasks.at(-1)?.prompt);
    for (const secret of [user.id, user.email, user.username, 'Eulalia', 'Zarzamora'])
      expect(sent).not.toContain(secret);
  });
});
