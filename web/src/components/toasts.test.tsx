// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ToastViewport from './toast-viewport.tsx';
import { currentToast, dismissToast } from './toast-store.ts';
import { showToast, ToastRegion } from './toasts.tsx';

const TITLE = { title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' };
const REMOVAL_DELAY = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
  vi.advanceTimersByTime(REMOVAL_DELAY);
  vi.useRealTimers();
});

/** The notification that can be seen; screen readers get a copy of it elsewhere. */
const visible = () => screen.queryByRole('listitem');

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

async function show(input: Parameters<typeof showToast>[0]) {
  act(() => {
    showToast(input);
  });
  return screen.findByRole('listitem');
}

describe('a notification', () => {
  it('shows its title, its description and a button that closes it', async () => {
    render(<ToastRegion />);
    const toast = await show(TITLE);
    expect(toast).toHaveTextContent('Sesión cerrada');
    expect(toast).toHaveTextContent('Has cerrado sesión correctamente');
    expect(toast).toHaveAttribute('data-variant', 'default');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
    expect(visible()).toBeNull();
  });

  it('that was shown before its region was there appears with it', async () => {
    showToast(TITLE);
    render(<ToastRegion />);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Sesión cerrada');
  });

  it('leaves by itself after five seconds', async () => {
    render(<ToastRegion />);
    await show(TITLE);
    pass(4500);
    expect(visible()).not.toBeNull();
    pass(600);
    expect(visible()).toBeNull();
  });

  it('stays as long as it is told to', async () => {
    render(<ToastRegion />);
    await show({ ...TITLE, duration: 9000 });
    pass(8000);
    expect(visible()).not.toBeNull();
    pass(1100);
    expect(visible()).toBeNull();
  });

  it('takes the place of the one before it, with a whole time of its own', async () => {
    render(<ToastRegion />);
    await show(TITLE);
    pass(4000);
    await show({ title: 'Error', variant: 'destructive' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(visible()).toHaveTextContent('Error');
    expect(visible()).toHaveAttribute('data-variant', 'destructive');
    pass(4000);
    expect(visible()).not.toBeNull();
  });

  it('runs its action and leaves', async () => {
    const onClick = vi.fn();
    render(<ToastRegion />);
    await show({ ...TITLE, action: { label: 'Volver a entrar', onClick } });
    fireEvent.click(screen.getByRole('button', { name: 'Volver a entrar' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(visible()).toBeNull();
  });

  it('leaves when it is swiped 50 pixels to the right, and not before', async () => {
    render(<ToastRegion />);
    const toast = await show(TITLE);
    const swipe = (distance: number) => {
      const at = (clientX: number) => ({ button: 0, pointerType: 'touch', pointerId: 1, clientX });
      fireEvent.pointerDown(toast, at(0));
      fireEvent.pointerMove(toast, at(distance / 2));
      fireEvent.pointerMove(toast, at(distance));
      fireEvent.pointerUp(toast, at(distance));
    };
    swipe(40);
    expect(visible()).not.toBeNull();
    swipe(-90);
    expect(visible()).not.toBeNull();
    swipe(60);
    expect(visible()).toBeNull();
  });

  it('is removed for good long after it has closed', async () => {
    render(<ToastRegion />);
    await show(TITLE);
    pass(5100);
    pass(REMOVAL_DELAY - 10_000);
    expect(currentToast()).toMatchObject({ open: false });
    pass(10_000);
    expect(currentToast()).toBeNull();
  });
});

describe('a notification whose code does not come', () => {
  const Never = lazy(() => new Promise<never>(() => undefined));
  const plain = () => screen.queryByRole('alert');

  it('is shown all the same, plain, with what can be done about it', async () => {
    const onClick = vi.fn();
    render(<ToastRegion viewport={Never} />);
    act(() => {
      showToast({ ...TITLE, action: { label: 'Recargar', onClick } });
    });
    expect(plain()).toBeNull();
    pass(2000);
    expect(plain()).toHaveTextContent(/^Sesión cerrada.*Has cerrado sesión correctamente/);
    fireEvent.click(screen.getByRole('button', { name: 'Recargar' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(plain()).toBeNull();
  });

  it('is closed by its button', () => {
    render(<ToastRegion viewport={Never} />);
    act(() => showToast(TITLE));
    pass(2000);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
    expect(plain()).toBeNull();
  });

  it('waits for it two seconds of its own, whenever the code was first asked for', () => {
    render(<ToastRegion viewport={Never} />);
    fireEvent.pointerDown(document.body);
    pass(10_000);
    for (const title of ['Primera', 'Segunda']) {
      act(() => showToast({ title }));
      pass(1900);
      expect(plain()).toBeNull();
      pass(200);
      expect(plain()).toHaveTextContent(title);
    }
  });

  it('stays plain when the code comes after all: it has been read out already', async () => {
    let come: (code: { default: typeof ToastViewport }) => void = () => undefined;
    const Late = lazy(
      () => new Promise<{ default: typeof ToastViewport }>((done) => (come = done)),
    );
    render(<ToastRegion viewport={Late} />);
    act(() => showToast(TITLE));
    pass(2000);
    const shown = plain();
    await act(() => Promise.resolve(come({ default: ToastViewport })));
    expect(await screen.findByRole('region')).toBeInTheDocument();
    pass(1000);
    expect(plain()).toBe(shown);
    expect(screen.getAllByText(/Sesión cerrada/)).toHaveLength(1);
    await show({ title: 'La siguiente' });
    expect(plain()).toBeNull();
    expect(visible()).toHaveTextContent('La siguiente');
  });
});

describe('the region of notifications', () => {
  it('has a Spanish name that tells its key, and F8 takes the keyboard there', async () => {
    render(<ToastRegion />);
    await show(TITLE);
    expect(screen.getByRole('region', { name: 'Notificaciones (F8)' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });

  it('takes the keyboard also when F8 is the first key of all', async () => {
    render(<ToastRegion />);
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    const region = await screen.findByRole('region');
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it('gives the keyboard back to where it was when its notification is closed', async () => {
    render(
      <>
        <input aria-label="Asunto" />
        <ToastRegion />
      </>,
    );
    await show(TITLE);
    const field = screen.getByLabelText('Asunto');
    field.focus();
    fireEvent.keyDown(field, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    fireEvent.keyDown(document.activeElement ?? field, { key: 'Escape' });
    expect(visible()).toBeNull();
    expect(field).toHaveFocus();
  });

  it('is fetched at the first touch, before there is anything to notify', async () => {
    render(<ToastRegion />);
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.pointerDown(document.body);
    expect(await screen.findByRole('region')).toBeInTheDocument();
  });
});
