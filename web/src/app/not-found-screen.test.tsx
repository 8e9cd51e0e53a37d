// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../testing/handlers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

it('tells screen readers which of its words are English', async () => {
  answer({ user: () => null });
  const { queries } = await renderApp(<NotFoundScreen />);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^Did you forget/)).toHaveAttribute('lang', 'en');
});
