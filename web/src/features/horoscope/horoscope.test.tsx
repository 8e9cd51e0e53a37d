// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  Horoscope as HoroscopeAnswer,
  HoroscopeInput,
  PremiumHoroscope,
} from '@sibila/contracts/horoscope';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { Horoscope } from './horoscope.tsx';

const FULL_MOON = { at: '2026-11-24T14:54:04.191Z', date: '2026-11-24', time: '08:54' };
const FACTS: HoroscopeAnswer['facts'] = {
  bodies: [
    { body: 'Sun', longitude: 239.5, sign: 'Escorpio', retrograde: false },
    { body: 'Venus', longitude: 188.5, sign: 'Libra', retrograde: true },
    { body: 'Saturn', longitude: 8.07, sign: 'Aries', retrograde: true },
  ],
  aspects: [{ a: 'Sun', b: 'Saturn', aspect: 'trine', orb: 1.43 }],
  moon: { sign: 'Aries', phase: 'gibosa creciente', illumination: 0.86 },
  events: [
    {
      kind: 'ingress',
      body: 'Moon',
      from: 'Piscis',
      sign: 'Aries',
      retrograde: false,
      at: '2026-11-21T10:09:34.913Z',
      date: '2026-11-21',
      time: '04:09',
    },
    { kind: 'quarter', phase: 'luna llena', sign: 'Géminis', degree: 2.3423, ...FULL_MOON },
    { kind: 'aspect', a: 'Sun', b: 'Moon', aspect: 'opposition', ...FULL_MOON },
  ],
  moonStays: [
    {
      sign: 'Aries',
      from: { at: '2026-11-20T05:52:06.577Z', date: '2026-11-19', time: '23:52' },
      to: { at: '2026-11-22T07:09:34.913Z', date: '2026-11-22', time: '01:09' },
    },
  ],
  quarters: [{ kind: 'quarter', phase: 'luna llena', sign: 'Géminis', degree: 2.3, ...FULL_MOON }],
  retrogrades: [
    {
      body: 'Uranus',
      since: { at: '2026-09-10T18:40:38.274Z', date: '2026-09-10', time: '12:40' },
      until: { at: '2027-02-08T12:23:17.092Z', date: '2027-02-08', time: '06:23' },
    },
  ],
};

const day = ({ sign, date = '' }: HoroscopeInput): HoroscopeAnswer => ({
  sign,
  date,
  text: `Texto de ${sign} del ${date}.\n\nSegundo párrafo.`,
  reader: 'builtin',
  facts: FACTS,
});

const exclusive = ({ sign, date = '' }: HoroscopeInput): PremiumHoroscope => ({
  sign,
  date,
  reader: 'model',
  love: 'Del amor.',
  work: 'Del trabajo.',
  energy: 'De la energía.',
  week: 'De la semana.',
  facts: {
    ...FACTS,
    week: [
      {
        day: '2026-11-22',
        moonSign: 'Tauro',
        events: [
          {
            kind: 'station',
            body: 'Venus',
            direction: 'direct',
            sign: 'Libra',
            degree: 8.5,
            at: '2026-11-22T16:02:00.000Z',
            date: '2026-11-22',
            time: '10:02',
          },
        ],
      },
      { day: '2026-11-23', moonSign: 'Tauro', events: [] },
    ],
  },
});

const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));

const linesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ children }) =>
      Array.from(children, (part) => part.textContent)
        .join(' ')
        .trim(),
    );

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

  it('chooses the sign whose tile is pressed; with a key held down the tile leads to its page', async () => {
    answer({ horoscope: day });
    const { user } = await renderApp(<Horoscope />);
    await screen.findByText('Texto de escorpio del 2026-11-21.');
    const tile = screen.getByText('Géminis');
    expect(tile.closest('a')).toHaveAttribute('href', '/horoscopo/geminis');
    await user.click(tile);
    expect(await screen.findByText('Texto de geminis del 2026-11-21.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    expect(fireEvent.click(screen.getByText('Leo'), { ctrlKey: true })).toBe(true);
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

  it('says in words why a date is not read, and goes back to the one that is', async () => {
    answer({ horoscope: day });
    const { user } = await renderApp(<Horoscope />);
    await screen.findByText('Texto de escorpio del 2026-11-21.');
    const field = screen.getByLabelText('Ir a un día');
    fireEvent.change(field, { target: { value: '0202-01-09' } });
    expect(screen.queryByText(/Sigues viendo/)).toBeNull();
    fireEvent.change(field, { target: { value: '2026-01-09' } });
    const past =
      'Del 9 de enero ya no queda nada: se guardan 30 días, desde el 22 de octubre. Sigues viendo el de hoy.';
    expect(screen.getByText(past)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(past);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('2026-11-21');
    expect(screen.getByText(past)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ayer' }));
    expect(screen.queryByText(past)).toBeNull();
    fireEvent.change(field, { target: { value: '2027-02-01' } });
    expect(
      screen.getByText(
        'El 1 de febrero de 2027 no ha llegado: se lee hasta el día de hoy. Sigues viendo el del 20 de noviembre.',
      ),
    ).toBeVisible();
    fireEvent.change(field, { target: { value: '2026-11-04' } });
    expect(await screen.findByText('Texto de escorpio del 2026-11-04.')).toBeInTheDocument();
    expect(screen.queryByText(/Sigues viendo/)).toBeNull();
    expect(screen.getByRole('button', { name: 'martes 3 de noviembre' })).toBeInTheDocument();
  });

  it('lays open the facts that the text rests on', async () => {
    answer({ horoscope: day });
    const { user } = await renderApp(<Horoscope />);
    await user.click(await screen.findByText('¿Por qué esta lectura?'));
    expect(screen.getByText(/La Luna: gibosa creciente, 86 % de luz\./)).toBeInTheDocument();
    const bodies = within(screen.getByRole('list', { name: 'Posiciones' }));
    expect(bodies.getByText('29° 30′ de Escorpio')).toBeInTheDocument();
    expect(bodies.getByText('8° 04′ de Aries, retrógrado')).toBeInTheDocument();
    expect(bodies.getByText('8° 30′ de Libra, retrógrada')).toBeInTheDocument();
    const aspects = within(screen.getByRole('list', { name: 'Aspectos' }));
    expect(aspects.getByText('trígono, a 1,4° de la exacta')).toBeInTheDocument();
  });

  it('lays open the hours of the day, where the Moon stays and who goes backwards', async () => {
    answer({ horoscope: day });
    const { user } = await renderApp(<Horoscope />);
    await user.click(await screen.findByText('¿Por qué esta lectura?'));
    expect(linesOf('Las horas del día')).toEqual([
      '4:09 La Luna entra en Aries',
      '8:54 Luna llena a 2° 20′ de Géminis',
    ]);
    expect(linesOf('La Luna')).toEqual([
      'En Aries desde el jueves 19 a las 23:52 hasta el domingo 22 a la 1:09',
      'Luna llena en Géminis el 24 de noviembre a las 8:54',
    ]);
    expect(linesOf('Retrógrados')).toEqual(['Urano del 10 de septiembre al 8 de febrero de 2027']);
  });

  it('says so where nothing happens on a day and nobody goes backwards', async () => {
    const facts = { ...FACTS, aspects: [], events: [], retrogrades: [] };
    answer({ horoscope: (input) => ({ ...day(input), facts }) });
    const { user } = await renderApp(<Horoscope />);
    await user.click(await screen.findByText('¿Por qué esta lectura?'));
    expect(screen.getByText(/^Ese día ningún astro cambia de signo/)).toBeVisible();
    expect(screen.getByText(/^Ese día ningún par de astros/)).toBeVisible();
    expect(screen.getByText('Ese día ningún planeta iba retrógrado.')).toBeVisible();
  });

  it('lays open, to those who pay, the week that the exclusive part rests on', async () => {
    answer({
      user: () => ({ ...LUCIA, isPremium: true }),
      horoscope: day,
      exclusivePart: exclusive,
    });
    const { user } = await renderApp(<Horoscope />);
    const aside = within(screen.getByRole('complementary', { name: 'La parte exclusiva' }));
    await user.click(await aside.findByText('¿Por qué esta lectura?'));
    const days = within(aside.getByRole('list', { name: 'Los siete días siguientes' }));
    const titles = days.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual(['domingo 22 de noviembre', 'lunes 23 de noviembre']);
    expect(days.getAllByText('La Luna en Tauro a mediodía')).toHaveLength(2);
    expect(linesOf('domingo 22 de noviembre')).toEqual([
      '10:02 Venus se pone directa a 8° 30′ de Libra',
    ]);
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
      exclusivePart: exclusive,
    });
    await renderApp(<Horoscope />);
    for (const text of ['Del amor.', 'Del trabajo.', 'De la energía.', 'De la semana.'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Texto generado con IA')).toBeInTheDocument();
  });
});
