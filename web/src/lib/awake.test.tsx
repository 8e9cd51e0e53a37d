// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAwake } from './awake.ts';

const seen: boolean[] = [];

function Sleeper() {
  const isAwake = useAwake();
  seen.push(isAwake);
  return <p>{isAwake ? 'despierta' : 'dormida'}</p>;
}

it('is asleep in the HTML, takes it over as it is, and wakes afterwards', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Sleeper />);
  expect(place.textContent).toBe('dormida');
  seen.length = 0;
  const root = await act(async () => hydrateRoot(place, <Sleeper />));
  expect(seen).toEqual([false, true]);
  expect(place.textContent).toBe('despierta');
  act(() => root.unmount());
});
