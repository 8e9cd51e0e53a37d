// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../testing/handlers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Providers } from './providers.tsx';

it('answers what breaks around a page with the screen of its own, out of which there is a way', async () => {
  // React tells of what a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  answer({ user: () => null });
  let isBroken = true;
  const Frame = () => {
    if (isBroken) throw new Error('a is undefined');
    return <p>El atlas</p>;
  };
  await renderApp(
    <Providers>
      <Frame />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Se nubló el cielo');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  expect(await screen.findByText('El atlas')).toBeInTheDocument();
});
