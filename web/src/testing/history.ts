import { screen, waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import type { renderApp } from './render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A page of a history; without a cursor the last one. */
export const pageOf = <R>(items: R[], nextCursor: string | null = null) => ({ items, nextCursor });

/** An id for the reading of a number. */
export const someId = (number: number): string =>
  `7f7a1f9c-55f2-4a0e-8d0e-${String(number).padStart(12, '0')}`;

/** As many readings from `sample`, which ask «Pregunta 1», «Pregunta 2» and so on. */
export const asking = <R>(
  count: number,
  sample: (part: { id: string; question: string }) => R,
): R[] =>
  Array.from({ length: count }, (_, i) =>
    sample({ id: someId(i + 1), question: `Pregunta ${i + 1}` }),
  );

/** Opens the bin of the only reading, keeps it after all, and then removes it. */
export async function removeOnSecondThought({ user }: App, remove: Mock): Promise<void> {
  const bin = { name: /^Borrar la lectura del 12 de diciembre de 2026, 9:30: ./ };
  await user.click(await screen.findByRole('button', bin));
  await user.click(await screen.findByRole('button', { name: 'Conservarla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', bin));
  await user.click(await screen.findByRole('button', { name: 'Borrar lectura' }));
}
