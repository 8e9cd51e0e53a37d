// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { InterpretTarotInput } from '@sibila/contracts/tarot';
import { answer, Refusal, RENEWS } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { press, reachFan, reader, readingFor, refusing, takeCard } from '../../testing/ritual.ts';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import TarotRitual from './tarot-ritual.tsx';

describe('a reading that does not arrive', () => {
  it('is looked for in the history when the stream breaks', async () => {
    let asked: InterpretTarotInput | null = null;
    answer({
      user: () => LUCIA,
      // eslint-disable-next-line require-yield
      interpret: async function* (input) {
        asked = input;
      },
      readings: () => ({ items: asked ? [readingFor(asked)] : [], nextCursor: null }),
    });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 3);
    expect(await screen.findByText('Empieza por lo que ya sabes.')).toBeInTheDocument();
  });

  it('can be tried again with the same id and the same cards', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const interpret = reader();
    // eslint-disable-next-line require-yield
    interpret.mockImplementationOnce(async function* () {
      return;
    });
    const readings = vi.fn(() => ({ items: [], nextCursor: null }));
    answer({ user: () => LUCIA, interpret, readings });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 3);
    await waitFor(() => expect(readings).toHaveBeenCalledOnce());
    for (let i = 0; i < 20 && !screen.queryByText('La lectura se detuvo'); i++)
      await vi.advanceTimersByTimeAsync(1000);
    expect(readings).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
    await press(app, 'Volver a intentarlo');
    expect(await screen.findByText('Empieza por lo que ya sabes.')).toBeInTheDocument();
    expect(interpret.mock.calls[1]?.[0]).toEqual(interpret.mock.calls[0]?.[0]);
  });

  it('is looked for after thirty seconds of silence', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    let asked: InterpretTarotInput | null = null;
    answer({
      user: () => LUCIA,
      interpret: async function* (input) {
        asked = input;
        yield { type: 'text', text: 'A medias' };
        await new Promise(() => undefined);
      },
      readings: () => ({ items: asked ? [readingFor(asked)] : [], nextCursor: null }),
    });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 3);
    await screen.findByText(/A medias/);
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    expect(await screen.findByText('Empieza por lo que ya sabes.')).toBeInTheDocument();
  });

  it('goes on after a new login when the session had ended', async () => {
    const interpret = reader();
    interpret.mockImplementationOnce(refusing(new Refusal('NOT_SIGNED_IN')));
    answer({ user: () => LUCIA, interpret, login: () => LUCIA });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app, /Consejo/, '¿Sigo?');
    await takeCard(app, 3);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu portal al misticismo' }));
    await app.user.type(dialog.getByLabelText('Correo electrónico'), 'lucia@example.com');
    await app.user.type(dialog.getByLabelText('Contraseña'), 'secreta1');
    await app.user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Empieza por lo que ya sabes.')).toBeInTheDocument();
    expect(interpret.mock.calls[1]?.[0]).toEqual(interpret.mock.calls[0]?.[0]);
  });

  it('tells when a used-up quota renews, and Premium once', async () => {
    answer({
      user: () => LUCIA,
      interpret: refusing(new Refusal('QUOTA_EXCEEDED', { resetsAt: RENEWS.toISOString() })),
    });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 3);
    expect(await screen.findByText(/Tu cupo se renueva el 12 de diciembre de 2026/)).toBeVisible();
    expect(screen.getAllByText(/Premium/)).toHaveLength(1);
  });

  it('is not begun at all when the quota is known to be used up', async () => {
    answer({
      user: () => LUCIA,
      quota: ({ type }) => ({ type, limit: 8, used: 8, remaining: 0, resetsAt: RENEWS }),
    });
    await renderApp(<TarotRitual />);
    expect(
      await screen.findByRole('heading', { name: 'Tu cupo de tarot está completo' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Cruz/ })).not.toBeInTheDocument();
  });

  it('makes room for help where a question needs a person', async () => {
    const lines = [
      { place: 'México', name: 'Línea de la Vida', number: '800 911 2000', note: 'Gratuita' },
      { place: 'En cualquier lugar', name: 'Emergencias', number: 'El número de tu país' },
    ];
    answer({
      user: () => LUCIA,
      interpret: refusing(new Refusal('CRISIS_SUPPORT', { lines, message: 'Hay quien escucha.' })),
    });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app, /Consejo/, 'algo muy triste');
    await takeCard(app, 3);
    expect(await screen.findByText('Hay quien escucha.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '800 911 2000' })).toHaveAttribute(
      'href',
      'tel:8009112000',
    );
    expect(screen.getByText('El número de tu país').tagName).toBe('SPAN');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(draftKey('tarot', LUCIA.id))).toBeNull();
  });

  it('says what was kept when no reader is there', async () => {
    answer({ user: () => LUCIA, interpret: refusing(new Refusal('READER_UNAVAILABLE')) });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 3);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se ha descontado de tu cupo.');
    expect(alert).toHaveTextContent('Tus cartas y tu pregunta siguen guardadas aquí.');
    expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeInTheDocument();
  });
});
