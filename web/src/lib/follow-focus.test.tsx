// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followFocus } from './follow-focus.ts';

function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Browsers do so by themselves.
    opener.current?.focus();
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" ref={opener} onClick={() => dialog.current?.showModal()}>
        Abrir el menú
      </button>
      <dialog ref={dialog}>
        <Link to="." hash="runas" onClick={() => setTimeout(close)}>
          Runas del menú
        </Link>
      </dialog>
    </>
  );
}

function Landing() {
  return (
    <>
      <Link to="." hash="runas">
        Runas
      </Link>
      <Link to="." hash="pregunta">
        Primera pregunta
      </Link>
      <Link to="/otra">Otra página</Link>
      <Menu />
      <Link to="." hash="palma">
        Palma
      </Link>
      <Link to="." hash="pestana" hashScrollIntoView={false}>
        Pestaña
      </Link>
      <section id="runas">
        <button type="button">Sacar una runa</button>
      </section>
      <section id="palm" aria-label="Lectura de palma">
        <span id="palma" />
        <button type="button">Leer la palma</button>
      </section>
      <div id="pestana">Lo que hay en la pestaña</div>
      <section id="pregunta">
        <Link to="." hash="pregunta">
          Segunda pregunta
        </Link>
      </section>
    </>
  );
}

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.restoreAllMocks();
});

async function open() {
  const root = createRootRoute({
    component: () => (
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
    ),
  });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([page('/', Landing), page('/otra', () => <p>Otra</p>)]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    scrollRestoration: true,
  });
  stop = followFocus(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('link', { name: 'Runas' });
  return { ...userEvent.setup(), router };
}
const press = async (user: Pick<UserEvent, 'keyboard'>, name: string) => {
  screen.getByRole('link', { name, hidden: true }).focus();
  await user.keyboard('{Enter}');
};
const focusedId = () => document.activeElement?.id;

/** A dialog of the kind that is drawn while it closes, over the page. */
function openDialog() {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
  return dialog;
}

describe('the focus', () => {
  it('stays where the browser puts it when a page comes', async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  it('follows a link to a part of the page, so that Tab goes on from there', async () => {
    const user = await open();
    await press(user, 'Runas');
    await waitFor(() => expect(focusedId()).toBe('runas'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Sacar una runa' })).toHaveFocus();
  });

  it('stays on a link that is in the part that it names', async () => {
    const user = await open();
    await press(user, 'Segunda pregunta');
    await waitFor(() => expect(focusedId()).toBe(''));
    expect(screen.getByRole('link', { name: 'Segunda pregunta' })).toHaveFocus();
  });

  it('goes to the content of a page that is opened', async () => {
    const user = await open();
    await press(user, 'Otra página');
    await screen.findByText('Otra');
    await waitFor(() => expect(focusedId()).toBe('contenido'));
  });

  it('goes there once the menu that the link is in has closed', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    await press(user, 'Runas del menú');
    await waitFor(() => expect(focusedId()).toBe('runas'));
  });

  it('goes to the section that has a name where a link leads to a mark in it', async () => {
    const user = await open();
    await press(user, 'Palma');
    await waitFor(() => expect(focusedId()).toBe('palm'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Leer la palma' })).toHaveFocus();
  });

  it('stays where the address only tells what is open', async () => {
    const user = await open();
    await press(user, 'Pestaña');
    await waitFor(() => expect(user.router.state.location.hash).toBe('pestana'));
    await user.router.load();
    expect(screen.getByRole('link', { name: 'Pestaña' })).toHaveFocus();
  });

  it('is led once more by a link to where the address is already, and the page with it', async () => {
    const user = await open();
    await press(user, 'Palma');
    await waitFor(() => expect(focusedId()).toBe('palm'));
    document.dispatchEvent(new Event('scroll'));
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await press(user, 'Palma');
    await waitFor(() => expect(focusedId()).toBe('palm'));
    expect(seen.mock.contexts).toEqual([document.getElementById('palma')]);
  });

  it('is led once more also from the menu', async () => {
    const user = await open();
    for (let times = 0; times < 2; times += 1) {
      await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
      await press(user, 'Runas del menú');
      await waitFor(() => expect(focusedId()).toBe('runas'));
    }
  });

  it('is left alone when the page is loaded once more unasked', async () => {
    const user = await open();
    await press(user, 'Runas');
    await waitFor(() => expect(focusedId()).toBe('runas'));
    const link = screen.getByRole('link', { name: 'Palma' });
    link.focus();
    await user.router.invalidate();
    expect(link).toHaveFocus();
  });

  it('goes to the content once a dialog that closes with its page is gone', async () => {
    const user = await open();
    const dialog = openDialog();
    await user.router.navigate({ to: '/otra' });
    await screen.findByText('Otra');
    expect(focusedId()).not.toBe('contenido');
    dialog.remove();
    await waitFor(() => expect(focusedId()).toBe('contenido'));
  });

  it('is left to a dialog that stays', async () => {
    const user = await open();
    const dialog = openDialog();
    await user.router.navigate({ to: '/otra' });
    await screen.findByText('Otra');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(dialog).toHaveFocus();
    dialog.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(focusedId()).not.toBe('contenido');
  });
});
