// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnBirth } from '@sibila/contracts/birth';
import { awake, reachWheel, SKETCHING, writeBirth } from '../../testing/chart-birth.ts';
import { MEXICO } from '../../testing/chart-samples.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ChartPage } from './chart-page.tsx';

const BIRTH = {
  birthDate: '1988-07-22',
  birthTime: '08:30',
  birthTimeChoice: null,
  place: MEXICO,
} satisfies OwnBirth;
const KEEP = 'Guardar mis datos de nacimiento en mi perfil';
const REPLACE = 'Guardar estos datos en mi perfil, en lugar de los que tiene';

async function arrive(answers: Partial<Answers> = {}) {
  answer({
    ...SKETCHING,
    charts: () => ({ items: [], nextCursor: null }),
    user: () => LUCIA,
    ...answers,
  });
  const app = await renderApp(<ChartPage />, { path: '/carta-astral' });
  await awake();
  return app;
}
const day = () => screen.getByRole('textbox', { name: 'Día' });
const filled = () => waitFor(() => expect(day()).toHaveValue('22'));
const wheel = () =>
  screen.findByRole('img', { name: /Rueda de la carta natal/ }, { timeout: 8000 });

describe('keeping a birth in the profile, from its form', () => {
  it('is offered to nobody who is not signed in', async () => {
    await arrive({ user: () => null });
    expect(screen.queryByRole('checkbox', { name: KEEP })).toBeNull();
  });

  it('is not done unless it is wanted', async () => {
    const keepBirth = vi.fn(() => BIRTH);
    const app = await arrive({ keepBirth });
    expect(screen.getByRole('checkbox', { name: KEEP })).not.toBeChecked();
    await reachWheel(app);
    expect(keepBirth).not.toHaveBeenCalled();
  });

  it('is done once the chart is drawn, without its name and its houses', async () => {
    const keepBirth = vi.fn(() => BIRTH);
    const app = await arrive({ keepBirth });
    await app.user.type(screen.getByLabelText(/^Nombre de la carta/), 'Yo');
    await app.user.click(screen.getByRole('checkbox', { name: KEEP }));
    await reachWheel(app);
    expect(await screen.findByText('Datos de nacimiento guardados en tu perfil')).toBeVisible();
    expect(keepBirth.mock.calls).toEqual([
      [{ birthDate: '1990-05-14', birthTime: '06:30', placeId: MEXICO.id }],
    ]);
  });

  it('takes nothing from the chart where it fails, and says so', async () => {
    const keepBirth = () => {
      throw new Refusal('UNAVAILABLE');
    };
    const app = await arrive({ keepBirth });
    await app.user.click(screen.getByRole('checkbox', { name: KEEP }));
    await reachWheel(app);
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });
});

describe('a birth that the profile keeps', () => {
  it('fills the form, and gives the chart with one press', async () => {
    const sketchChart = vi.fn(SKETCHING.sketchChart);
    const { user } = await arrive({ ownBirth: () => BIRTH, sketchChart });
    await filled();
    expect(screen.getByText('Son los datos de nacimiento de tu perfil.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: REPLACE })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver mi carta' }));
    await wheel();
    expect(sketchChart.mock.calls).toMatchObject([
      [{ birthDate: '1988-07-22', birthTime: '08:30', placeId: MEXICO.id }],
    ]);
  });

  it('goes out of the way of somebody else’s, and comes back when it is asked for', async () => {
    const app = await arrive({ ownBirth: () => BIRTH });
    await filled();
    await app.user.click(screen.getByRole('button', { name: /empezar en blanco$/ }));
    expect(day()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Lugar de nacimiento' })).toHaveValue('');
    await waitFor(() => expect(day()).toHaveFocus());
    await writeBirth(app);
    expect(screen.getByRole('checkbox', { name: REPLACE })).not.toBeChecked();
    await app.user.click(screen.getByRole('button', { name: 'Usar los datos de mi perfil' }));
    expect(day()).toHaveValue('22');
    expect(screen.getByRole('combobox', { name: 'Lugar de nacimiento' })).toHaveValue(
      'Ciudad de México, México',
    );
  });

  it('writes over nothing that somebody has begun', async () => {
    let give: (birth: OwnBirth) => void = () => undefined;
    const later = new Promise<OwnBirth>((resolve) => (give = resolve));
    const { user } = await arrive({ ownBirth: () => later });
    await user.type(day(), '3');
    give(BIRTH);
    await screen.findByRole('checkbox', { name: REPLACE });
    expect(day()).toHaveValue('3');
  });
});
