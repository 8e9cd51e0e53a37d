// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../testing/handlers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { LUCIA } from '../testing/samples.ts';
import { LoginGate } from './login-gate.tsx';

const BUTTON = { name: 'Iniciar sesión o registrarse' };

const gate = (
  <LoginGate
    title="Tu tirada te espera"
    explanation="Con una cuenta gratuita tienes ocho lecturas."
    preview={<span>un abanico de cartas</span>}
  >
    <p>El ritual</p>
  </LoginGate>
);

describe('the login gate', () => {
  it('tells a guest what waits behind and opens the access dialog', async () => {
    const { user } = await renderApp(gate);
    const button = await screen.findByRole('button', BUTTON);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getByRole('heading', { name: 'Tu tirada te espera' })).toBeInTheDocument();
    expect(screen.getByText(/ocho lecturas/)).toBeInTheDocument();
    expect(screen.queryByText('El ritual')).toBeNull();
    await user.click(button);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Tu portal al misticismo');
  });

  it('hides what is behind from assistive technology', async () => {
    await renderApp(gate);
    const preview = await screen.findByText('un abanico de cartas');
    expect(preview.closest('[aria-hidden="true"][inert]')).not.toBeNull();
  });

  it('shows a spinner in the button’s place while nobody knows who is reading', async () => {
    let tell = () => {};
    answer({ user: () => new Promise<null>((resolve) => (tell = () => resolve(null))) });
    await renderApp(gate);
    expect(await screen.findByText('Comprobando tu sesión')).toBeInTheDocument();
    expect(screen.getByRole('button', BUTTON)).toHaveAttribute('data-loading');
    tell();
    await waitFor(() => expect(screen.getByRole('button', BUTTON)).toBeEnabled());
    expect(screen.queryByText('Comprobando tu sesión')).toBeNull();
  });

  it('lets those who are signed in through', async () => {
    answer({ user: () => LUCIA });
    await renderApp(gate);
    expect(await screen.findByText('El ritual')).toBeInTheDocument();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });
});
