import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ChartEvent, InterpretChartInput } from '@sibila/contracts/chart';
import { sectionsText } from '@sibila/domain/chart/sections';
import { MEXICO, sampleChart, sampleSketch } from './chart-samples.ts';
import type { Answers } from './handlers.ts';
import type { renderApp } from './render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Answers whoever asks for places and for the sketch of a chart. */
export const SKETCHING = {
  findPlaces: () => [MEXICO],
  sketchChart: () => sampleSketch(),
} satisfies Partial<Answers>;

/** A reader of charts that writes the letter in two pieces and keeps what it was asked. */
export const chartReader = () =>
  vi.fn(async function* ({ id = '', name }: InterpretChartInput): AsyncGenerator<ChartEvent> {
    const reading = sampleChart({ id, name });
    const text = sectionsText(reading.interpretation);
    yield { type: 'text', text: text.slice(0, 500) };
    yield { type: 'text', text: text.slice(500) };
    yield { type: 'done', reading };
  });

/** Chooses the only place that the list has for it. */
export async function choosePlace({ user }: App, text = 'Ciudad de Mex'): Promise<void> {
  await user.type(screen.getByRole('combobox', { name: 'Lugar de nacimiento' }), text);
  await screen.findByRole('option', { name: /^Ciudad de México/ });
  await user.keyboard('{ArrowDown}{Enter}');
}

/** Until it is known who is here the form takes nothing. */
export const awake = () =>
  waitFor(() => expect(screen.getByRole('form')).not.toHaveAttribute('inert'));

/** Writes a whole birth into the form, once it is awake. */
export async function writeBirth(app: App): Promise<void> {
  const { user } = app;
  await awake();
  await user.type(await screen.findByRole('textbox', { name: 'Día' }), '14');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '5');
  await user.type(screen.getByRole('textbox', { name: 'Año' }), '1990');
  await user.type(screen.getByLabelText('Hora de nacimiento'), '06:30');
  await choosePlace(app);
}

/** From the empty form to the wheel. */
export async function reachWheel(app: App): Promise<void> {
  await writeBirth(app);
  await app.user.click(screen.getByRole('button', { name: 'Ver mi carta' }));
  await screen.findByRole('img', { name: /Rueda de la carta natal/ }, { timeout: 8000 });
}
