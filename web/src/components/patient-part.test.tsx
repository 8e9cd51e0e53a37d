// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
});
