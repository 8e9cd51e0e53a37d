// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { OpenSession } from '@sibila/contracts/privacy';
import { answer, network, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from './drafts.ts';
import { PrivacyCentre } from './privacy-centre.tsx';
import { useSession } from './session.ts';

const HOUR = 3_600_000;
const success = { success: true as const };

const session = (part: Partial<OpenSession>): OpenSession => ({
  id: 'a'.repeat(43),
  device: 'Firefox en Windows',
  createdAt: new Date(2026, 9, 3, 9, 5),
  lastSeenAt: new Date(Date.now() - 3 * HOUR),
  isThisOne: false,
  ...part,
});
const WINDOWS = session({});
const PHONE = session({ id: 'b'.repeat(43), device: 'Safari en iPhone' });
const THIS = session({ id: 'c'.repeat(43), device: 'Chrome en Linux', isThisOne: true });

function Centre() {
  const { status } = useSession();
  return status === 'signedIn' ? <PrivacyCentre /> : <p>{status}</p>;
}

async function arrive(answers: Partial<Answers> = {}) {
  answer({ user: () => LUCIA, sessions: () => [WINDOWS, THIS], ...answers });
  return renderApp(<Centre />);
}

const END_WINDOWS = /^Cerrar la sesión de Firefox en Windows, abierta el 3 de octubre/;

describe('the open sessions', () => {
  it('show the device, since when and when it was last used, this one first', async () => {
    await arrive();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome en Linux');
    expect(first).toHaveTextContent('En uso ahora');
    expect(first).toHaveTextContent('Esta sesión');
    expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Firefox en Windows');
    expect(second).toHaveTextContent('Abierta el 3 de octubre de 2026, 9:05');
    expect(second).toHaveTextContent('Último uso: hace 3 horas');
  });

  it('have nothing to close where there is but this one', async () => {
    await arrive({ sessions: () => [THIS] });
    await screen.findByText('Esta sesión');
    expect(
      screen.queryByRole('button', { name: /^Cerrar (la sesión|todas)/ }),
    ).not.toBeInTheDocument();
  });

  it('are closed one by one, with one click, and say while they close', async () => {
    let open = [WINDOWS, PHONE, THIS];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const endSession = vi.fn<Answers['endSession']>(async ({ id }) => {
      await held;
      open = open.filter((one) => one.id !== id);
      return success;
    });
    const { user } = await arrive({ sessions: () => open, endSession });
    await user.click(await screen.findByRole('button', { name: END_WINDOWS }));
    const busy = await screen.findByRole('button', { name: 'Cerrando...' });
    await user.click(busy);
    release();
    expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
    expect(endSession).toHaveBeenCalledExactlyOnceWith({ id: WINDOWS.id });
    expect(screen.queryByText('Firefox en Windows')).not.toBeInTheDocument();
    expect(screen.getByText('Safari en iPhone')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Sesiones abiertas' })).toHaveFocus(),
    );
  });

  it('are closed all together but this one, with one click', async () => {
    let open = [WINDOWS, PHONE, THIS];
    const endOtherSessions = vi.fn(() => {
      open = [THIS];
      return success;
    });
    const { user } = await arrive({ sessions: () => open, endOtherSessions });
    await user.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
    expect(await screen.findByText('Sesiones cerradas')).toBeInTheDocument();
    expect(endOtherSessions).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toContainEqual(
      expect.stringContaining('Esta sesión'),
    );
    expect(screen.queryByText('Safari en iPhone')).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /^Cerrar (la sesión|todas)/ }),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['one', END_WINDOWS],
    ['the others', 'Cerrar todas las demás'],
  ])('stay in the list when closing %s fails, and say so', async (_, name) => {
    const refuse = () => {
      throw new Refusal('TOO_MANY_REQUESTS');
    };
    const { user } = await arrive({ endSession: refuse, endOtherSessions: refuse });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('No pudimos cerrar la sesión')).toBeInTheDocument();
    expect(screen.getAllByText(/demasiados intentos en poco tiempo/)).not.toHaveLength(0);
    expect(screen.getByText('Firefox en Windows')).toBeInTheDocument();
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('say when they could not be fetched, and are asked for again', async () => {
    const sessions = vi.fn<Answers['sessions']>().mockImplementationOnce(() => {
      throw new Refusal('TOO_MANY_REQUESTS');
    });
    sessions.mockImplementation(() => [THIS]);
    const { user } = await arrive({ sessions });
    expect(await screen.findByText(/^No pudimos traer tus sesiones/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByText('Esta sesión')).toBeInTheDocument();
  });

  it('lead back in where the session of this browser ended', async () => {
    const { user } = await arrive({
      sessions: () => {
        throw new Refusal('NOT_SIGNED_IN');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('dialog', { name: /portal/ })).toBeInTheDocument();
  });
});

describe('taking the data along', () => {
  const EXPORT = '*/api/account/export';
  const ZIP = new Uint8Array([80, 75, 3, 4]);
  const theLink = () => screen.findByRole('link', { name: 'Descargar mis datos' });

  /** What the page hands over to be saved. */
  function watchDownloads() {
    const saved: { name: string; file: unknown }[] = [];
    let made: unknown = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      made = file;
      return 'blob:made';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: made });
    });
    return saved;
  }

  it('is a link to the file, for whoever opens it in another way', async () => {
    await arrive();
    expect(await theLink()).toHaveAttribute('href', '/api/account/export');
    expect(await theLink()).toHaveAttribute('download');
  });

  it('saves the file under its own name with one click, and says while it is made', async () => {
    const saved = watchDownloads();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const headers = { 'Content-Disposition': 'attachment; filename="sibila-datos.zip"' };
    const make = vi.fn(() => held.then(() => new HttpResponse(ZIP, { headers })));
    network.use(http.get(EXPORT, make));
    const { user } = await arrive();
    await user.click(await theLink());
    await user.click(await screen.findByRole('link', { name: 'Preparando tu archivo...' }));
    release();
    expect(await screen.findByText('Tus datos están listos')).toBeInTheDocument();
    expect(make).toHaveBeenCalledOnce();
    expect(saved).toEqual([{ name: 'sibila-datos.zip', file: expect.any(Blob) }]);
  });

  it('says in its own words that the file could not be made', async () => {
    const saved = watchDownloads();
    network.use(
      http.get(EXPORT, () => HttpResponse.error(), { once: true }),
      http.get(EXPORT, () => HttpResponse.json({ message: 'Ahora no.' }, { status: 503 })),
    );
    const { user } = await arrive();
    await user.click(await theLink());
    expect(await screen.findByText('No pudimos preparar tu archivo')).toBeInTheDocument();
    expect(screen.getByText(/^Tus datos siguen como estaban/)).toBeInTheDocument();
    await user.click(await theLink());
    expect(await screen.findByText('Ahora no.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('leads back in where the session ended', async () => {
    const refusal = { message: 'Inicia sesión.', code: 'NOT_SIGNED_IN' };
    network.use(http.get(EXPORT, () => HttpResponse.json(refusal, { status: 401 })));
    const { user } = await arrive();
    await user.click(await theLink());
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('dialog', { name: /portal/ })).toBeInTheDocument();
  });
});

