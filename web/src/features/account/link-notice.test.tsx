// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { useAccessDialog } from './access-dialog.tsx';
import { LinkNotice } from './link-notice.tsx';

const ADDRESS = 'lucia@example.com';
const ON_ITS_WAY = /^Hay un correo en camino a/;
const RESEND = { name: 'Reenviar correo de verificación' };

function Door() {
  const { open } = useAccessDialog();
  return (
    <button type="button" onClick={() => open({ tab: 'register' })}>
      Acceder
    </button>
  );
}

/** Registers, and gives the dialog as it stands afterwards. */
async function register() {
  const app = await renderApp(<Door />);
  await app.user.click(await screen.findByRole('button', { name: 'Acceder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu portal al misticismo' }));
  await app.user.type(dialog.getByLabelText('Correo electrónico'), ADDRESS);
  await app.user.type(dialog.getByLabelText('Nombre completo'), 'Lucía Robles');
  await app.user.type(dialog.getByLabelText('Contraseña'), 'cielo-abierto');
  await app.user.click(dialog.getByRole('checkbox'));
  await app.user.click(dialog.getByRole('button', { name: 'Registrarse' }));
  await dialog.findByText(ON_ITS_WAY);
  return { ...app, dialog };
}

describe('what to do about the verification link', () => {
  it('stays above the login form after registering, with the link again', async () => {
    const resendVerification = vi.fn(() => ({ message: 'Enviado' }));
    answer({ register: () => ({ message: 'Revisa tu correo' }), resendVerification });
    const { dialog, user } = await register();
    expect(dialog.getByText(ON_ITS_WAY)).toHaveTextContent(`Hay un correo en camino a ${ADDRESS}.`);
    // Whatever is typed meanwhile, the link goes where the account is.
    await user.clear(dialog.getByLabelText('Correo electrónico'));
    await user.click(dialog.getByRole('button', RESEND));
    expect(await screen.findByText('Correo enviado')).toBeInTheDocument();
    expect(resendVerification).toHaveBeenCalledWith({ email: ADDRESS });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Acceder' }));
    await user.click(await screen.findByRole('tab', { name: 'Iniciar sesión' }));
    expect(await screen.findByText(ON_ITS_WAY)).toBeInTheDocument();
  });

  it('says so where the mails of that address have come to their limit', async () => {
    answer({
      register: () => ({ message: 'Revisa tu correo' }),
      resendVerification: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    const { dialog, user } = await register();
    await user.click(dialog.getByRole('button', RESEND));
    expect(
      await screen.findByText(
        'No se pudo enviar el correo de verificación. Por favor, intenta nuevamente más tarde.',
      ),
    ).toBeInTheDocument();
    expect(dialog.getByText(ON_ITS_WAY)).toBeInTheDocument();
  });

  it('gives way to the alert of an address that is not verified yet', async () => {
    answer({
      register: () => ({ message: 'Revisa tu correo' }),
      login: () => {
        throw new Refusal('EMAIL_NOT_VERIFIED', { emailVerified: false });
      },
    });
    const { dialog, user } = await register();
    await user.type(dialog.getByLabelText('Contraseña'), 'cielo-abierto');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Email no verificado');
    expect(dialog.queryByText(ON_ITS_WAY)).not.toBeInTheDocument();
  });

  it('leads to the local mailbox, and speaks of none where mails really leave', async () => {
    const notice = <LinkNotice news={{ kind: 'sent', to: ADDRESS }} typed="" />;
    const local = await renderApp(notice);
    expect(await screen.findByRole('link', { name: 'ábrelos en /dev/correo' })).toHaveAttribute(
      'href',
      '/dev/correo',
    );
    local.unmount();
    const meta = document.createElement('meta');
    meta.name = 'sibila-config';
    meta.content = JSON.stringify({ turnstileSiteKey: '0xKEY' });
    document.head.append(meta);
    await renderApp(notice);
    await screen.findByText(ON_ITS_WAY);
    expect(screen.queryByText(/modo local/)).not.toBeInTheDocument();
    meta.remove();
  });
});
