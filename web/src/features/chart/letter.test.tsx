// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChartEvent, ChartTransitsInput } from '@sibila/contracts/chart';
import { sectionsText } from '@sibila/domain/chart/sections';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { chartReader, reachWheel, SKETCHING } from '../../testing/chart-birth.ts';
import {
  sampleChart,
  sampleComparison,
  sampleSummary,
  sampleTransits,
} from '../../testing/chart-samples.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { pageOf, someId } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ChartPage } from './chart-page.tsx';
import { CHART_DRAFTS, keptDraft } from './draft.ts';

const MEMBER = { ...LUCIA, isPremium: true };
const OTHER = sampleSummary({ id: someId(1), name: 'Luis' });
const TODAY = new Intl.DateTimeFormat('sv').format(new Date());

const member = (): Partial<Answers> => ({
  ...SKETCHING,
  user: () => MEMBER,
  charts: () => pageOf([sampleSummary(), OTHER]),
  chart: () => sampleChart(),
  transits: vi.fn(({ date, tz }: ChartTransitsInput) => sampleTransits(date ?? TODAY, tz)),
  compareCharts: vi.fn(() => sampleComparison(sampleSummary(), OTHER)),
});

/** Opens the chart that is kept, as the profile does. */
async function openKept(answers: Partial<Answers> = {}) {
  CHART_DRAFTS.save(MEMBER.id, keptDraft(sampleChart().id));
  answer({ ...member(), ...answers });
  const app = await renderApp(<ChartPage />, { path: '/carta-astral' });
  await screen.findByRole('heading', { name: 'Tu carta en cifras' }, { timeout: 8000 });
  return app;
}

async function readIt(interpretChart: Answers['interpretChart']) {
  answer({ ...member(), interpretChart });
  const app = await renderApp(<ChartPage />, { path: '/carta-astral' });
  await reachWheel(app);
  await app.user.click(screen.getByRole('button', { name: 'Leer mi carta' }));
  return app;
}

