// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { composeChart } from '@sibila/content/chart/compose-chart';
import { transitLines } from '@sibila/content/chart/transit-lines';
import { chartWheel } from '@sibila/content/chart/wheel';
import type { ChartTransits } from '@sibila/contracts/chart';
import { transitsOf } from '@sibila/domain/chart/transits';
import { SKETCHING } from '../../testing/chart-birth.ts';
import { natal, sampleChart, sampleSummary } from '../../testing/chart-samples.ts';
import { answer } from '../../testing/handlers.ts';
import { pageOf } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ChartPage } from './chart-page.tsx';
import { CHART_DRAFTS, keptDraft } from './draft.ts';

const MEMBER = { ...LUCIA, isPremium: true };

/** 14 May 1990 in Mexico City, from midnight to midnight. */
const made = natal({
  kind: 'unknown',
  from: '1990-05-14T06:00:00.000Z',
  to: '1990-05-15T06:00:00.000Z',
});

function hourlessChart() {
  const { moment: _, ...computed } = made;
  const unknown = { name: null, birthTime: null, clock: null };
  const interpretation = composeChart(made);
  return sampleChart({ ...computed, ...unknown, interpretation, wheel: chartWheel(made) });
}

/** A day on which the Sun is close to what it may have been at, and what else there is. */
function transits(): ChartTransits {
  const date = '2026-05-14';
  const found = transitsOf(made, date, 'UTC');
  const lines = transitLines(found, made, { day: date, isToday: false });
  return {
    date,
    tz: 'UTC',
    transits: found.map((transit, i) => {
      const { title = '', text = '' } = lines[i] ?? {};
      return { ...transit, title, text, when: null };
    }),
    quiet: null,
    notes: [],
  };
}

describe('a kept chart without its hour', () => {
  it('tells nothing closer than its day: no minutes, no Ascendant, no first minute', async () => {
    CHART_DRAFTS.save(MEMBER.id, keptDraft(sampleChart().id));
    answer({
      ...SKETCHING,
      user: () => MEMBER,
      charts: () => pageOf([sampleSummary()]),
      chart: hourlessChart,
      transits,
    });
    await renderApp(<ChartPage />, { path: '/carta-astral' });
    await screen.findByRole('heading', { name: 'Tu carta en cifras' }, { timeout: 8000 });
    expect(
      screen.getByRole('heading', { name: 'El cielo del día en que naciste' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sol en Tauro hacia 24°' })).toBeInTheDocument();
    expect(screen.queryByText(/^El Ascendente queda a la izquierda/)).toBeNull();

    const aspects = screen.getByRole('table', { name: /^Aspectos que valen todo el día/ });
    const rows = within(aspects).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(made.aspects.length);
    for (const row of rows) expect(row).toHaveTextContent(/entre \d+° y \d+°$/);
    expect(screen.getByText(/^Fase de la Luna: gibosa menguante, iluminada entre/)).toBeVisible();

    const list = await screen.findByRole('list', { name: /^Tránsitos del/ });
    const passing = await within(list).findAllByRole('listitem');
    for (const one of passing) expect(one).toHaveTextContent(/A menos de 1° del aspecto exacto/);
    expect(document.body).not.toHaveTextContent(/\d°\s\d\d′/);
  });
});
