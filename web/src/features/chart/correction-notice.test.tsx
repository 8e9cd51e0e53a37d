// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Chart } from '@sibila/contracts/chart';
import { SKETCHING } from '../../testing/chart-birth.ts';
import { sampleChart, sampleSummary, sampleTransits } from '../../testing/chart-samples.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { pageOf } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ChartHistory } from './chart-history.tsx';
import { ChartPage } from './chart-page.tsx';
import { CHART_DRAFTS, keptDraft } from './draft.ts';

const TEXT = 'Ahora conocemos mejor los relojes que hubo en Ámsterdam.';
const CORRECTION = { writtenFor: '1990-05-14T12:49:32.000Z', text: TEXT, isTold: false };
const OFFER = 'Escribir la carta con la hora corregida';
const MARK = 'Escrita con la hora anterior';

/** Opens a kept chart whose hour was corrected. */
async function openCorrected(answers: Partial<Answers>, part: Partial<Chart> = {}) {
  const user = { ...LUCIA, isPremium: false };
  CHART_DRAFTS.save(user.id, keptDraft(sampleChart().id));
  answer({
    ...SKETCHING,
    user: () => user,
    charts: () => pageOf([sampleSummary()]),
    chart: () => sampleChart({ correction: CORRECTION, ...part }),
    transits: ({ date, tz }) => sampleTransits(date ?? '2026-11-21', tz),
    ...answers,
  });
  const app = await renderApp(<ChartPage />, { path: '/carta-astral' });
  await screen.findByRole('heading', { name: 'Tu carta en cifras' }, { timeout: 8000 });
  return app;
}

const notice = () =>
  screen.queryByRole('complementary', { name: 'Corregimos la hora de esta carta' });

describe('a chart whose hour was corrected', () => {
  it('says so, marks its letter, and has it written anew for whoever asks', async () => {
    const answerCorrection = vi.fn(() => {
      const [first, ...rest] = sampleChart().interpretation;
      return sampleChart({
        interpretation: first ? [{ ...first, text: 'Un texto con la hora nueva.' }, ...rest] : rest,
      });
    });
    const { user } = await openCorrected({ answerCorrection });
    expect(notice()).toHaveTextContent(TEXT);
    expect(within(screen.getByRole('article')).getByText(MARK)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Escribirla de nuevo' }));
    expect(await screen.findByText('Un texto con la hora nueva.')).toBeVisible();
    expect(answerCorrection).toHaveBeenCalledExactlyOnceWith({
      id: sampleChart().id,
      answer: 'rewrite',
    });
    expect(notice()).toBeNull();
    expect(screen.queryByText(MARK)).toBeNull();
    expect(await screen.findByText('Carta escrita de nuevo')).toBeInTheDocument();
  });

  it('is told of no more once the letter is kept, but stays marked and may be written later', async () => {
    const told = sampleChart({ correction: { ...CORRECTION, isTold: true } });
    const answerCorrection = vi
      .fn<Answers['answerCorrection']>()
      .mockReturnValueOnce(told)
      .mockReturnValueOnce(sampleChart());
    const { user } = await openCorrected({ answerCorrection });
    await user.click(screen.getByRole('button', { name: 'Dejarla como está' }));
    const offer = await screen.findByRole('button', { name: OFFER });
    expect(answerCorrection).toHaveBeenLastCalledWith({ id: told.id, answer: 'keep' });
    expect(notice()).toBeNull();
    expect(screen.getByText(MARK)).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await user.click(offer);
    expect(await screen.findByText('Carta escrita de nuevo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });

  it('stays as it is where the letter could not be written', async () => {
    const { user } = await openCorrected({
      answerCorrection: () => {
        throw new Refusal('READER_UNAVAILABLE');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Escribirla de nuevo' }));
    expect(await screen.findByText('Error', {}, { timeout: 8000 })).toBeInTheDocument();
    expect(notice()).toHaveTextContent(TEXT);
    expect(screen.getByText(MARK)).toBeVisible();
  });
});

describe('a kept chart in the profile', () => {
  /** Opens a kept chart where charts are kept. */
  async function openDialog(part: Partial<Chart>, answers: Partial<Answers> = {}) {
    answer({
      user: () => LUCIA,
      charts: () => pageOf([sampleSummary()]),
      chart: () => sampleChart(part),
      ...answers,
    });
    const { user } = await renderApp(<ChartHistory />, { path: '/profile' });
    await user.click(await screen.findByRole('button', { name: /^Ana/ }));
    await screen.findByRole('heading', { name: 'El Sol en Tauro' }, { timeout: 8000 });
    return user;
  }

  it('says that its hour was corrected, and has its letter written anew there', async () => {
    const user = await openDialog(
      { correction: CORRECTION },
      { answerCorrection: () => sampleChart() },
    );
    expect(notice()).toHaveTextContent(TEXT);
    expect(screen.getByText(MARK)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Escribirla de nuevo' }));
    await waitFor(() => expect(screen.queryByText(MARK)).toBeNull());
    expect(notice()).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says that its clock is approximate, and why', async () => {
    const clock = { at: '1905-06-01T18:36:31.000Z', offset: 'UTC−6:36:31', isApproximate: true };
    const note = 'Entonces cada lugar tenía la hora de su propio Sol.';
    await openDialog({ clock, notes: [note] });
    expect(screen.getByText(/UTC−6:36:31/)).toHaveTextContent('aproximado');
    expect(screen.getByText(note)).toBeVisible();
    expect(notice()).toBeNull();
  });
});

describe('a chart by the Sun of its place', () => {
  it('says beside its clock that it is approximate', async () => {
    const clock = { at: '1905-06-01T18:36:31.000Z', offset: 'UTC−6:36:31', isApproximate: true };
    await openCorrected({}, { correction: null, clock });
    expect(screen.getByText(/UTC−6:36:31/)).toHaveTextContent('aproximado');
    expect(screen.queryByText(MARK)).toBeNull();
    expect(notice()).toBeNull();
  });
});
