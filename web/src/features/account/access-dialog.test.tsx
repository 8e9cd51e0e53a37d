// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { useAccessDialog, type AccessOptions } from './access-dialog.tsx';
import { useSession } from './session.ts';
import type { TurnstileOptions } from './turnstile.ts';

function Door(options: AccessOptions) {
  const { open, preload } = useAccessDialog();
  const { user, status } = useSession();
  return (
    <>
      <button type="button" onFocus={preload} onClick={() => open(options)}>
        Acceder
      </button>
      <p>{status === 'signedIn' ? `Hola, ${user?.fullName}` : status}</p>
    </>
  );
}

async function openDialog(options: AccessOptions = {}) {
  const app = await renderApp(<Door {...options} />);
  await app.user.click(await screen.findByRole('button', { name: 'Acceder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tu portal al misticismo' });
  return { ...app, dialog: within(dialog) };
}

async function fillLogin(app: Awaited<ReturnType<typeof openDialog>>, password = 'secreta1') {
  await app.user.type(app.dialog.getByLabelText('Correo electrónico'), 'lucia@example.com');
  await app.user.type(app.dialog.getByLabelText('Contraseña'), password);
}

/** A dialog outside local mode: its human check is the provider's widget, whose token comes late or never. */
async function withWidget(run: (widget: ReturnType<typeof fakeWidget>) => Promise<void>) {
  const meta = document.createElement('meta');
  meta.name = 'sibila-config';
  meta.content = JSON.stringify({ turnstileSiteKey: '0xKEY' });
  document.head.append(meta);
  const widget = fakeWidget();
  window.turnstile = widget;
  try {
    await run(widget);
  } finally {
    meta.remove();
    delete window.turnstile;
  }
}

function fakeWidget() {
  let options: TurnstileOptions | null = null;
  return {
    render: vi.fn((_place: HTMLElement, given: TurnstileOptions) => {
      options = given;
      return 'w';
    }),
    execute: vi.fn(),
    reset: vi.fn(),
    remove: vi.fn(),
    give: (token: string) => options?.callback(token),
    fail: () => options?.['error-callback'](),
  };
}

/** An answer that waits, and what lets it go. */
function held<T>(value: T) {
  let release: () => void = () => undefined;
  const answered = new Promise<T>((resolve) => (release = () => resolve(value)));
  return { answered, release };
}

const submitLogin = (app: Awaited<ReturnType<typeof openDialog>>) =>
  app.user.click(app.dialog.getByRole('button', { name: 'Iniciar sesión' }));

describe('the access dialog', () => {
  it('has two tabs, and opens on the one that is asked for', async () => {
    const { dialog } = await openDialog({ tab: 'register' });
    expect(dialog.getByRole('tab', { name: 'Registrarse' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(dialog.getByRole('tab', { name: 'Iniciar sesión' })).toBeInTheDocument();
  });

  it('gives the focus back to what opened it', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Acceder' })).toHaveFocus());
  });
});

describe('signing in', () => {
  it('says what is wrong with each field and moves to the first', async () => {
    const { dialog, user } = await openDialog();
    await user.type(dialog.getByLabelText('Contraseña'), 'corta');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    expect(dialog.getByText('Introduce un correo electrónico válido')).toBeInTheDocument();
    expect(dialog.getByText('La contraseña debe tener al menos 6 caracteres')).toBeInTheDocument();
    expect(dialog.getByLabelText('Correo electrónico')).toHaveFocus();
  });

  it('shows and hides the password', async () => {
    const { dialog, user } = await openDialog();
    expect(dialog.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
    await user.click(dialog.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(dialog.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  });

  it('links to the recovery of a password', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('sets the user, closes and runs what was waiting, with the dummy token sent', async () => {
    const login = vi.fn(() => LUCIA);
    answer({ login, user: () => (login.mock.calls.length > 0 ? LUCIA : null) });
    const onSuccess = vi.fn();
    const app = await openDialog({ onSuccess });
    await fillLogin(app);
    await submitLogin(app);
    expect(await screen.findByText('Hola, Lucía Robles')).toBeInTheDocument();
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(login).toHaveBeenCalledWith({
      email: 'lucia@example.com',
      password: 'secreta1',
      turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that it is busy while the answer is on its way', async () => {
    const { answered, release } = held(LUCIA);
    answer({ login: () => answered });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    expect(await app.dialog.findByRole('button', { name: 'Iniciando sesión...' })).toBeVisible();
    release();
    await screen.findByText('Hola, Lucía Robles');
  });

  it('tells a wrong password', async () => {
    answer({
      login: () => {
        throw new Refusal('INVALID_CREDENTIALS');
      },
    });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    expect(await screen.findByText('Error de acceso')).toBeInTheDocument();
    expect(screen.getByText('Correo electrónico o contraseña incorrectos')).toBeInTheDocument();
  });

  it('offers the verification e-mail again to an unverified account', async () => {
    const resendVerification = vi.fn(() => ({ message: 'Enviado' }));
    answer({
      login: () => {
        throw new Refusal('EMAIL_NOT_VERIFIED', { emailVerified: false });
      },
      resendVerification,
    });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    await app.user.click(
      await app.dialog.findByRole('button', { name: 'Reenviar correo de verificación' }),
    );
    expect(await screen.findByText('Correo enviado')).toBeInTheDocument();
    expect(app.dialog.getByLabelText('Correo electrónico')).toHaveFocus();
    expect(resendVerification).toHaveBeenCalledWith({ email: 'lucia@example.com' });
    await waitFor(() => expect(screen.queryByText('Email no verificado')).not.toBeInTheDocument());
  });

  it('asks for the e-mail before sending the verification again', async () => {
    answer({
      login: () => {
        throw new Refusal('EMAIL_NOT_VERIFIED', { emailVerified: false });
      },
    });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    await app.user.clear(app.dialog.getByLabelText('Correo electrónico'));
    await app.user.click(
      await app.dialog.findByRole('button', { name: 'Reenviar correo de verificación' }),
    );
    expect(
      await screen.findByText('Por favor, ingresa tu correo electrónico primero'),
    ).toBeInTheDocument();
  });

  it('takes a refusal that speaks of verification for an unverified account too', async () => {
    answer({
      login: () => {
        throw new Refusal('INVALID_CREDENTIALS', { message: 'El correo no está verificado' });
      },
    });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    expect(
      await app.dialog.findByText(
        /^Debes verificar tu correo electrónico antes de iniciar sesión. Puedes reenviar/,
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Email no verificado')).toHaveLength(2);
  });

  it('says that the e-mail is being sent again, and when it could not be', async () => {
    const { answered, release } = held(null);
    answer({
      login: () => {
        throw new Refusal('EMAIL_NOT_VERIFIED', { emailVerified: false });
      },
      resendVerification: async () => {
        await answered;
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    const resend = { name: 'Reenviar correo de verificación' };
    await app.user.click(await app.dialog.findByRole('button', resend));
    expect(await app.dialog.findByRole('button', { name: 'Enviando correo...' })).toBeVisible();
    release();
    expect(
      await screen.findByText(
        'No se pudo enviar el correo de verificación. Por favor, intenta nuevamente más tarde.',
      ),
    ).toBeInTheDocument();
    expect(await app.dialog.findByRole('button', resend)).toBeInTheDocument();
  });

  it('asks the human check for a fresh token after any failure', async () => {
    await withWidget(async (widget) => {
      answer({
        login: () => {
          throw new Refusal('INVALID_CREDENTIALS');
        },
      });
      const app = await openDialog();
      await fillLogin(app);
      widget.give('token-1');
      await submitLogin(app);
      await screen.findByText('Error de acceso');
      expect(widget.reset).toHaveBeenCalledOnce();
    });
  });

  it('tells of a human check that failed, and still lets people in', async () => {
    await withWidget(async (widget) => {
      const login = vi.fn(() => LUCIA);
      answer({ login });
      const app = await openDialog();
      await fillLogin(app);
      widget.fail();
      expect(await app.dialog.findByText('Error en la verificación.')).toBeInTheDocument();
      expect(
        await screen.findByText(
          'Error en la verificación anti-bot. Por favor, inténtalo de nuevo.',
        ),
      ).toBeInTheDocument();
      await submitLogin(app);
      await screen.findByText('Hola, Lucía Robles');
      expect(login).toHaveBeenCalledWith(expect.objectContaining({ turnstileToken: null }));
    });
  });

  it('shows any other refusal in its own words', async () => {
    answer({
      login: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    const app = await openDialog();
    await fillLogin(app);
    await submitLogin(app);
    expect(await screen.findByText(/demasiados intentos en poco tiempo/)).toBeInTheDocument();
  });
});

describe('registering', () => {
  async function fillRegistration(app: Awaited<ReturnType<typeof openDialog>>) {
    await app.user.type(app.dialog.getByLabelText('Correo electrónico'), 'lucia@example.com');
    await app.user.type(app.dialog.getByLabelText('Nombre completo'), 'Lucía Robles');
    await app.user.type(app.dialog.getByLabelText('Contraseña'), 'cielo-abierto');
    await app.user.click(app.dialog.getByRole('checkbox'));
  }
  const submit = (app: Awaited<ReturnType<typeof openDialog>>) =>
    app.user.click(app.dialog.getByRole('button', { name: 'Registrarse' }));

  it('names everything that is missing', async () => {
    const app = await openDialog({ tab: 'register' });
    await submit(app);
    for (const text of [
      'Introduce un correo electrónico válido',
      'El nombre completo es requerido',
      'La contraseña debe tener al menos 6 caracteres',
      'Debes aceptar los términos y condiciones para continuar',
    ])
      expect(app.dialog.getByText(text)).toBeInTheDocument();
  });

  it('offers the twelve signs, and none', async () => {
    const { dialog } = await openDialog({ tab: 'register' });
    expect(
      within(dialog.getByLabelText('Signo zodiacal (opcional)')).getAllByRole('option'),
    ).toHaveLength(13);
  });

  it('sends the form, tells of the e-mail and waits in the other tab with the address', async () => {
    const register = vi.fn(() => ({ message: 'Revisa tu correo' }));
    answer({ register });
    const app = await openDialog({ tab: 'register' });
    await fillRegistration(app);
    await app.user.selectOptions(
      app.dialog.getByLabelText('Signo zodiacal (opcional)'),
      'Escorpio',
    );
    await submit(app);
    expect(await screen.findByText('Registro exitoso')).toBeInTheDocument();
    expect(register).toHaveBeenCalledWith({
      email: 'lucia@example.com',
      fullName: 'Lucía Robles',
      password: 'cielo-abierto',
      zodiacSign: 'Escorpio',
      termsAccepted: true,
      turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    expect(app.dialog.getByRole('tab', { name: 'Iniciar sesión' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(app.dialog.getByLabelText('Correo electrónico')).toHaveValue('lucia@example.com');
  });

  it('sends nothing without a token of the human check, and says so', async () => {
    await withWidget(async (widget) => {
      const register = vi.fn(() => ({ message: 'Revisa tu correo' }));
      answer({ register });
      const app = await openDialog({ tab: 'register' });
      await fillRegistration(app);
      await submit(app);
      expect(
        await app.dialog.findByText('No se pudo completar la verificación de seguridad'),
      ).toBeInTheDocument();
      expect(widget.execute).toHaveBeenCalledOnce();
      expect(register).not.toHaveBeenCalled();
    });
  });

  it('waits half a second for a token that is on its way, and looks again', async () => {
    await withWidget(async (widget) => {
      const register = vi.fn(() => ({ message: 'Revisa tu correo' }));
      answer({ register });
      const app = await openDialog({ tab: 'register' });
      await fillRegistration(app);
      await submit(app);
      expect(app.dialog.getByRole('button', { name: 'Creando cuenta...' })).toBeInTheDocument();
      widget.give('token-1');
      expect(await screen.findByText('Registro exitoso')).toBeInTheDocument();
      expect(register).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ turnstileToken: 'token-1' }),
      );
    });
  });

  it('says that it is busy, sends once, and leaves the focus where it goes on', async () => {
    const { answered, release } = held({ message: 'Revisa tu correo' });
    const register = vi.fn(() => answered);
    answer({ register });
    const app = await openDialog({ tab: 'register' });
    await fillRegistration(app);
    await submit(app);
    await app.user.click(await app.dialog.findByRole('button', { name: 'Creando cuenta...' }));
    release();
    await screen.findByText('Registro exitoso');
    expect(register).toHaveBeenCalledOnce();
    expect(app.dialog.getByRole('tab', { name: 'Iniciar sesión' })).toHaveFocus();
  });

  it('says why it failed, and asks the human check for a fresh token', async () => {
    await withWidget(async (widget) => {
      answer({
        register: () => {
          throw new Refusal('HUMAN_CHECK_FAILED');
        },
      });
      const app = await openDialog({ tab: 'register' });
      await fillRegistration(app);
      widget.give('token-1');
      await submit(app);
      expect(await screen.findByText('Error')).toBeInTheDocument();
      expect(
        screen.getAllByText('No se pudo completar la verificación de seguridad'),
      ).not.toHaveLength(0);
      expect(widget.reset).toHaveBeenCalledOnce();
    });
  });

  it("says that it is nobody's fault here when the human check is away", async () => {
    await withWidget(async (widget) => {
      answer({
        register: () => {
          throw new Refusal('HUMAN_CHECK_UNAVAILABLE');
        },
      });
      const app = await openDialog({ tab: 'register' });
      await fillRegistration(app);
      widget.give('token-1');
      await submit(app);
      expect(await screen.findByText(/^No es culpa tuya: .*en un momento\.$/)).toBeInTheDocument();
      expect(screen.queryByText('No se pudo completar la verificación de seguridad')).toBeNull();
      expect(app.dialog.getByLabelText('Contraseña')).not.toHaveValue('');
    });
  });

  it('shows what the server says of a field at that field', async () => {
    answer({
      register: () => {
        throw new Refusal('INVALID_INPUT', { errors: { password: 'Esa contraseña es muy común' } });
      },
    });
    const app = await openDialog({ tab: 'register' });
    await fillRegistration(app);
    await submit(app);
    expect(await app.dialog.findByText('Esa contraseña es muy común')).toBeInTheDocument();
    expect(app.dialog.getByLabelText('Contraseña')).toHaveAttribute('aria-invalid', 'true');
  });
});
