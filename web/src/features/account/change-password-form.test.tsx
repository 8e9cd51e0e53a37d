// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

async function arrive(answers: Partial<Answers> = {}, waiting = false) {
  answer({ user: () => LUCIA, ...answers });
  const app = await renderApp(
    <ChangePasswordForm email={LUCIA.email} isAddressWaiting={waiting} />,
  );
  await screen.findByRole('button', { name: 'Cambiar contraseña' });
  return app;
}

async function change(
  { user }: Awaited<ReturnType<typeof arrive>>,
  current: string,
  next: string,
  again = next,
) {
  const texts = { 'Contraseña actual': current, 'Nueva contraseña': next };
  for (const [label, text] of Object.entries({ ...texts, 'Confirmar nueva contraseña': again }))
    if (text) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

describe('changing the password', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('names everything that is missing, and goes to the first field', async () => {
    await change(await arrive(), '', '');
    for (const text of [
      'La contraseña actual debe tener al menos 6 caracteres',
      'La nueva contraseña debe tener al menos 6 caracteres',
      'Confirma tu nueva contraseña',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Contraseña actual')).toHaveFocus();
  });

  it('wants the same one twice, and says so at the confirmation', async () => {
    await change(await arrive(), 'luna-vieja', 'luna-nueva', 'luna-llena');
    const confirmation = screen.getByLabelText('Confirmar nueva contraseña');
    expect(confirmation).toHaveAccessibleDescription('Las contraseñas no coinciden');
    expect(confirmation).toHaveFocus();
  });

  it('says so also while another field is wrong', async () => {
    await change(await arrive(), 'luna', 'luna-nueva', 'luna-llena');
    expect(screen.getByText('Las contraseñas no coinciden')).toBeInTheDocument();
    expect(screen.getByLabelText('Contraseña actual')).toHaveFocus();
  });

  it('shows how it goes, empties the form and keeps its banner for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const changePassword = vi.fn(() => held.then(() => ({ passwordChanged: true as const })));
    const app = await arrive({ changePassword });
    await change(app, 'luna-vieja', 'luna-nueva');
    expect(await screen.findByText('Cambiando tu contraseña')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Actualizando...' }));
    release();
    await waitFor(() => expect(screen.getAllByText('¡Contraseña actualizada!')).toHaveLength(2));
    expect(screen.getAllByText('Tu contraseña ha sido cambiada de forma exitosa')).toHaveLength(2);
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({
      currentPassword: 'luna-vieja',
      newPassword: 'luna-nueva',
    });
    for (const label of ['Contraseña actual', 'Nueva contraseña', 'Confirmar nueva contraseña'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    const banner = () => document.querySelector('form [role="status"]');
    await vi.advanceTimersByTimeAsync(4000);
    expect(banner()).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1200);
    expect(banner()).not.toBeInTheDocument();
  });

  it('says beforehand what else it ends', async () => {
    await arrive();
    expect(screen.getByText('Al cambiarla se cierran tus demás sesiones.')).toBeInTheDocument();
  });

  it('says beforehand that an address that waits is given up with it', async () => {
    await arrive({}, true);
    expect(
      screen.getByText(
        'Al cambiarla se cierran tus demás sesiones y se cancela el cambio de correo que espera.',
      ),
    ).toBeInTheDocument();
  });

  it('says at its field that the password of today is another', async () => {
    const wrong = 'La contraseña actual no es correcta';
    const app = await arrive({
      changePassword: () => {
        throw new Refusal('WRONG_PASSWORD', { errors: { currentPassword: wrong } });
      },
    });
    await change(app, 'luna-ajena', 'luna-nueva');
    const field = screen.getByLabelText('Contraseña actual');
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong));
    expect(field).toHaveFocus();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.queryByText('¡Contraseña actualizada!')).not.toBeInTheDocument();
  });

  it('says in the server’s words that it has been tried too often', async () => {
    const app = await arrive({
      changePassword: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    await change(app, 'luna-vieja', 'luna-nueva');
    expect(await screen.findByText(/demasiados intentos en poco tiempo/)).toBeInTheDocument();
  });
});
