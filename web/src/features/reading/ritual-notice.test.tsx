// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { QuotaNotice } from './ritual-notice.tsx';

const WORDS = {
  full: 'Tu cupo de tarot está completo',
  used: '8 lecturas',
  kept: 'Tus cartas y tu pregunta',
  refused: 'esta tirada',
  again: 'Nueva tirada',
};
const RENEWS = new Date(2026, 11, 12, 9);

const notice = (kept = false) =>
  renderApp(<QuotaNotice words={WORDS} resetsAt={RENEWS} kept={kept} />);

describe('a quota that is used up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 22), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says what is used, when it renews and how long that is', async () => {
    await notice();
    expect(screen.getByRole('heading', { name: WORDS.full })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Ya usaste tus 8 lecturas de este periodo. Tu cupo se renueva el 12 de diciembre de 2026. Faltan 21 días.',
      ),
    ).toBeInTheDocument();
  });

  it('leads to what is open today and to what was read before', async () => {
    await notice();
    expect(screen.getByRole('link', { name: 'Leer el horóscopo de hoy' })).toHaveAttribute(
      'href',
      '/#horoscopo',
    );
    expect(screen.getByRole('link', { name: 'Ver mis lecturas' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('says what is kept in this tab', async () => {
    await notice(true);
    expect(
      screen.getByText(/Tus cartas y tu pregunta quedan guardadas en esta pestaña\.$/),
    ).toBeInTheDocument();
  });
});
