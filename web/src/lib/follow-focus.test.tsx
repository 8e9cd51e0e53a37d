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
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
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
      <section id="runas">
        <button type="button">Sacar una runa</button>
      </section>
      <section id="pregunta">
        <Link to="." hash="pregunta">
          Segunda pregunta
        </Link>
      </section>
    </>
  );
}

let stop: (() => void) | undefined;
afterEach(() => stop?.());

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
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  stop = followFocus(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('link', { name: 'Runas' });
  return userEvent.setup();
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  screen.getByRole('link', { name, hidden: true }).focus();
  await user.keyboard('{Enter}');
};
const focusedId = () => document.activeElement?.id;

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
});
