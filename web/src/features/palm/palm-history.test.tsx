// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PalmReading } from '@sibila/contracts/palm';
import { answer } from '../../testing/handlers.ts';
import { pageOf, removeOnSecondThought, someId } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePalm } from '../../testing/samples.ts';
import { PalmHistory } from './palm-history.tsx';

const KEPT = '/api/palm/readings/x/image';

function arrive(items: PalmReading[]) {
  answer({ user: () => LUCIA, palmReadings: () => pageOf(items) });
  return renderApp(<PalmHistory />, { path: '/profile' });
}

async function openOnly(reading: PalmReading) {
  const { user } = await arrive([reading]);
  await user.click(await screen.findByRole('button', { name: /^Tu palma derecha/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Tu palma derecha' });
  await within(dialog).findByText('Lector integrado');
  return dialog;
}

describe('the history of the palm', () => {
  it('invites whoever has none', async () => {
    await arrive([]);
    expect(await screen.findByText('No tienes análisis de palma todavía')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nueva lectura' })).toHaveAttribute('href', '/#palma');
  });

  it('shows the latest two, and the others when asked for', async () => {
    const { user } = await arrive([1, 2, 3].map((number) => samplePalm({ id: someId(number) })));
    await screen.findAllByRole('button', { name: /^Tu palma derecha/ });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Ver todas mis lecturas' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens every part of a reading, and leaves out what it does not have', async () => {
    const dialog = await openOnly(samplePalm());
    const titles = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent?.replace(/^[IV]+/, ''));
    expect(titles).toEqual([
      'Línea del corazón',
      'Línea de la cabeza',
      'Línea de la vida',
      'Línea del destino',
      'Forma de la mano',
      'En conjunto',
    ]);
    expect(
      within(dialog).getByRole('img', { name: /^Dibujo de tu palma derecha/ }),
    ).toBeInTheDocument();
  });

  it('tells what was measured, what was not seen, and which sentences came of it', async () => {
    const dialog = await openOnly(samplePalm());
    await userEvent.click(within(dialog).getByText('¿Por qué esta lectura?'));
    expect(await within(dialog).findByText('«Nace bajo el meñique.»')).toBeInTheDocument();
    expect(within(dialog).getAllByText('sin cortes')).toHaveLength(3);
    expect(within(dialog).getByText(/No se aprecia en la foto/)).toBeInTheDocument();
  });

  it('shows a kept photo, and the drawing where it does not come', async () => {
    const dialog = await openOnly(samplePalm({ imageUrl: KEPT }));
    const photo = within(dialog).getByRole('img', { name: /^Tu palma derecha/ });
    expect(photo).toHaveAttribute('src', KEPT);
    fireEvent.error(photo);
    expect(within(dialog).getByRole('img', { name: /^Dibujo de tu palma/ })).toBeInTheDocument();
  });

  it('says so where there is neither photo nor drawing', async () => {
    const { seen } = samplePalm().features;
    const dialog = await openOnly(samplePalm({ features: { seen, hands: [] } }));
    expect(within(dialog).getByText('Imagen no disponible')).toBeInTheDocument();
    expect(within(dialog).queryByText('¿Por qué esta lectura?')).not.toBeInTheDocument();
  });

  it('names each bin by what it deletes', async () => {
    const { seen, hands } = samplePalm().features;
    const features = { seen: { ...seen, fate: true }, hands };
    await arrive([
      samplePalm({ id: someId(1) }),
      samplePalm({ id: someId(2), hand: 'left', features }),
    ]);
    const bins = await screen.findAllByRole('button', { name: /^Borrar la lectura del/ });
    const names = bins.map((bin) => bin.getAttribute('aria-label'));
    expect(names[0]).toMatch(/: Tu palma derecha\. .*No se aprecia: destino\.$/);
    expect(names[1]).toMatch(/: Tu palma izquierda\. Se aprecian las cuatro líneas\.$/);
  });

  it('removes one when it is told to', async () => {
    let items = [samplePalm()];
    const removePalm = vi.fn(() => {
      items = [];
      return { success: true as const };
    });
    answer({ user: () => LUCIA, palmReadings: () => pageOf(items), removePalm });
    const app = await renderApp(<PalmHistory />, { path: '/profile' });
    await removeOnSecondThought(app, removePalm);
    expect(await screen.findByText('No tienes análisis de palma todavía')).toBeInTheDocument();
    await waitFor(() => expect(removePalm).toHaveBeenCalledWith({ id: samplePalm().id }));
  });
});
