// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SteadyImage } from './steady-image.tsx';

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
