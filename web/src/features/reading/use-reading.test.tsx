// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { useReading, type ReadingSource } from './use-reading.ts';

interface Named {
  id: string;
}

const latest = vi.fn<(signal: AbortSignal) => Named[]>();

/** Its stream breaks off at once; what the history has is the test's to say. */
const BROKEN: ReadingSource<Named, Named> = {
  ask: () => Promise.reject(new Error('the connection broke')),
  latest: (_, __, signal) => Promise.resolve(latest(signal)),
  refresh: () => Promise.resolve(),
};

function Probe() {
  const { state, start } = useReading(BROKEN);
  return <button onClick={() => start({ id: 'a' })}>{state.status}</button>;
}

it('leaves nothing listening behind for each pause between its looks into the history', async () => {
  answer({ user: () => LUCIA });
  latest
    .mockReturnValueOnce([])
    .mockReturnValueOnce([])
    .mockReturnValue([{ id: 'a' }]);
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  const { user } = await renderApp(<Probe />);

  await user.click(screen.getByRole('button', { name: 'idle' }));
  await waitFor(() => {
    // Back on the network, the next look need not wait.
    window.dispatchEvent(new Event('online'));
    expect(screen.getByRole('button', { name: 'done' })).toBeInTheDocument();
  });
  const own = latest.mock.calls[0]?.[0];
  const countOf = ({ contexts }: { contexts: unknown[] }) =>
    contexts.filter((signal) => signal === own).length;
  expect(latest).toHaveBeenCalledTimes(3);
  // What is left ends the stream, whenever the page is left.
  expect([countOf(added.mock), countOf(removed.mock)]).toEqual([4, 3]);
});
