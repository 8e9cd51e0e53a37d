// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AccessDialogProvider, useAccessDialog } from './access-dialog.tsx';

function Door() {
  const { open } = useAccessDialog();
  return (
    <>
      <h1>El atlas</h1>
      <button type="button" onClick={() => open()}>
        Acceder
      </button>
    </>
  );
}

async function openDialog() {
  const app = await renderApp(<Door />);
  await app.user.click(await screen.findByRole('button', { name: 'Acceder' }));
  await screen.findByRole('dialog', { name: 'Tu portal al misticismo' });
  return app;
}

beforeEach(() => answer({ user: () => null }));

describe('the access dialog of a page that is left', () => {
  it('closes, and stays while the address changes behind # alone', async () => {
    const { router } = await openDialog();
    act(() => router.history.push('/#tarot'));
    await waitFor(() => expect(router.state.location.hash).toBe('tarot'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => router.history.push('/blog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('does not come back with the page', async () => {
    const { router } = await openDialog();
    act(() => router.history.push('/blog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => router.history.back());
    expect(await screen.findByRole('button', { name: 'Acceder' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the access dialog whose code could not be had', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A page whose access dialog fails once. */
  async function pressInVain() {
    const load = vi.fn(() => import('./access-panel.tsx'));
    load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
    const app = await renderApp(
      <AccessDialogProvider load={load}>
        <Door />
      </AccessDialogProvider>,
    );
    await app.user.click(await screen.findByRole('button', { name: 'Acceder' }));
    return { ...app, toast: await screen.findByRole('listitem') };
  }
  it('leaves the page as it is, says what to do, and opens when it is asked for again', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    const { user, toast } = await pressInVain();
    expect(toast).toHaveTextContent('No pudimos abrir el acceso');
    expect(screen.getByRole('heading')).toHaveTextContent('El atlas');
    await user.click(within(toast).getByRole('button', { name: 'Recargar la página' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Acceder' }));
    expect(await screen.findByRole('dialog', { name: /portal/ })).toBeInTheDocument();
  });

  it('offers no new page where there is no network to bring it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { toast } = await pressInVain();
    expect(toast).toHaveTextContent('No hay conexión. Vuelve a intentarlo cuando la tengas.');
    expect(within(toast).queryByRole('button', { name: 'Recargar la página' })).toBeNull();
  });
});
