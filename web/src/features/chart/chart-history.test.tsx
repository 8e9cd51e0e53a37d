// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleChart, sampleSummary } from '../../testing/chart-samples.ts';
import { answer } from '../../testing/handlers.ts';
import { pageOf, someId } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import { ChartHistory } from './chart-history.tsx';

const MEMBER = { ...LUCIA, isPremium: true };

describe('the birth charts of the profile', () => {
  it('shows the latest three, and the others when they are asked for', async () => {
    const items = [1, 2, 3, 4].map((n) => sampleSummary({ id: someId(n), name: `Persona ${n}` }));
    answer({ user: () => MEMBER, charts: () => pageOf(items) });
    const { user } = await renderApp(<ChartHistory />);
    expect(await screen.findByRole('button', { name: /^Persona 3/ })).toHaveTextContent(
      '6:30 · Ciudad de México, México',
    );
    expect(screen.queryByRole('button', { name: /^Persona 4/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver todas mis cartas' }));
    expect(screen.getByRole('button', { name: /^Persona 4/ })).toBeInTheDocument();
  });

  it('opens one whole, with its wheel and its letter, and leads on to the page', async () => {
    answer({
      user: () => MEMBER,
      charts: () => pageOf([sampleSummary()]),
      chart: () => sampleChart(),
    });
    const { user, router } = await renderApp(<ChartHistory />, { path: '/profile' });
    await user.click(await screen.findByRole('button', { name: /^Ana/ }));
    expect(
      await screen.findByRole('img', { name: /Rueda de la carta natal/ }, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'El Sol en Tauro' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver hoy sobre esta carta' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/carta-astral'));
    expect(router.history.location.href).toBe('/carta-astral');
    expect(sessionStorage.getItem(draftKey('chart', MEMBER.id))).toContain(sampleChart().id);
  });

  it('deletes one only after asking, and says what goes with it', async () => {
    let items = [sampleSummary()];
    const removeChart = vi.fn(() => {
      items = [];
      return { success: true as const };
    });
    answer({ user: () => MEMBER, charts: () => pageOf(items), removeChart });
    const { user } = await renderApp(<ChartHistory />);
    await user.click(await screen.findByRole('button', { name: /^Borrar la lectura/ }));
    expect(await screen.findByText(/Se van con ella los datos de nacimiento/)).toBeInTheDocument();
    expect(removeChart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Borrar carta' }));
    expect(await screen.findByText('No tienes cartas astrales todavía')).toBeInTheDocument();
    expect(removeChart).toHaveBeenCalledWith({ id: sampleSummary().id });
  });
});
