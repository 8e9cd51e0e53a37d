// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { keepInCache } from '../lib/client-cache.ts';
import { SteadyImage } from './steady-image.tsx';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('asks again for a picture that did not come, as soon as the network is back', () => {
  render(<SteadyImage src="/art/el-sol.svg" alt="El Sol" />);
  const first = screen.getByAltText('El Sol');
  fireEvent.error(first);
  expect(screen.getByAltText('El Sol')).toBe(first);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  const second = screen.getByAltText('El Sol');
  expect(second).not.toBe(first);
  expect(second).toHaveAttribute('src', '/art/el-sol.svg');
});

it('shows the copy that was fetched ahead, and the picture itself once the network is back', () => {
  keepInCache([{ url: '/art/el-sol.svg', type: 'image', data: 'data:image/webp;base64,AA' }]);
  render(<SteadyImage className="carta" src="/art/el-sol.svg" alt="El Sol" />);
  fireEvent.error(screen.getByAltText('El Sol'));
  expect(screen.getByAltText('El Sol')).toHaveAttribute('src', 'data:image/webp;base64,AA');
  expect(screen.getByAltText('El Sol')).toHaveAttribute('class', 'carta');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByAltText('El Sol')).toHaveAttribute('src', '/art/el-sol.svg');
});

it('does without a copy that can’t be shown either', () => {
  keepInCache([{ url: '/art/el-sol.svg', type: 'image', data: 'data:image/webp;base64,AA' }]);
  render(<SteadyImage src="/art/el-sol.svg" alt="El Sol" />);
  fireEvent.error(screen.getByAltText('El Sol'));
  fireEvent.error(screen.getByAltText('El Sol'));
  expect(screen.getByAltText('El Sol')).toHaveAttribute('src', '/art/el-sol.svg');
});

it('shows no copy of the picture that stood in its place before', () => {
  keepInCache([{ url: '/art/el-loco.svg', type: 'image', data: 'data:image/webp;base64,AA' }]);
  const { rerender } = render(<SteadyImage src="/art/el-loco.svg" alt="El Loco" />);
  fireEvent.error(screen.getByAltText('El Loco'));
  rerender(<SteadyImage src="/art/el-mago.svg" alt="El Mago" />);
  expect(screen.getByAltText('El Mago')).toHaveAttribute('src', '/art/el-mago.svg');
  fireEvent.error(screen.getByAltText('El Mago'));
  expect(screen.getByAltText('El Mago')).toHaveClass(/missing/);
});

/** The server's picture in a page that wakes, after the browser has done with it. */
async function wake(decode: () => Promise<void>) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  HTMLImageElement.prototype.decode = decode;
  const picture = <SteadyImage src="/art/el-sol.svg" alt="El Sol" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(picture);
  document.body.replaceChildren(page);
  render(picture, { container: page, hydrate: true });
  await act(() => Promise.resolve());
  return screen.getByAltText('El Sol');
}

it('notices what failed before the page was awake', async () => {
  const copy = 'data:image/webp;base64,AA';
  keepInCache([{ url: '/art/el-sol.svg', type: 'image', data: copy }]);
  const failed = () => Promise.reject(new DOMException('broken', 'EncodingError'));
  expect(await wake(failed)).toHaveAttribute('src', copy);
});

it('leaves a picture alone that was there before the page was awake', async () => {
  keepInCache([{ url: '/art/el-sol.svg', type: 'image', data: 'data:image/webp;base64,AA' }]);
  expect(await wake(() => Promise.resolve())).toHaveAttribute('src', '/art/el-sol.svg');
});
