// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { asking, pageOf, removeOnSecondThought } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, sampleRunes } from '../../testing/samples.ts';
import { RunesHistory } from './runes-history.tsx';

describe('the history of the runes', () => {
  it('invites to a first reading when there is none', async () => {
    answer({ user: () => LUCIA, runeReadings: () => pageOf([]) });
    await renderApp(<RunesHistory />);
    expect(await screen.findByText('No tienes lecturas de runas todavía')).toBeInTheDocument();
    for (const name of ['Haz tu primera tirada', 'Nueva tirada'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/#runas');
  });

  it('shows the latest three, then all, then the next page', async () => {
    const five = asking(5, sampleRunes);
    answer({
      user: () => LUCIA,
      runeReadings: ({ cursor }) =>
        cursor === 'p2' ? pageOf(five.slice(4)) : pageOf(five.slice(0, 4), 'p2'),
    });
    const { user } = await renderApp(<RunesHistory />);
    await screen.findByText('Pregunta 3');
    expect(screen.queryByText('Pregunta 4')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver todas mis lecturas' }));
    expect(screen.getByText('Pregunta 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver más lecturas' }));
    expect(await screen.findByText('Pregunta 5')).toBeInTheDocument();
  });

  it('opens a reading whole: stones, question, paragraphs, reader and reasons', async () => {
    answer({ user: () => LUCIA, runeReadings: () => pageOf([sampleRunes()]) });
    const { user } = await renderApp(<RunesHistory />);
    await user.click(await screen.findByRole('button', { name: /^Nornas/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nornas' }));
    expect(dialog.getByText('12 de diciembre de 2026')).toBeInTheDocument();
    expect(dialog.getByText('¿Qué suelto antes del viaje?')).toBeInTheDocument();
    expect(dialog.getByText('Raido abre el camino.').tagName).toBe('P');
    expect(dialog.getByText('Lector integrado')).toBeInTheDocument();
    expect(dialog.getByAltText(/^Fehu, invertida\./)).toHaveAttribute(
      'src',
      '/art/runes/00-fehu-invertida.svg',
    );
    expect(dialog.getByAltText(/^Runa en Blanco\./)).toBeInTheDocument();
    await user.click(dialog.getByText('¿Por qué esta lectura?'));
    expect(
      await dialog.findByText('«Raido abre el camino.»', {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Nornas/ })).toHaveFocus());
  });

  it('says which rune it does not know, and gives no reasons for it', async () => {
    answer({
      user: () => LUCIA,
      runeReadings: () => pageOf([sampleRunes({ runes: ['Cweorth'], reader: 'model' })]),
    });
    const { user } = await renderApp(<RunesHistory />);
    await user.click(await screen.findByRole('button', { name: /^Odín/ }));
    expect(await screen.findByText('Runa no encontrada')).toBeInTheDocument();
    expect(screen.getByText('Texto generado con IA')).toBeInTheDocument();
    expect(screen.queryByText('¿Por qué esta lectura?')).not.toBeInTheDocument();
  });

  it('deletes a reading only after asking', async () => {
    let items = [sampleRunes()];
    const removeRunes = vi.fn(() => {
      items = [];
      return { success: true as const };
    });
    answer({ user: () => LUCIA, runeReadings: () => pageOf(items), removeRunes });
    await removeOnSecondThought(await renderApp(<RunesHistory />), removeRunes);
    expect(await screen.findByText('No tienes lecturas de runas todavía')).toBeInTheDocument();
    expect(removeRunes).toHaveBeenCalledWith({ id: sampleRunes().id });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Runas' })).toHaveFocus());
  });
});
