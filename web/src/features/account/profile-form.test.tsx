// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { answer, network, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ProfileForm } from './profile-form.tsx';
import { useSession } from './session.ts';

function Mine() {
  const { user } = useSession();
  return user ? <ProfileForm user={user} signAsked={0} /> : null;
}

async function arrive(answers: Partial<Answers> = {}, user: User = LUCIA) {
  answer({ user: () => user, ...answers });
  const app = await renderApp(<Mine />);
  await screen.findByRole('button', { name: 'Guardar cambios' });
  return app;
}

type App = Awaited<ReturnType<typeof arrive>>;

async function write({ user }: App, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));

describe('the personal data', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stand in the form as they are stored', async () => {
    await arrive();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Lucía Robles');
    expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('lucia');
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('lucia@example.com');
    expect(screen.getByLabelText('Signo zodiacal (opcional)')).toHaveValue('Escorpio');
    expect(screen.getByText('Tienes cuenta desde el 3 de octubre de 2026.')).toBeInTheDocument();
  });

  it('name what can’t be taken, and go to the first field', async () => {
    const app = await arrive();
    await write(app, 'Nombre de usuario', 'lu');
    await write(app, 'Correo electrónico', 'lucia@');
    await save(app);
    expect(screen.getByLabelText('Nombre de usuario')).toHaveAccessibleDescription(
      'El nombre de usuario debe tener al menos 3 caracteres',
    );
    expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'Ingresa un correo electrónico válido',
    );
    expect(screen.getByLabelText('Nombre de usuario')).toHaveFocus();
  });

  it('are sent where they changed, fetched again, and said to be saved', async () => {
    let stored: User = LUCIA;
    const updateProfile = vi.fn<Answers['updateProfile']>(({ fullName }) => {
      stored = { ...LUCIA, fullName: fullName ?? '', zodiacSign: null };
      return stored;
    });
    const user = vi.fn(() => stored);
    const app = await arrive({ user, updateProfile });
    await write(app, 'Nombre completo', 'Lucía R.');
    await app.user.selectOptions(screen.getByLabelText('Signo zodiacal (opcional)'), '');
    await save(app);
    expect(await screen.findByText('¡Éxito!')).toBeInTheDocument();
    expect(
      screen.getByText('Tus datos personales han sido actualizados correctamente'),
    ).toBeInTheDocument();
    expect(screen.getByText('Perfil actualizado')).toBeInTheDocument();
    expect(screen.getByText('Tus datos han sido actualizados correctamente')).toBeInTheDocument();
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
      fullName: 'Lucía R.',
      zodiacSign: null,
    });
    await waitFor(() => expect(user).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Lucía R.');
  });

  it('say while they are on their way that they are being saved', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const updateProfile = vi.fn(() => held.then(() => LUCIA));
    const app = await arrive({ updateProfile });
    await save(app);
    expect(await screen.findByText('Guardando tus datos personales')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Actualizando...' }));
    release();
    await screen.findByText('¡Éxito!');
    expect(screen.queryByText('Guardando tus datos personales')).not.toBeInTheDocument();
    expect(updateProfile).toHaveBeenCalledOnce();
  });

  it('keep the stored name where the field of the username is left empty', async () => {
    const app = await arrive({ updateProfile: () => LUCIA });
    await write(app, 'Nombre de usuario', '');
    await save(app);
    await screen.findByText('¡Éxito!');
    expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('lucia');
  });

  it('say which address works while a new one waits for its link', async () => {
    let stored: User = LUCIA;
    const app = await arrive({
      user: () => stored,
      updateProfile: ({ email }) => (stored = { ...LUCIA, pendingEmail: email ?? null }),
    });
    await write(app, 'Correo electrónico', 'nueva@example.com');
    await save(app);
    const notice = await screen.findByText(/Te enviamos un enlace a/);
    expect(notice).toHaveTextContent(
      'Te enviamos un enlace a nueva@example.com. Hasta que lo abras, sigues entrando con lucia@example.com.',
    );
    const field = screen.getByLabelText('Correo electrónico');
    expect(field).toHaveValue('lucia@example.com');
    expect(field).toHaveAccessibleDescription(/nueva@example.com/);
  });

  it('let the link be sent again, and the change be withdrawn', async () => {
    const waiting = { ...LUCIA, pendingEmail: 'nueva@example.com' };
    let stored: User = waiting;
    const updateProfile = vi.fn<Answers['updateProfile']>(({ email }) => {
      stored = { ...LUCIA, pendingEmail: email === LUCIA.email ? null : (email ?? null) };
      return stored;
    });
    const { user } = await arrive({ user: () => stored, updateProfile }, waiting);
    await user.click(screen.getByRole('button', { name: 'Enviar otro enlace' }));
    expect(await screen.findByText('Te enviamos otro enlace a nueva@example.com.')).toBeVisible();
    expect(updateProfile).toHaveBeenLastCalledWith({ email: 'nueva@example.com' });
    await user.click(screen.getByRole('button', { name: 'Cancelar el cambio' }));
    expect(await screen.findByText('Cambio cancelado')).toBeInTheDocument();
    expect(updateProfile).toHaveBeenLastCalledWith({ email: 'lucia@example.com' });
    expect(screen.queryByText(/Hasta que lo abras/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  });

  it('keep an address that waits when something else is changed', async () => {
    const waiting = { ...LUCIA, pendingEmail: 'nueva@example.com' };
    const updateProfile = vi.fn<Answers['updateProfile']>(() => waiting);
    const app = await arrive({ updateProfile }, waiting);
    await write(app, 'Nombre completo', 'Lucía R.');
    await save(app);
    await screen.findByText('¡Éxito!');
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ fullName: 'Lucía R.' });
  });

  it('follow what changed elsewhere, but for what is being typed', async () => {
    let stored: User = LUCIA;
    const app = await arrive({ user: () => stored });
    await write(app, 'Nombre completo', 'Lucía R.');
    stored = { ...LUCIA, email: 'nueva@example.com', fullName: 'Otra' };
    await app.queries.invalidateQueries();
    const email = screen.getByLabelText('Correo electrónico');
    await waitFor(() => expect(email).toHaveValue('nueva@example.com'));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Lucía R.');
  });

  it('say at its field that a username is taken, and keep what was typed', async () => {
    const taken = 'Ese nombre de usuario ya está ocupado. Prueba con otro.';
    const app = await arrive({
      updateProfile: () => {
        throw new Refusal('USERNAME_TAKEN', { errors: { username: taken } });
      },
    });
    await write(app, 'Nombre de usuario', 'ana');
    await save(app);
    const field = screen.getByLabelText('Nombre de usuario');
    await waitFor(() => expect(field).toHaveAccessibleDescription(taken));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ana');
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.queryByText('Perfil actualizado')).not.toBeInTheDocument();
  });

  it('tell of a network that is not there', async () => {
    const app = await arrive();
    network.use(http.post('*/trpc/account.updateProfile', () => HttpResponse.error()));
    await save(app);
    expect(await screen.findByText(/Verifica tu conexión a internet/)).toBeInTheDocument();
  });

  it('offer the way back in where the session ended meanwhile', async () => {
    const app = await arrive({
      updateProfile: () => {
        throw new Refusal('NOT_SIGNED_IN');
      },
    });
    await write(app, 'Nombre completo', 'Lucía R.');
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('dialog', { name: /portal/ })).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Lucía R.');
  });

  it('keep the banner of success for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const app = await arrive({ updateProfile: () => LUCIA });
    await save(app);
    await screen.findByText('Perfil actualizado');
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.getByText('Perfil actualizado')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1200);
    expect(screen.queryByText('Perfil actualizado')).not.toBeInTheDocument();
  });
});
