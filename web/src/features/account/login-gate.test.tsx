// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
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
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByRole('heading', { name: 'Tu tirada te espera' })).toBeInTheDocument();
    expect(screen.getByText(/ocho lecturas/)).toBeInTheDocument();
    expect(screen.queryByText('El ritual')).toBeNull();
    await user.click(button);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Tu portal al misticismo');
  });

  it('is a link to the access page, which a press with a key held down follows', async () => {
    await renderApp(gate);
    const button = await screen.findByRole('button', BUTTON);
    expect(button).toHaveAttribute('href', '/login');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(fireEvent.click(button, { metaKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    button.focus();
    expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
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
    const button = screen.getByRole('button', BUTTON);
    expect(button).toHaveAttribute('data-loading');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(button)).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    tell();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByText('Comprobando tu sesión')).toBeNull();
  });

  it('lets those who are signed in through', async () => {
    answer({ user: () => LUCIA });
    await renderApp(gate);
    expect(await screen.findByText('El ritual')).toBeInTheDocument();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });
});
