// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepInCache } from '../lib/client-cache.ts';
import { SteadyImage } from './steady-image.tsx';

afterEach(() => localStorage.clear());

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
