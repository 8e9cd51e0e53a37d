import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { InterpretTarotInput, TarotReadingEvent } from '@sibila/contracts/tarot';
import type { renderApp } from './render-app.tsx';
import { sampleReading } from './samples.ts';

type App = Awaited<ReturnType<typeof renderApp>>;
type Interpret = (input: InterpretTarotInput) => AsyncGenerator<TarotReadingEvent>;

const TEXT = 'Empieza por lo que ya sabes.\nLo demás puede esperar al viernes.';

/** A reader that writes `TEXT` in two pieces and keeps what it was asked. */
export function reader(): ReturnType<typeof vi.fn<Interpret>> {
  return vi.fn<Interpret>(async function* (input) {
    yield { type: 'text', text: TEXT.slice(0, 20) };
    yield { type: 'text', text: TEXT.slice(20) };
    yield { type: 'done', reading: readingFor(input) };
  });
}

export const readingFor = (input: InterpretTarotInput, interpretation = TEXT) =>
  sampleReading({
    id: input.id ?? '',
    cards: input.cards,
    question: input.question,
    interpretation,
  });

export const refusing = (error: Error): Interpret =>
  // eslint-disable-next-line require-yield
  async function* () {
    throw error;
  };

export const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Walks from the first scene to the fan, by pointer. */
export async function reachFan(app: App, spread: RegExp = /Consejo del día/, question = '') {
  await app.user.click(await screen.findByRole('button', { name: spread }));
  if (question) await app.user.type(screen.getByLabelText('Tu pregunta (opcional)'), question);
  await press(app, 'Tomar la baraja');
  await press(app, 'Barajar');
  await press(app, 'Cortar el mazo');
  await press(app, 'Cortar aquí');
  await screen.findByRole('group', { name: 'Abanico de 22 cartas boca abajo' });
}

export const takeCard = (app: App, place: number) => press(app, `Carta ${place} de 22, boca abajo`);
