// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { whyPanel } from './why-panel.tsx';

const Reasons = ({ text }: { text: string }) => <p>Viene de {text}</p>;

it('the reasons of a reading that could not be had leave the reading alone, and come when asked again', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: Reasons }))
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const Why = whyPanel(load);
  render(
    <>
      <h1>Tu lectura</h1>
      <Why text="la Luna" />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('¿Por qué esta lectura?'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte no se pudo cargar.');
  expect(screen.getByRole('heading')).toHaveTextContent('Tu lectura');
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  expect(await screen.findByText('Viene de la Luna')).toBeInTheDocument();
});
