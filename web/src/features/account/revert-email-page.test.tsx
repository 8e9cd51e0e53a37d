// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ERRORS } from '@sibila/contracts/errors';
import { answer, network } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { RevertEmailPage } from './revert-email-page.tsx';

const OPEN = 'Recuperar mi cuenta';

const arrive = (token?: string) =>
  renderApp(<RevertEmailPage token={token} />, {
    path: token ? `/revert-email?token=${token}` : '/revert-email',
  });

/** The procedure's answers, the last one for good; gives the bodies that it was sent. */
function revertAnswers(...answers: (() => Response)[]): unknown[] {
  const sent: unknown[] = [];
  network.use(
    http.post('*/trpc/account.revertEmail', async ({ request }) => {
      sent.push(await request.json());
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}
const success = () => HttpResponse.json({ result: { data: { json: { success: true } } } });
const silence = () => HttpResponse.error();
const refusal = (message: string) => () =>
  HttpResponse.json(
    {
      error: {
        json: { message, code: -32600, data: { code: 'TOKEN_INVALID', httpStatus: 400 } },
      },
    },
    { status: ERRORS.TOKEN_INVALID.status },
  );

const open = async (app: Awaited<ReturnType<typeof arrive>>) =>
  app.user.click(await screen.findByRole('button', { name: OPEN }));

describe('the page behind the link that brings an address back', () => {
  it('does nothing until it is told to, and takes the token out of the address', async () => {
    const sent = revertAnswers(success);
    const { router } = await arrive('abc');
    expect(await screen.findByRole('button', { name: OPEN })).toBeInTheDocument();
    expect(screen.getByText(/Se cierran todas las sesiones/)).toBeInTheDocument();
    expect(router.history.location.href).toBe('/revert-email');
    expect(sent).toEqual([]);
  });

  it('leads to a new password with the same token, and knows nobody any more', async () => {
    const resetPassword = vi.fn(() => ({ success: true as const }));
    answer({ user: () => LUCIA, resetPassword });
    const sent = revertAnswers(success);
    const app = await arrive('abc');
    await open(app);
    await app.user.type(await screen.findByLabelText('Nueva Contraseña'), 'cielo-abierto');
    expect(sent).toEqual([{ json: { token: 'abc' } }]);
    expect(screen.getByRole('status')).toHaveTextContent('tienes una hora');
    const cached = app.queries.getQueryCache().getAll();
    expect(cached.filter(({ state }) => (state.data ?? null) !== null)).toEqual([]);
    await app.user.type(screen.getByLabelText('Confirmar Contraseña'), 'cielo-abierto');
    await app.user.click(screen.getByRole('button', { name: 'Restablecer Contraseña' }));
    await screen.findAllByText('¡Contraseña actualizada!');
    expect(resetPassword).toHaveBeenCalledWith({ token: 'abc', password: 'cielo-abierto' });
  });

  it('says why a link is of no more use, and where to go', async () => {
    revertAnswers(refusal('El enlace no es válido, ya se usó o ha caducado.'));
    await open(await arrive('viejo'));
    expect(await screen.findByRole('alert')).toHaveTextContent('ya se usó o ha caducado');
    expect(screen.getByRole('link', { name: 'Pedir una contraseña nueva' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByRole('button', { name: OPEN })).not.toBeInTheDocument();
  });

  it('may be tried again when the server could not be reached', async () => {
    // The mutation is tried twice by itself.
    revertAnswers(silence, silence, success);
    const app = await arrive('abc');
    await open(app);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'No pudimos conectar',
    );
    await open(app);
    expect(await screen.findByLabelText('Nueva Contraseña')).toBeInTheDocument();
  });

  it('says so when the link carries no token', async () => {
    await arrive();
    expect(await screen.findByRole('alert')).toHaveTextContent('El enlace llegó incompleto');
    expect(screen.queryByRole('button', { name: OPEN })).not.toBeInTheDocument();
  });
});
