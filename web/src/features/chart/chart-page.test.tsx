// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BirthInput } from '@sibila/contracts/chart';
import {
  awake,
  choosePlace,
  reachWheel,
  SKETCHING,
  writeBirth,
} from '../../testing/chart-birth.ts';
import { CORDOBAS, sampleSketch } from '../../testing/chart-samples.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import { ChartPage } from './chart-page.tsx';
import { GUEST } from './draft.ts';

const PATH = '/carta-astral';
const NONE = { items: [], nextCursor: null };

/** The page as somebody sees it once it is awake. */
async function arrive(answers: Partial<Answers> = {}) {
  answer({ ...SKETCHING, charts: () => NONE, ...answers });
  const app = await renderApp(<ChartPage />, { path: PATH });
  await awake();
  return app;
}

const send = ({ user }: { user: Awaited<ReturnType<typeof arrive>>['user'] }) =>
  user.click(screen.getByRole('button', { name: 'Ver mi carta' }));
const place = () => screen.getByRole('combobox', { name: 'Lugar de nacimiento' });
type Sketch = (input: BirthInput) => ReturnType<typeof sampleSketch>;
const sketcher = () => vi.fn<Sketch>(() => sampleSketch());

describe('the page of birth charts', () => {
  it('says where its numbers come from', async () => {
    await arrive();
    const how = screen.getByRole('region', { name: 'Cómo se calcula' });
    expect(how).toHaveTextContent('trígono 7°');
    expect(within(how).getByRole('link', { name: /GeoNames/ })).toBeInTheDocument();
  });

  it('draws the chart of a guest, tells its three lights, and offers Premium once', async () => {
    const sketchChart = sketcher();
    const app = await arrive({ sketchChart });
    await reachWheel(app);
    expect(screen.getByRole('heading', { name: 'El cielo de tu primer minuto' })).toHaveFocus();
    expect(sketchChart.mock.calls).toEqual([
      [
        {
          name: null,
          birthDate: '1990-05-14',
          birthTime: '06:30',
          placeId: 3_530_597,
          houseSystem: 'placidus',
        },
      ],
    ]);
    const lights = screen.getByRole('list', { name: 'Sol, Luna y Ascendente' });
    expect(within(lights).getByRole('heading', { name: /^Sol en Tauro 23°/ })).toBeInTheDocument();
    expect(lights).toHaveTextContent('El Sol en Tauro necesita pisar algo firme.');
    const table = screen.getByRole('table', { name: /Lo mismo que la rueda/ });
    expect(within(table).getByRole('row', { name: /^Saturno.*9.*retrógrado/ })).toBeInTheDocument();
    const offers = screen.getAllByRole('link', { name: /Premium/ });
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual(['/#premium']);
    expect(screen.getByRole('list', { name: 'Líneas de la rueda' })).toHaveTextContent(
      'trígono sextil cuadratura oposición',
    );
    for (const name of ['Crear cuenta', 'Ya tengo Premium: iniciar sesión'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('button', { name: 'Leer mi carta' })).not.toBeInTheDocument();
    expect(app.router.history.location.href).toBe(PATH);
  });

  it('says what is missing at each field, and goes to the first', async () => {
    const sketchChart = sketcher();
    const app = await arrive({ sketchChart });
    await send(app);
    expect(await screen.findByText('Escribe una fecha de nacimiento que exista')).toBeVisible();
    expect(screen.getByText('Escribe la hora, o marca «No sé la hora»')).toBeVisible();
    expect(screen.getByText(/^Elige un lugar de la lista/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Día' })).toHaveFocus());
    await choosePlace(app);
    expect(screen.queryByText(/^Elige un lugar de la lista/)).not.toBeInTheDocument();
    expect(sketchChart).not.toHaveBeenCalled();
  });

  it('tells places of one name apart, and takes one by its keys', async () => {
    const sketchChart = sketcher();
    const { user } = await arrive({ sketchChart, findPlaces: () => CORDOBAS });
    await user.type(place(), 'cordoba');
    const options = await screen.findAllByRole('option', { name: /^Córdoba/ });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Córdoba Andalucía, España',
      'Córdoba Argentina',
    ]);
    expect(place()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(place()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowUp}');
    expect(place()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(place()).toHaveValue('Córdoba, Andalucía, España');
    await user.keyboard('{Backspace}');
    expect(place()).toHaveValue('Córdoba, Andalucía, Españ');
    expect(sketchChart).not.toHaveBeenCalled();
  });

  it('brings the field up where its list would open under the edge of the screen', async () => {
    const { user } = await arrive({ findPlaces: () => CORDOBAS });
    const below = new DOMRect(0, 2000, 300, 300);
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.type(place(), 'cordoba');
    await screen.findAllByRole('option', { name: /^Córdoba/ });
    const [brought] = scroll.mock.contexts as Element[];
    expect(brought?.contains(place())).toBe(true);
    rect.mockRestore();
    scroll.mockRestore();
  });

  it('says so where there is no such place', async () => {
    const { user } = await arrive({ findPlaces: () => [] });
    await user.type(place(), 'Xyzzy');
    expect(await screen.findByText(/^No encontramos ese lugar/)).toBeInTheDocument();
  });

  it('makes a chart without an hour, and says what hangs on it', async () => {
    const sketchChart = vi.fn<Sketch>(() => sampleSketch({}, false));
    const app = await arrive({ sketchChart });
    await writeBirth(app);
    await app.user.click(screen.getByRole('checkbox', { name: 'No sé la hora' }));
    expect(screen.getByLabelText('Hora de nacimiento')).toBeDisabled();
    await send(app);
    expect(await screen.findByText(/^El Ascendente depende de la hora/)).toBeInTheDocument();
    expect(sketchChart.mock.calls[0]?.[0]).not.toHaveProperty('birthTime');
    expect(screen.getByText(/, sin hora · Ciudad de México/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'El cielo del día en que naciste' })).toHaveFocus();
    expect(screen.getByText(/^Sin la hora no hay Ascendente: Aries empieza/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sol en Tauro hacia 24°' })).toBeInTheDocument();
    expect(screen.queryByText(/^El Ascendente queda a la izquierda/)).toBeNull();
  });

  it('asks which of two hours is meant, and sends the one that is chosen', async () => {
    const sketchChart = vi.fn((input: BirthInput) => {
      if (input.birthTimeChoice) return sampleSketch({ notes: ['La carta es de la segunda.'] });
      throw new Refusal('INVALID_INPUT', {
        errors: { birthTimeChoice: 'Aquel día los relojes marcaron las 6:30 dos veces.' },
        choices: [
          { value: 'first', name: 'la primera (horario de verano, UTC−5)' },
          { value: 'second', name: 'la segunda (horario de invierno, UTC−6)' },
        ],
      });
    });
    const app = await arrive({ sketchChart });
    await writeBirth(app);
    await send(app);
    expect(await screen.findByText(/dos veces/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: /^la segunda/ }));
    await send(app);
    expect(await screen.findByText('La carta es de la segunda.')).toBeInTheDocument();
    expect(sketchChart.mock.calls.at(-1)?.[0].birthTimeChoice).toBe('second');
  });

  it('keeps what was written when the server refuses, and says why', async () => {
    const app = await arrive({
      sketchChart: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    await writeBirth(app);
    await send(app);
    expect(await screen.findByText(/^Son demasiados intentos/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Año' })).toHaveValue('1990');
  });

  it('gives the wheel back after a reload, and the form as it was', async () => {
    const first = await arrive();
    await reachWheel(first);
    first.unmount();
    const sketchChart = sketcher();
    answer({ ...SKETCHING, sketchChart });
    const { user } = await renderApp(<ChartPage />, { path: PATH });
    await user.click(
      await screen.findByRole('button', { name: 'Cambiar los datos' }, { timeout: 8000 }),
    );
    expect(sketchChart).toHaveBeenCalled();
    expect(place()).toHaveValue('Ciudad de México, México');
    expect(screen.getByRole('textbox', { name: 'Día' })).toHaveValue('14');
  });

  it('loses nothing to a login: the chart goes over to whoever signed in', async () => {
    const guest = await arrive();
    await reachWheel(guest);
    expect(sessionStorage.getItem(draftKey('chart', GUEST))).not.toBeNull();
    guest.unmount();
    answer({ ...SKETCHING, user: () => LUCIA, charts: () => NONE });
    await renderApp(<ChartPage />, { path: PATH });
    expect(
      await screen.findByRole('img', { name: /Rueda de la carta/ }, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(sessionStorage.getItem(draftKey('chart', GUEST))).toBeNull();
    expect(sessionStorage.getItem(draftKey('chart', LUCIA.id))).not.toBeNull();
  });

  it('puts the sign of the Sun into a profile without one, and tells of the cusp', async () => {
    const cusp = 'El 20 de abril de 1990 a las 2:27, hora de Madrid, el Sol pasó de Aries a Tauro.';
    const updateProfile = vi.fn(() => ({ ...LUCIA, zodiacSign: 'Tauro' as const }));
    const app = await arrive({
      user: () => ({ ...LUCIA, zodiacSign: null }),
      updateProfile,
      sketchChart: () =>
        sampleSketch({ sunSign: { sign: 'Tauro', signs: ['Tauro'], ingress: null, cusp } }),
    });
    await reachWheel(app);
    expect(screen.getByText(cusp)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Guardar Tauro en mi perfil' }));
    expect(await screen.findByText(/^Tu perfil dice ahora Tauro/)).toBeInTheDocument();
    expect(updateProfile).toHaveBeenCalledWith({ zodiacSign: 'Tauro' });
  });

  it('leaves a profile alone that has a sign, and offers Premium to a free member', async () => {
    const app = await arrive({ user: () => LUCIA });
    await reachWheel(app);
    expect(screen.getByRole('link', { name: 'Ver Premium' })).toHaveAttribute('href', '/#premium');
    expect(screen.queryByRole('button', { name: 'Crear cuenta' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();
  });
});
