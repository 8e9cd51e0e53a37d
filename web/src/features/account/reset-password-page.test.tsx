// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, network, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const SUBMIT = 'Restablecer Contraseña';
const valid = () => ({ valid: true as const });

const arrive = (token?: string) =>
  renderApp(<ResetPasswordPage token={token} />, {
    path: token ? `/reset-password?token=${token}` : '/reset-password',
  });

async function fill(app: Awaited<ReturnType<typeof arrive>>, first: string, second = first) {
  await app.user.type(await screen.findByLabelText('Nueva Contraseña'), first);
  await app.user.type(screen.getByLabelText('Confirmar Contraseña'), second);
  await app.user.click(screen.getByRole('button', { name: SUBMIT }));
}

async function reset(answers: Partial<Answers>) {
  answer({ checkResetToken: valid, ...answers });
  const app = await arrive('abc');
  await fill(app, 'cielo-abierto');
  return app;
}

const newLink = () => screen.queryByRole('link', { name: 'Solicitar un nuevo enlace' });

describe('the link of a reset', () => {
  it('says so when there is no token', async () => {
    await arrive();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se proporcionó un token de restablecimiento. Solicita un nuevo enlace.',
    );
    expect(screen.queryByLabelText('Nueva Contraseña')).not.toBeInTheDocument();
    expect(newLink()).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Volver a Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('is looked at once, though effects run twice, and leaves the address bar', async () => {
    let look: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => {
      look = resolve;
    });
    const checkResetToken = vi.fn(() => looked.then(valid));
    answer({ checkResetToken });
    const { router } = await arrive('abc');
    expect(await screen.findByText('Validando enlace de restablecimiento...')).toBeInTheDocument();
    expect(router.history.location.href).toBe('/reset-password');
    look();
    expect(await screen.findByLabelText('Nueva Contraseña')).toBeInTheDocument();
    expect(screen.getByLabelText('Confirmar Contraseña')).toBeInTheDocument();
    expect(checkResetToken).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
  });

  it('leads to a new one when it is invalid or has expired', async () => {
    answer({
      checkResetToken: () => {
        throw new Refusal('RESET_TOKEN_INVALID');
      },
    });
    await arrive('viejo');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El enlace de restablecimiento de contraseña ha expirado o ya no es válido. Por favor, solicita un nuevo enlace.',
    );
    expect(newLink()).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByRole('button', { name: 'Volver a intentarlo' })).not.toBeInTheDocument();
  });

  it('shows the server’s words where it could not be looked at, and tries again', async () => {
    const checkResetToken = vi.fn<Answers['checkResetToken']>().mockImplementationOnce(() => {
      throw new Refusal('TOO_MANY_REQUESTS');
    });
    checkResetToken.mockImplementation(valid);
    answer({ checkResetToken });
    const { user } = await arrive('abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(/demasiados intentos/);
    expect(newLink()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByLabelText('Nueva Contraseña')).toBeInTheDocument();
  });

  it('counts as invalid or expired where something else answers for the server', async () => {
    network.use(
      http.post('*/trpc/account.checkResetToken', () => new HttpResponse('No', { status: 502 })),
    );
    await arrive('abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El enlace de restablecimiento es inválido o ha expirado.',
    );
    expect(newLink()).toBeInTheDocument();
  });

  it('says that it could not be validated without a network', async () => {
    network.use(http.post('*/trpc/account.checkResetToken', () => HttpResponse.error()));
    await arrive('abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ocurrió un error al validar el token. Por favor, solicita un nuevo enlace.',
    );
    expect(newLink()).not.toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('has at least six characters', async () => {
    answer({ checkResetToken: valid });
    await fill(await arrive('abc'), 'corta');
    expect(screen.getAllByText('La contraseña debe tener al menos 6 caracteres')).toHaveLength(2);
    expect(screen.getByLabelText('Nueva Contraseña')).toHaveFocus();
  });

  it.each(['cielo-cerrado', 'cielo'])(
    'is confirmed by the same one, not by «%s»',
    async (other) => {
      answer({ checkResetToken: valid });
      await fill(await arrive('abc'), 'cielo-abierto', other);
      const confirmation = screen.getByLabelText('Confirmar Contraseña');
      expect(confirmation).toHaveAccessibleDescription('Las contraseñas no coinciden');
      expect(confirmation).toHaveFocus();
    },
  );

  it('can be shown', async () => {
    answer({ checkResetToken: valid });
    const { user } = await arrive('abc');
    const field = await screen.findByLabelText('Nueva Contraseña');
    const [show] = screen.getAllByRole('button', { name: 'Mostrar contraseña' });
    if (!show) throw new Error('no button');
    await user.click(show);
    expect(field).toHaveAttribute('type', 'text');
  });

  it('says that it is busy, and sends once', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const resetPassword = vi.fn(() => held.then(() => ({ success: true as const })));
    const { user } = await reset({ resetPassword });
    await user.click(await screen.findByRole('button', { name: 'Actualizando...' }));
    release();
    await screen.findAllByText('¡Contraseña actualizada!');
    expect(resetPassword).toHaveBeenCalledOnce();
  });

  it('shows what the server says of it at the field', async () => {
    await reset({
      resetPassword: () => {
        throw new Refusal('INVALID_INPUT', { errors: { password: 'Esa contraseña es muy común' } });
      },
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Nueva Contraseña')).toHaveAccessibleDescription(
        /Esa contraseña es muy común/,
      ),
    );
    expect(screen.getByLabelText('Nueva Contraseña')).toHaveFocus();
  });

  it('leads to a new link when this one ran out meanwhile', async () => {
    await reset({
      resetPassword: () => {
        throw new Refusal('RESET_TOKEN_INVALID');
      },
    });
    expect(await screen.findByRole('link', { name: 'Solicitar un nuevo enlace' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('says when the server can’t be reached, without a word of new links', async () => {
    answer({ checkResetToken: valid });
    const app = await arrive('abc');
    await screen.findByLabelText('Nueva Contraseña');
    network.use(http.post('*/trpc/account.resetPassword', () => HttpResponse.error()));
    await fill(app, 'cielo-abierto');
    expect(
      await screen.findAllByText(
        'No pudimos conectar con el servidor. Verifica tu conexión a internet.',
      ),
    ).not.toHaveLength(0);
    expect(newLink()).not.toBeInTheDocument();
  });
});

describe('after a reset', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says so, knows nobody any more, and leads to the access three seconds later', async () => {
    const resetPassword = vi.fn(() => ({ success: true as const }));
    const { router, queries } = await reset({ user: () => LUCIA, resetPassword });
    expect(
      await screen.findByText(
        'Tu contraseña ha sido restablecida correctamente. Ahora puedes iniciar sesión.',
      ),
    ).toBeInTheDocument();
    expect(resetPassword).toHaveBeenCalledWith({ token: 'abc', password: 'cielo-abierto' });
    expect(screen.getAllByText('¡Contraseña actualizada!')).toHaveLength(2);
    expect(screen.queryByLabelText('Nueva Contraseña')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a Iniciar Sesión' })).toBeInTheDocument();
    const cached = queries.getQueryCache().getAll();
    expect(cached.filter(({ state }) => (state.data ?? null) !== null)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(router.history.location.pathname).toBe('/reset-password');
    await vi.advanceTimersByTimeAsync(700);
    await waitFor(() => expect(router.history.location.pathname).toBe('/login'));
  });
});
