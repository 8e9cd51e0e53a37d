import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { InterpretRunesInput, RuneReadingEvent } from '@sibila/contracts/runes';
import type { renderApp } from './render-app.tsx';
import { sampleRunes } from './samples.ts';

type App = Awaited<ReturnType<typeof renderApp>>;
type Interpret = (input: InterpretRunesInput) => AsyncGenerator<RuneReadingEvent>;

const TEXT = 'Las piedras empiezan despacio.\nLo demás lo dirá el camino.';

/** A reader of the runes that writes `TEXT` in two pieces and keeps what it was asked. */
export function runeReader(): ReturnType<typeof vi.fn<Interpret>> {
  return vi.fn<Interpret>(async function* (input) {
    yield { type: 'text', text: TEXT.slice(0, 20) };
    yield { type: 'text', text: TEXT.slice(20) };
    yield { type: 'done', reading: runesFor(input) };
  });
}

export const runesFor = (input: InterpretRunesInput, interpretation = TEXT) =>
  sampleRunes({
    id: input.id ?? '',
    runes: input.runes,
    question: input.question,
    interpretation,
  });

/** Walks from the first scene to the stones on the table, by pointer. */
export async function castStones({ user }: App, spread: RegExp = /^Odín/, question = '') {
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  await press(spread);
  if (question) await user.type(screen.getByLabelText('Tu pregunta (opcional)'), question);
  await press('Tomar la bolsa');
  await press('Agitar la bolsa');
  await press('Echar las runas');
  await screen.findByRole('heading', { name: /^Gira la/ });
}

/** Turns up the stone of a place, counted from 1. */
export const turnStone = async ({ user }: App, place: number) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^Runa ${place} de`) }));
