// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, network, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import type { TurnstileOptions } from './turnstile.ts';

const SUBMIT = 'Enviar Enlace de Recuperación';

const arrive = () => renderApp(<ForgotPasswordPage />, { path: '/forgot-password' });

async function ask(email = 'lucia@example.com') {
  const app = await arrive();
  await app.user.type(await screen.findByLabelText('Correo electrónico'), email);
  await app.user.click(screen.getByRole('button', { name: SUBMIT }));
  return app;
}

/** What the card says of a failure; the notification says it too. */
const notice = () => screen.findByRole('alert');

/** A page outside local mode, whose widget is the provider's. */
function withWidget() {
  const meta = document.createElement('meta');
  meta.name = 'sibila-config';
  meta.content = JSON.stringify({ turnstileSiteKey: '0xKEY' });
  document.head.append(meta);
  const given: TurnstileOptions[] = [];
  const widget = {
    render: vi.fn((_place: HTMLElement, options: TurnstileOptions) => {
      given.push(options);
      return 'w';
    }),
    execute: vi.fn(),
    reset: vi.fn(),
    remove: vi.fn(),
  };
  window.turnstile = widget;
  return { widget, given };
}

afterEach(() => {
  document.head.replaceChildren();
  delete window.turnstile;
});

describe('asking for a new password', () => {
  it('is a card with one field and the way back to the access', async () => {
    await arrive();
    expect(
      await screen.findByRole('heading', { name: 'Recuperación de Contraseña' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('type', 'email');
    expect(screen.getByRole('link', { name: 'Volver a Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('wants an address, says so at the field and goes there', async () => {
    await ask('lucia');
    const field = screen.getByLabelText('Correo electrónico');
    expect(field).toHaveAccessibleDescription('Ingresa un correo electrónico válido');
    expect(field).toHaveFocus();
  });

  it('sends the address with the token, and the notice takes the place of the form', async () => {
    const forgotPassword = vi.fn(() => ({ message: 'Enviado' }));
    answer({ forgotPassword });
    await ask();
    const sent = await screen.findByText('Correo enviado');
    expect(forgotPassword).toHaveBeenCalledExactlyOnceWith({
      email: 'lucia@example.com',
      turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    expect(sent.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByText(/también la carpeta de spam/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Correo electrónico')).not.toBeInTheDocument();
    expect(await screen.findByText('Solicitud enviada')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Si el correo existe en nuestra base de datos, recibirás un enlace para restablecer tu contraseña.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a Iniciar Sesión' })).toBeInTheDocument();
  });

  it('says that it is busy, and sends once', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const forgotPassword = vi.fn(() => held.then(() => ({ message: 'Enviado' })));
    answer({ forgotPassword });
    const { user } = await ask();
    const busy = await screen.findByRole('button', { name: 'Enviando...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await screen.findByText('Correo enviado');
    expect(forgotPassword).toHaveBeenCalledOnce();
  });

  it('shows the server’s own words', async () => {
    answer({
      forgotPassword: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    await ask();
    expect(await notice()).toHaveTextContent(/demasiados intentos en poco tiempo/);
    expect(screen.getByRole('button', { name: SUBMIT })).toBeInTheDocument();
  });

  it('shows what the server says of the address at the field', async () => {
    answer({
      forgotPassword: () => {
        throw new Refusal('INVALID_INPUT', { errors: { email: 'Ese dominio no existe' } });
      },
    });
    await ask();
    await waitFor(() =>
      expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
        'Ese dominio no existe',
      ),
    );
  });

  it.each([
    [
      'there is no network',
      () => HttpResponse.error(),
      'No pudimos conectar con el servidor. Verifica tu conexión a internet.',
    ],
    [
      'something else answers for the server',
      () => new HttpResponse('Bad Gateway', { status: 502 }),
      'Ocurrió un error. Por favor, intenta nuevamente.',
    ],
    [
      'the answer makes no sense',
      () => HttpResponse.html('<p>Hola</p>'),
      'Ocurrió un error al procesar tu solicitud. Por favor, intenta nuevamente.',
    ],
  ])('says what to do when %s', async (_, respond, text) => {
    network.use(http.post('*/trpc/account.forgotPassword', respond));
    await ask();
    expect(await notice()).toHaveTextContent(text);
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });

  it('sends nothing where the human check gives no token', async () => {
    const { widget, given } = withWidget();
    const forgotPassword = vi.fn(() => ({ message: 'Enviado' }));
    answer({ forgotPassword });
    await ask();
    expect(await notice()).toHaveTextContent(
      'Error al verificar la seguridad. Por favor, intenta nuevamente más tarde.',
    );
    expect(given[0]?.action).toBe('forgot-password');
    expect(widget.execute).toHaveBeenCalled();
    expect(forgotPassword).not.toHaveBeenCalled();
  });

  it('asks for a fresh token after a failure', async () => {
    const { widget, given } = withWidget();
    answer({
      forgotPassword: () => {
        throw new Refusal('HUMAN_CHECK_FAILED');
      },
    });
    widget.execute.mockImplementation(() => given.at(-1)?.callback('token-1'));
    await ask();
    await notice();
    expect(widget.reset).toHaveBeenCalledOnce();
  });
});
