// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, Refusal } from '../../testing/handlers.ts';
import { asking, pageOf, removeOnSecondThought } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, sampleReading } from '../../testing/samples.ts';
import { TarotHistory } from './tarot-history.tsx';

describe('the tarot history', () => {
  it('invites to a first reading when there is none', async () => {
    answer({ user: () => LUCIA, readings: () => pageOf([]) });
    await renderApp(<TarotHistory />);
    expect(await screen.findByText('No tienes lecturas de tarot todavía')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Haz tu primera tirada' })).toHaveAttribute(
      'href',
      '/#tarot',
    );
    expect(screen.getByRole('link', { name: 'Nueva tirada' })).toHaveAttribute('href', '/#tarot');
  });

  it('shows the latest three, then all, then the next page', async () => {
    const five = asking(5, sampleReading);
    answer({
      user: () => LUCIA,
      readings: ({ cursor }) =>
        cursor === 'p2' ? pageOf(five.slice(4)) : pageOf(five.slice(0, 4), 'p2'),
    });
    const { user } = await renderApp(<TarotHistory />);
    await screen.findByText('Pregunta 3');
    expect(screen.queryByText('Pregunta 4')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver todas mis lecturas' }));
    expect(screen.getByText('Pregunta 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver más lecturas' }));
    expect(await screen.findByText('Pregunta 5')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver más lecturas' })).not.toBeInTheDocument();
  });

  it('opens a reading whole: cards, question, paragraphs, date and reader', async () => {
    answer({ user: () => LUCIA, readings: () => pageOf([sampleReading()]) });
    const { user } = await renderApp(<TarotHistory />);
    await user.click(await screen.findByRole('button', { name: /^Pasado, Presente, Futuro/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pasado, Presente, Futuro' }));
    expect(dialog.getByText('12 de diciembre de 2026')).toBeInTheDocument();
    expect(dialog.getByText('¿Es momento de cambiar de trabajo?')).toBeInTheDocument();
    expect(dialog.getByText('Lo primero que aparece es El Ermitaño.').tagName).toBe('P');
    expect(dialog.getByText('A su lado, el Carro cambia el tono.').tagName).toBe('P');
    expect(dialog.getByText('Lector integrado')).toBeInTheDocument();
    expect(dialog.getByAltText(/^El Carro, invertido\./)).toHaveAttribute('data-reversed', 'true');
    await user.click(dialog.getByText('¿Por qué esta lectura?'));
    expect(
      await dialog.findByText('«A su lado, el Carro cambia el tono.»', {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Pasado, Presente, Futuro/ })).toHaveFocus(),
    );
  });

  it('says which card it does not know, and gives no reasons for it', async () => {
    answer({
      user: () => LUCIA,
      readings: () => pageOf([sampleReading({ cards: ['El Cometa'], reader: 'model' })]),
    });
    const { user } = await renderApp(<TarotHistory />);
    await user.click(await screen.findByRole('button', { name: /^Consejo del día/ }));
    expect(await screen.findByText('Carta no encontrada')).toBeInTheDocument();
    expect(screen.getByText('Texto generado con IA')).toBeInTheDocument();
    expect(screen.queryByText('¿Por qué esta lectura?')).not.toBeInTheDocument();
  });

  it('deletes a reading only after asking', async () => {
    let items = [sampleReading()];
    const remove = vi.fn(() => {
      items = [];
      return { success: true as const };
    });
    answer({ user: () => LUCIA, readings: () => pageOf(items), remove });
    await removeOnSecondThought(await renderApp(<TarotHistory />), remove);
    expect(await screen.findByText('No tienes lecturas de tarot todavía')).toBeInTheDocument();
    expect(remove).toHaveBeenCalledWith({ id: sampleReading().id });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Tarot' })).toHaveFocus());
  });

  it('offers to sign in again when the session has ended', async () => {
    let signedIn = false;
    answer({
      user: () => LUCIA,
      readings: () => {
        if (!signedIn) throw new Refusal('NOT_SIGNED_IN');
        return pageOf([sampleReading()]);
      },
      login: () => {
        signedIn = true;
        return LUCIA;
      },
    });
    const { user } = await renderApp(<TarotHistory />);
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Correo electrónico'), 'lucia@example.com');
    await user.type(dialog.getByLabelText('Contraseña'), 'secreta1');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('¿Es momento de cambiar de trabajo?')).toBeInTheDocument();
  });
});
