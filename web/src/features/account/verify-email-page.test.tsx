// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const arrive = (token?: string) =>
  renderApp(<VerifyEmailPage token={token} />, {
    path: token ? `/verify-email?token=${token}` : '/verify-email',
  });

describe('the page behind the verification link', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says so when the link carries no token', async () => {
    await arrive();
    expect(
      await screen.findByText(
        'No se proporcionó un token de verificación. Por favor, revisa el enlace que recibiste por correo.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver al inicio' })).toBeInTheDocument();
  });

  it('posts the token once, though effects run twice, and takes it out of the address', async () => {
    const verifyEmail = vi.fn(() => ({ success: true as const }));
    answer({ verifyEmail });
    const { router } = await arrive('abc');
    expect(
      await screen.findByText(
        '¡Gracias! Tu cuenta ha sido activada y ahora puedes iniciar sesión.',
      ),
    ).toBeInTheDocument();
    expect(verifyEmail).toHaveBeenCalledOnce();
    expect(router.history.location.href).toBe('/verify-email');
    expect(await screen.findByText('Verificación exitosa')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ir a la página principal' })).toBeInTheDocument();
  });

  it('opens the dialog to sign in three seconds after success, and goes home from there', async () => {
    answer({ verifyEmail: () => ({ success: true }), login: () => LUCIA });
    const { router, user } = await arrive('abc');
    await screen.findByText(/Tu cuenta ha sido activada/);
    await vi.advanceTimersByTimeAsync(2500);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(700);
    await screen.findByRole('dialog', { name: 'Tu portal al misticismo' });
    await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@example.com');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta1');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  });

  it('tells why a link failed', async () => {
    answer({
      verifyEmail: () => {
        throw new Refusal('TOKEN_INVALID');
      },
    });
    await arrive('viejo');
    expect(await screen.findByText('Error de verificación')).toBeInTheDocument();
    expect(screen.getAllByText(/ya se usó o ha caducado/)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Volver al inicio' })).toBeInTheDocument();
  });

  it('leads from a link that failed to the access, where another one can be had', async () => {
    const resendVerification = vi.fn(() => ({ message: 'Enviado' }));
    answer({
      verifyEmail: () => {
        throw new Refusal('TOKEN_INVALID');
      },
      resendVerification,
    });
    const { user } = await arrive('viejo');
    await user.click(await screen.findByRole('button', { name: 'Ir al acceso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu portal al misticismo' }));
    expect(dialog.getByText(/Si ya habías abierto tu enlace/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Correo electrónico'), 'lucia@example.com');
    await user.click(dialog.getByRole('button', { name: 'Reenviar correo de verificación' }));
    expect(await screen.findByText('Correo enviado')).toBeInTheDocument();
    expect(resendVerification).toHaveBeenCalledWith({ email: 'lucia@example.com' });
  });

  it('posts the token of somebody signed in before it sends them home', async () => {
    const verifyEmail = vi.fn(() => ({ success: true as const }));
    answer({ user: () => LUCIA, verifyEmail });
    const { router } = await arrive('nuevo');
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
    expect(verifyEmail).toHaveBeenCalledOnce();
  });

  it('asks again who is signed in, since the address may be another now', async () => {
    let address = LUCIA.email;
    answer({
      user: () => ({ ...LUCIA, email: address }),
      verifyEmail: () => {
        address = 'nueva@example.com';
        return { success: true };
      },
    });
    const { queries } = await arrive('nuevo');
    await waitFor(() =>
      expect(queries.getQueriesData<User>({}).map(([, user]) => user?.email)).toContain(
        'nueva@example.com',
      ),
    );
  });

  it('sends somebody signed in home at once when there is nothing to post', async () => {
    answer({ user: () => LUCIA });
    const { router } = await arrive();
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  });
});
