// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  CalculateCompatibilityInput,
  CompatibilityEvent,
} from '@sibila/contracts/compatibility';
import { answer, Refusal, RENEWS } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { press } from '../../testing/ritual.ts';
import { LUCIA, sampleCompatibility } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import CompatibilityRitual from './compatibility-ritual.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;
type Calculate = (input: CalculateCompatibilityInput) => AsyncGenerator<CompatibilityEvent>;

const readingFor = ({ id, firstSign, secondSign }: CalculateCompatibilityInput) =>
  sampleCompatibility({ id: id ?? '', firstSign, secondSign });

/** A reader that writes in two pieces and keeps what it was asked. */
const writer = () =>
  vi.fn<Calculate>(async function* (input) {
    yield { type: 'text', text: 'Se entienden ' };
    yield { type: 'text', text: 'sin hablar.' };
    yield { type: 'done', reading: readingFor(input) };
  });

const refusing = (error: Error): Calculate =>
  // eslint-disable-next-line require-yield
  async function* () {
    throw error;
  };

/** Takes a sign's tile. */
const take = async ({ user }: App, sign: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${sign}, del `) }));

describe('the compatibility of two signs', () => {
  beforeEach(() => {
    answer({ user: () => LUCIA });
  });

  it('goes from the choice to the analysis by keyboard alone', async () => {
    const calculate = writer();
    answer({ user: () => ({ ...LUCIA, zodiacSign: null }), calculate });
    const { user } = await renderApp(<CompatibilityRitual />);
    (await screen.findByRole('button', { name: 'Primer signo: sin elegir' })).focus();
    await user.tab();
    await user.tab();
    expect(
      screen.getByRole('button', { name: 'Aries, del 21 de marzo al 19 de abril' }),
    ).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Tauro está en su lugar. Elige el segundo; puede ser el mismo.',
    );
    await user.keyboard('{End} ');
    expect(screen.getByRole('status')).toHaveTextContent('Tauro y Piscis. Ya puedes calcular.');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: /^Tauro y Piscis/ })).toHaveFocus();
    expect(await screen.findByText('Se entienden sin hablar.')).toBeInTheDocument();
    expect(screen.getByText(/^Lector integrado · 12 de diciembre de 2026$/)).toBeInTheDocument();
    expect(calculate).toHaveBeenCalledOnce();
    expect(calculate.mock.calls[0]?.[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      firstSign: 'Tauro',
      secondSign: 'Piscis',
    });
  });

  it('has the own sign in its place, and lets it be changed', async () => {
    const app = await renderApp(<CompatibilityRitual />);
    await app.user.click(await screen.findByRole('button', { name: 'Primer signo: Escorpio' }));
    await take(app, 'Leo');
    expect(screen.getByRole('button', { name: 'Primer signo: Leo' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Segundo signo: sin elegir' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('waits until both signs are there', async () => {
    await renderApp(<CompatibilityRitual />);
    const button = await screen.findByRole('button', { name: 'Calcular compatibilidad' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    expect(screen.getByRole('heading', { name: 'Elige dos signos' })).toBeInTheDocument();
  });

  it('shows the number and its points before a word of the analysis has come', async () => {
    answer({
      user: () => LUCIA,
      // eslint-disable-next-line require-yield
      calculate: async function* () {
        await new Promise(() => undefined);
      },
    });
    const app = await renderApp(<CompatibilityRitual />);
    await take(app, 'Piscis');
    await press(app, 'Calcular compatibilidad');
    expect(
      screen.getByRole('heading', { name: /^Escorpio y Piscis.*88 % de compatibilidad$/ }),
    ).toBeInTheDocument();
    const points = within(screen.getByRole('list', { name: 'De dónde sale el número' }));
    expect(points.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Aspecto+74TrígonoA cuatro signos de distancia, 120°Punto de partida favorable',
      'Elemento+14AguaEl mismo elemento: se entienden sin traducirFortaleza',
      'Modalidad+2Fijo y mutableRitmos distintos: se reparten el trabajoFortaleza',
      'Regentes−2Marte y JúpiterUno es astro del día y el otro, de la nocheRoce',
    ]);
    expect(screen.getByText('El análisis se está escribiendo…')).toBeInTheDocument();
  });

  it('leaves the number in view when the analysis comes', async () => {
    answer({ user: () => LUCIA, calculate: writer() });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const app = await renderApp(<CompatibilityRitual />);
    await take(app, 'Piscis');
    await press(app, 'Calcular compatibilidad');
    await screen.findByText('Se entienden sin hablar.');
    expect(scroll).not.toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('compares a sign with itself', async () => {
    const calculate = writer();
    answer({ user: () => LUCIA, calculate });
    const app = await renderApp(<CompatibilityRitual />);
    await take(app, 'Escorpio');
    await press(app, 'Calcular compatibilidad');
    await screen.findByText('Se entienden sin hablar.');
    expect(calculate.mock.calls[0]?.[0]).toMatchObject({
      firstSign: 'Escorpio',
      secondSign: 'Escorpio',
    });
  });

  it('says why, point by point, once it is asked', async () => {
    answer({ user: () => LUCIA, calculate: writer() });
    const app = await renderApp(<CompatibilityRitual />);
    await take(app, 'Piscis');
    await press(app, 'Calcular compatibilidad');
    await app.user.click(await screen.findByText('¿Por qué esta lectura?'));
    expect(
      await screen.findByText('El análisis se escribió a partir de estos cuatro puntos.'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('definition')).toHaveLength(4);
  });

  it('gives the comparison back after a reload, without asking for it twice', async () => {
    const calculate = writer();
    answer({ user: () => LUCIA, calculate });
    const first = await renderApp(<CompatibilityRitual />);
    await take(first, 'Libra');
    await press(first, 'Calcular compatibilidad');
    await screen.findByText(/^Lector integrado/);
    first.unmount();
    await renderApp(<CompatibilityRitual />);
    expect(await screen.findByText('Se entienden sin hablar.')).toBeInTheDocument();
    expect(calculate).toHaveBeenCalledOnce();
  });

  it('forgets a stored comparison that makes no sense', async () => {
    const key = draftKey('compatibility', LUCIA.id);
    sessionStorage.setItem(key, JSON.stringify({ id: 'x', step: 'reading', first: 'Ofiuco' }));
    await renderApp(<CompatibilityRitual />);
    expect(await screen.findByRole('heading', { name: 'Elige dos signos' })).toBeInTheDocument();
  });

  it('begins anew with another id', async () => {
    const calculate = writer();
    answer({ user: () => LUCIA, calculate });
    const app = await renderApp(<CompatibilityRitual />);
    for (const sign of ['Aries', 'Leo']) {
      await take(app, sign);
      await press(app, 'Calcular compatibilidad');
      await press(app, 'Comparar otros signos');
    }
    const ids = calculate.mock.calls.map(([input]) => input.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is not begun at all when the quota is known to be used up', async () => {
    answer({
      user: () => LUCIA,
      quota: ({ type }) => ({ type, limit: 8, used: 8, remaining: 0, resetsAt: RENEWS }),
    });
    await renderApp(<CompatibilityRitual />);
    expect(
      await screen.findByRole('heading', { name: 'Tu cupo de compatibilidades está completo' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Aries/ })).not.toBeInTheDocument();
  });

  it('says what was kept when no reader is there, and can be tried again', async () => {
    const calculate = writer();
    calculate.mockImplementationOnce(refusing(new Refusal('READER_UNAVAILABLE')));
    answer({ user: () => LUCIA, calculate });
    const app = await renderApp(<CompatibilityRitual />);
    await take(app, 'Virgo');
    await press(app, 'Calcular compatibilidad');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tus dos signos siguen guardados aquí.',
    );
    expect(screen.getByRole('list', { name: 'De dónde sale el número' })).toBeInTheDocument();
    await press(app, 'Volver a intentarlo');
    expect(await screen.findByText('Se entienden sin hablar.')).toBeInTheDocument();
    expect(calculate.mock.calls[1]?.[0]).toEqual(calculate.mock.calls[0]?.[0]);
  });
});
