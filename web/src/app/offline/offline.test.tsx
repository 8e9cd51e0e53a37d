// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import Offline from './offline.tsx';

const said = () => screen.getByRole('status', { hidden: true });
const isOnLine = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

/** A page on which everything that is shown is known, so that nothing fails. */
async function page() {
  answer({ user: () => null });
  const { queries } = await renderApp(<Offline />);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

afterEach(() => vi.restoreAllMocks());

describe('the note that there is no network', () => {
  it('is there as soon as the browser knows, and goes with the network’s return', async () => {
    await page();
    expect(said()).not.toBeVisible();
    isOnLine(false);
    fireEvent(window, new Event('offline'));
    expect(said()).toBeVisible();
    expect(said()).toHaveTextContent(/^Sin conexión\.$/);
    isOnLine(true);
    fireEvent(window, new Event('online'));
    expect(said()).not.toBeVisible();
    expect(said()).toBeEmptyDOMElement();
  });

  it('is there from the beginning where the page came without one', async () => {
    isOnLine(false);
    await page();
    expect(said()).toHaveTextContent(/^Sin conexión\.$/);
  });
});