describe('leaving', () => {
  async function openDialog(answers: Partial<Answers> = {}) {
    const app = await arrive(answers);
    await app.user.click(await screen.findByRole('button', { name: 'Borrar mi cuenta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Borrar tu cuenta' });
    return { ...app, dialog: within(dialog) };
  }
  async function leave(answers: Partial<Answers>, password = 'luna-vieja') {
    const app = await openDialog(answers);
    await app.user.type(app.dialog.getByLabelText('Tu contraseña'), password);
    await app.user.click(app.dialog.getByRole('button', { name: 'Borrar para siempre' }));
    return app;
  }

  it('says plainly what will happen, and asks for the password', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByText(/Desaparecen tus datos, tus lecturas y tus preguntas/)).toBeVisible();
    expect(dialog.getByText(/Se cierran todas tus sesiones, también esta/)).toBeVisible();
    expect(dialog.getByText(/un último correo que lo confirma/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Descarga antes tus datos' })).toHaveAttribute(
      'href',
      '/api/account/export',
    );
    await waitFor(() => expect(dialog.getByLabelText('Tu contraseña')).toHaveFocus());
  });

  it('can be thought better of', async () => {
    const { dialog, user } = await openDialog();
    await user.type(dialog.getByLabelText('Tu contraseña'), 'luna-vieja');
    await user.click(dialog.getByRole('button', { name: 'Conservar mi cuenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = screen.getByRole('button', { name: 'Borrar mi cuenta' });
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByLabelText('Tu contraseña')).toHaveValue('');
  });

  it('needs a whole password', async () => {
    const { dialog } = await leave({}, 'luna');
    expect(dialog.getByLabelText('Tu contraseña')).toHaveAccessibleDescription(
      'La contraseña debe tener al menos 6 caracteres',
    );
  });

  it('says at the field that the password is another, and nothing is gone', async () => {
    const wrong = 'La contraseña no es correcta';
    const { dialog } = await leave({
      deleteAccount: () => {
        throw new Refusal('WRONG_PASSWORD', { errors: { password: wrong } });
      },
    });
    const field = dialog.getByLabelText('Tu contraseña');
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong));
    expect(field).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Borrar para siempre' })).toBeInTheDocument();
  });

  it('says while it happens, then nobody is signed in and nothing of theirs is kept', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const deleteAccount = vi.fn(() => held.then(() => success));
    sessionStorage.setItem(draftKey('tarot', LUCIA.id), '{}');
    const { dialog, user, queries } = await leave({ deleteAccount });
    await user.click(await dialog.findByRole('button', { name: 'Borrando tu cuenta...' }));
    await user.keyboard('{Escape}');
    expect(dialog.getByLabelText('Tu contraseña')).toBeVisible();
    release();
    expect(await screen.findByText('Tu cuenta ya no existe')).toBeInTheDocument();
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith({ password: 'luna-vieja' });
    expect(await screen.findByText('anonymous')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const cached = queries.getQueryCache().getAll();
    expect(cached.filter(({ state }) => (state.data ?? null) !== null)).toEqual([]);
    expect(sessionStorage.getItem(draftKey('tarot', LUCIA.id))).toBeNull();
  });
});
