// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { shareLoad } from '../lib/share-load.ts';
import { lazyPart } from './lazy-part.tsx';
import { PatientPart } from './patient-part.tsx';

const waiting = <p>Lo que había</p>;
const part = { default: () => <p>La parte</p> };

describe('a part that the page can do without', () => {
  it('is fetched once it is wanted, and leaves what was there until it has come', async () => {
    let bring: (loaded: typeof part) => void = () => undefined;
    const load = vi.fn(() => new Promise<typeof part>((resolve) => (bring = resolve)));
    const { rerender } = render(<PatientPart load={load} wanted={false} waiting={waiting} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<PatientPart load={load} wanted waiting={waiting} />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByText('Lo que había')).toBeVisible();
    await act(() => Promise.resolve(bring(part)));
    expect(await screen.findByText('La parte')).toBeVisible();
    expect(screen.queryByText('Lo que había')).toBeNull();
  });

  it('comes with the network where it could not be had before', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(part);
    render(<PatientPart load={load} wanted waiting={waiting} />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(screen.getByText('Lo que había')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('La parte')).toBeVisible();
  });

  it('is asked for no more by a page that was left', async () => {
    const load = vi.fn().mockRejectedValue(new Error('no network'));
    const { unmount } = render(<PatientPart load={load} wanted waiting={waiting} />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    unmount();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes with another part of the same load, once that is asked for again', async () => {
    const both = { First: () => <p>La primera</p>, Second: () => <p>La segunda</p> };
    const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(both);
    const [fetch, brought] = shareLoad<typeof both>(load);
    const First = lazyPart<object>(() => fetch().then((parts) => ({ default: parts.First })));
    const second = () => brought.then((parts) => ({ default: parts.Second }));
    render(
      <>
        <Suspense>
          <First />
        </Suspense>
        <PatientPart load={second} wanted waiting={waiting} />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByText('La primera')).toBeVisible();
    expect(await screen.findByText('La segunda')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