describe('the letter of a chart', () => {
  it('is the one that there is where the same birth was read before, also after a reload', async () => {
    const kept = sampleChart({ id: someId(7) });
    const interpretChart = vi.fn(async function* (): AsyncGenerator<ChartEvent> {
      yield { type: 'text', text: sectionsText(kept.interpretation) };
      yield { type: 'done', reading: kept };
    });
    const app = await readIt(interpretChart);
    expect(await screen.findByText('Ya tenías esta carta')).toBeInTheDocument();
    expect(CHART_DRAFTS.load(MEMBER.id)).toMatchObject({ id: kept.id, kept: true });
    await screen.findByRole('heading', { name: 'Tu carta en cifras' }, { timeout: 8000 });
    app.unmount();
    const asked = vi.fn(() => kept);
    answer({ ...member(), interpretChart, chart: asked });
    await renderApp(<ChartPage />, { path: '/carta-astral' });
    await screen.findByRole('heading', { name: 'Tu carta en cifras' }, { timeout: 8000 });
    expect(asked).toHaveBeenCalledWith({ id: kept.id });
    expect(interpretChart).toHaveBeenCalledOnce();
  });

  it('is written section by section, kept, and says what each rests on', async () => {
    const interpretChart = chartReader();
    const { user } = await readIt(interpretChart);
    expect(
      await screen.findByText(/^Lector integrado · 12 de diciembre/, {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    const [[asked] = []] = interpretChart.mock.calls;
    expect(asked).toMatchObject({ birthDate: '1990-05-14', birthTime: '06:30' });
    expect(asked?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(interpretChart).toHaveBeenCalledOnce();
    const letter = within(screen.getByRole('article'));
    const titles = letter.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual(sampleChart().interpretation.map(({ title }) => title));
    const [why] = letter.getAllByText('¿Por qué?');
    if (why) await user.click(why);
    expect(letter.getByText(/^Sol en Tauro, casa 12/)).toBeVisible();
    await screen.findByRole('heading', { name: 'Hoy sobre mi carta' });
    expect(CHART_DRAFTS.load(MEMBER.id)).toMatchObject({ id: asked?.id, kept: true });
  });

  it('is not lost where the stream breaks: the kept chart is looked for', async () => {
    const found = sampleChart();
    let id = '';
    answer({
      ...member(),
      charts: () => pageOf([sampleSummary({ id })]),
      chart: () => ({ ...found, id }),
      interpretChart: async function* (input): AsyncGenerator<ChartEvent> {
        id = input.id ?? '';
        yield { type: 'text', text: '§ El Sol en Tauro\n\nEmpieza' };
      },
    });
    const app = await renderApp(<ChartPage />, { path: '/carta-astral' });
    await reachWheel(app);
    await app.user.click(screen.getByRole('button', { name: 'Leer mi carta' }));
    expect(await screen.findByText(/^Lector integrado/, {}, { timeout: 8000 })).toBeInTheDocument();
  });

  it('offers Premium where it has ended meanwhile', async () => {
    // eslint-disable-next-line require-yield
    await readIt(async function* () {
      throw new Refusal('PREMIUM_REQUIRED');
    });
    expect(
      await screen.findByRole('complementary', { name: 'El resto de tu carta' }, { timeout: 8000 }),
    ).toBeInTheDocument();
  });

  it('says so where no more charts can be kept', async () => {
    // eslint-disable-next-line require-yield
    await readIt(async function* () {
      throw new Refusal('CHARTS_FULL');
    });
    expect(await screen.findByText(/^Ya guardas 100 cartas/, {}, { timeout: 8000 })).toBeVisible();
  });
});

describe('a chart that is kept', () => {
  it('shows its aspects with orbs, its houses and how the bodies are shared out', async () => {
    await openKept();
    const aspects = screen.getByRole('table', { name: /^Aspectos/ });
    expect(
      within(aspects).getByRole('row', { name: /^Júpiter en oposición con Urano 0°.09′$/ }),
    ).toBeInTheDocument();
    const houses = screen.getByRole('table', { name: 'Casas por Plácido' });
    expect(within(houses).getAllByRole('row')).toHaveLength(13);
    const places = within(screen.getByRole('table', { name: /^Lo mismo que la rueda/ }));
    expect(places.getByRole('row', { name: /^Saturno/ })).toHaveTextContent(
      'retrógrado, en domicilio',
    );
    expect(screen.getByText('Tierra').closest('div')).toHaveTextContent('6');
    expect(screen.getByText(/^Fase de la Luna: gibosa menguante/)).toBeInTheDocument();
  });

  it('shows what passes over it today, and on the days around', async () => {
    const answers = member();
    const { user } = await openKept(answers);
    const list = await screen.findByRole('list', { name: /^Tránsitos del/ });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    expect(
      await screen.findByRole('heading', { name: 'Ese día sobre mi carta' }),
    ).toBeInTheDocument();
    const days = within(screen.getByRole('combobox', { name: 'Ir a un día' }));
    expect(days.getAllByRole('option')).toHaveLength(15);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Ir a un día' }),
      addDays(TODAY, 7),
    );
    expect(screen.getByRole('button', { name: 'Día siguiente' })).toBeDisabled();
    await waitFor(() =>
      expect(answers.transits).toHaveBeenLastCalledWith(
        expect.objectContaining({ date: addDays(TODAY, 7) }),
      ),
    );
  });

  it('says of the hours of a day on whose clocks they are, as the server does', async () => {
    const clocks = 'Las horas son las de tu zona: hora de Ciudad de México.';
    const transits = ({ date, tz }: ChartTransitsInput) => ({
      ...sampleTransits(date ?? TODAY, tz),
      notes: [clocks],
    });
    await openKept({ transits });
    expect(await screen.findByText(clocks)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/[a-z]\/[A-Z]/);
  });

  it('is compared with another one, point by point', async () => {
    const answers = member();
    const { user } = await openKept(answers);
    await user.selectOptions(await screen.findByLabelText('La otra carta'), OTHER.id);
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    const points = await screen.findByRole('table', { name: 'De dónde sale el número' });
    const { percent } = sampleComparison(sampleSummary(), OTHER);
    expect(screen.getByText(/^Ana, 14 de mayo de 1990, y Luis/).closest('p')).toHaveTextContent(
      `${percent} %`,
    );
    const deltas = within(points)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.querySelector('td')?.textContent?.replace('−', '-')));
    expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(percent);
    const ties = within(points)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(ties.length).toBeGreaterThan(0);
    for (const tie of ties) expect(tie).toMatch(/, orbe \d+°\u00A0\d\d′ [+−]\d+$/);
    expect(answers.compareCharts).toHaveBeenCalledWith({
      first: sampleChart().id,
      second: OTHER.id,
    });
  });

  it('tells no orbs of a comparison where an hour is not known', async () => {
    const hourless = { ...OTHER, birthTime: null };
    const { user } = await openKept({
      compareCharts: () => sampleComparison(sampleSummary(), hourless),
    });
    await user.selectOptions(await screen.findByLabelText('La otra carta'), OTHER.id);
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    const points = await screen.findByRole('table', { name: 'De dónde sale el número' });
    expect(within(points).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(points).not.toHaveTextContent('orbe');
  });

  it('says what a comparison takes where there is no second chart', async () => {
    await openKept({ charts: () => pageOf([sampleSummary()]) });
    expect(screen.getByText(/^Para comparar hacen falta dos cartas/)).toBeInTheDocument();
  });

  it('makes room for another one', async () => {
    const { user } = await openKept();
    await user.click(screen.getByRole('button', { name: 'Hacer otra carta' }));
    expect(await screen.findByRole('form', { name: 'Datos de nacimiento' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Ana, 14 de mayo/ }));
    expect(
      await screen.findByRole('heading', { name: 'Carta de Ana' }, { timeout: 8000 }),
    ).toBeInTheDocument();
  });

  it('is gone where it was deleted elsewhere, and says so', async () => {
    CHART_DRAFTS.save(MEMBER.id, keptDraft(sampleChart().id));
    answer({
      ...member(),
      chart: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    const { user } = await renderApp(<ChartPage />, { path: '/carta-astral' });
    await user.click(
      await screen.findByRole('button', { name: 'Hacer otra carta' }, { timeout: 8000 }),
    );
    expect(await screen.findByRole('form', { name: 'Datos de nacimiento' })).toBeInTheDocument();
  });
});
