// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Horoscope as HoroscopeAnswer, HoroscopeInput } from '@sibila/contracts/horoscope';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { Horoscope } from './horoscope.tsx';

const day = ({ sign, date = '' }: HoroscopeInput): HoroscopeAnswer => ({
  sign,
  date,
  text: `Texto de ${sign} del ${date}.\n\nSegundo párrafo.`,
  reader: 'builtin',
  facts: {
    bodies: [
      { body: 'Sun', longitude: 239.5, sign: 'Escorpio', retrograde: false },
      { body: 'Saturn', longitude: 8.07, sign: 'Aries', retrograde: true },
    ],
    aspects: [{ a: 'Sun', b: 'Saturn', aspect: 'trine', orb: 1.43 }],
    moon: { sign: 'Aries', phase: 'gibosa creciente', illumination: 0.86 },
  },
});

const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the horoscope', () => {
  it("shows a guest the season's sign, and the day of the sign they choose from then on", async () => {
    answer({ horoscope: day });
    const { user, unmount } = await renderApp(<Horoscope />);
    expect(await screen.findByText('Texto de escorpio del 2026-11-21.')).toBeInTheDocument();
    expect(screen.getByText('sábado 21 de noviembre')).toBeInTheDocument();
    expect(screen.getByText('Lector integrado')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Leo/ }));
    expect(await screen.findByText('Texto de leo del 2026-11-21.')).toBeInTheDocument();
    unmount();
    await renderApp(<Horoscope />);
    expect(await screen.findByText('Texto de leo del 2026-11-21.')).toBeInTheDocument();
  });

  it("begins with a person's own sign", async () => {
    answer({ user: () => ({ ...LUCIA, zodiacSign: 'Piscis' }), horoscope: day });
    await renderApp(<Horoscope />);
    expect(await screen.findByText('Texto de piscis del 2026-11-21.')).toBeInTheDocument();
    expect(chosen()).toEqual(['Piscis']);
  });

  it('asks for the day on the clocks of the browser', async () => {
    const asked = vi.fn(day);
    answer({ horoscope: asked });
    await renderApp(<Horoscope />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls[0]?.[0]).toEqual({
      sign: 'escorpio',
      date: '2026-11-21',
      tz: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('goes back day by day, to any day that is kept, and no further', async () => {
    answer({ horoscope: day });
    const { user } = await renderApp(<Horoscope />);
    await screen.findByText('Texto de escorpio del 2026-11-21.');
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ayer' }));
    expect(await screen.findByText('Texto de escorpio del 2026-11-20.')).toBeInTheDocument();
    const field = screen.getByLabelText('Ir a un día');
    expect(field).toHaveAttribute('min', '2026-10-22');
    fireEvent.change(field, { target: { value: '2026-10-22' } });
    expect(await screen.findByText('Texto de escorpio del 2026-10-22.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    fireEvent.change(field, { target: { value: '2026-11-21' } });
    expect(await screen.findByText('Texto de escorpio del 2026-11-21.')).toBeInTheDocument();
  });

  it('lets a date be written, and moves only when what stands there is a day that is kept', async () => {
    answer({ horoscope: day });
    await renderApp(<Horoscope />);
    await screen.findByText('Texto de escorpio del 2026-11-21.');
    const field = screen.getByLabelText('Ir a un día');
    for (const value of ['', '0002-11-04', '2026-12-24']) {
      fireEvent.change(field, { target: { value } });
      expect(field).toHaveValue(value);
      expect(screen.getByText('Texto de escorpio del 2026-11-21.')).toBeInTheDocument();
    }
    fireEvent.change(field, { target: { value: '2026-11-04' } });
    expect(await screen.findByText('Texto de escorpio del 2026-11-04.')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(field).toHaveValue('2026-11-04');
  });

  it('lays open the facts that the text rests on', async () => {
    answer({ horoscope: day });
    const { user } = await renderApp(<Horoscope />);
    await user.click(await screen.findByText('¿Por qué esta lectura?'));
    expect(screen.getByText(/La Luna: gibosa creciente, 86 % de luz\./)).toBeInTheDocument();
    const bodies = within(screen.getByRole('list', { name: 'Posiciones' }));
    expect(bodies.getByText('29° 30′ de Escorpio')).toBeInTheDocument();
    expect(bodies.getByText('8° 04′ de Aries, retrógrado')).toBeInTheDocument();
    const aspects = within(screen.getByRole('list', { name: 'Aspectos' }));
    expect(aspects.getByText('trígono, a 1,4° de la exacta')).toBeInTheDocument();
  });

  it('says what went wrong and tries again when asked', async () => {
    answer({
      horoscope: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    const { user } = await renderApp(<Horoscope />);
    const alert = await screen.findByRole('alert');
    answer({ horoscope: day });
    await user.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByText('Texto de escorpio del 2026-11-21.')).toBeInTheDocument();
  });

  it('shows the exclusive part to those who pay, and to the others where it is', async () => {
    answer({ user: () => LUCIA, horoscope: day });
    const { unmount } = await renderApp(<Horoscope />);
    const aside = within(screen.getByRole('complementary', { name: 'La parte exclusiva' }));
    expect(await aside.findByRole('link', { name: 'Premium' })).toHaveAttribute('href', '#premium');
    unmount();
    answer({
      user: () => ({ ...LUCIA, isPremium: true }),
      horoscope: day,
      exclusivePart: ({ sign, date = '' }) => ({
        sign,
        date,
        reader: 'model',
        love: 'Del amor.',
        work: 'Del trabajo.',
        energy: 'De la energía.',
        week: 'De la semana.',
      }),
    });
    await renderApp(<Horoscope />);
    for (const text of ['Del amor.', 'Del trabajo.', 'De la energía.', 'De la semana.'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Texto generado con IA')).toBeInTheDocument();
  });
});
