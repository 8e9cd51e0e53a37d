// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const Ritual = ({ name }: { name: string }) => <div>Aquí está {name}</div>;

/** A page with a part whose code comes, or not, as `load` is told to. */
function page() {
  const load = vi
    .fn<() => Promise<{ default: ComponentType<{ name: string }> }>>()
    .mockRejectedValue(MISSING);
  const Part = lazyPart(load);
  render(
    <>
      <h1>El atlas</h1>
      <Suspense>
        <Part name="la baraja" />
      </Suspense>
    </>,
  );
  const come = () => load.mockResolvedValue({ default: Ritual });
  return { load, come };
}

const button = (name: string) => screen.findByRole('button', { name });
const isOnLine = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

afterEach(() => vi.restoreAllMocks());

/** Presses a button by the keyboard. */
const press = (pressed: HTMLElement) => {
  pressed.focus();
  fireEvent.click(pressed);
};

describe('a part whose code could not be had', () => {
  it('says so in its place, leaves the rest alone, and comes when it is asked for again', async () => {
    const { come, load } = page();
    const retry = await button('Volver a intentarlo');
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte no se pudo cargar.');
    expect(screen.getByRole('heading')).toHaveTextContent('El atlas');
    come();
    fireEvent.click(retry);
    expect(await screen.findByText('Aquí está la baraja')).toBeInTheDocument();
    fireEvent(window, new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('comes by itself when the network is back', async () => {
    isOnLine(false);
    const { come } = page();
    fireEvent.click(await button('Volver a intentarlo'));
    await button('Volver a intentarlo');
    come();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Aquí está la baraja')).toBeInTheDocument();
  });

  it('offers to load the page anew once it failed twice with a network, and never does so unasked', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    page();
    fireEvent.click(await button('Volver a intentarlo'));
    const anew = await button('Recargar la página');
    expect(screen.getByRole('alert')).toHaveTextContent(/Puede que haya una versión nueva/);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(anew);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('takes no second press while it is asked for, and keeps the focus meanwhile', async () => {
    const { load } = page();
    const retry = await button('Volver a intentarlo');
    let fail: (error: unknown) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    press(retry);
    const busy = await button('Trayéndola…');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    fireEvent.click(busy);
    fail(MISSING);
    expect(await button('Recargar la página')).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes the focus that its button had once it comes', async () => {
    const { come } = page();
    const retry = await button('Volver a intentarlo');
    come();
    press(retry);
    expect(await screen.findByText('Aquí está la baraja')).toHaveFocus();
  });

  it('takes no focus from elsewhere', async () => {
    const { come } = page();
    const retry = await button('Volver a intentarlo');
    come();
    const title = screen.getByRole('heading');
    title.tabIndex = -1;
    title.focus();
    fireEvent.click(retry);
    await screen.findByText('Aquí está la baraja');
    expect(title).toHaveFocus();
  });
});
