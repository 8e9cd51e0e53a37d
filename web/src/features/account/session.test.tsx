// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from './drafts.ts';
import { useLogout, useSession, useSignedIn } from './session.ts';

function Who() {
  const { status, user, isPremium } = useSession();
  const logout = useLogout();
  return (
    <>
      <p data-testid="who">{user ? user.fullName : status}</p>
      <p>{isPremium ? 'Premium' : 'Básico'}</p>
      <button type="button" onClick={() => void logout()}>
        Salir
      </button>
    </>
  );
}

/** A part of the page that mounts later than the others. */
function Later() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Más
      </button>
      {shown ? <Status /> : null}
    </>
  );
}
const Status = () => <p>Después: {useSession().status}</p>;

function Door({ user }: { user: User }) {
  const signedIn = useSignedIn();
  return (
    <button type="button" onClick={() => signedIn(user)}>
      Entrar
    </button>
  );
}

describe('the session', () => {
  it('is asked for once, and then known', async () => {
    const user = vi.fn(() => LUCIA);
    answer({ user });
    await renderApp(
      <>
        <Who />
      </>,
    );
    expect(screen.getByTestId('who')).toHaveTextContent('loading');
    expect(await screen.findByText('Lucía Robles')).toBeInTheDocument();
    expect(user).toHaveBeenCalledOnce();
    expect(screen.getByText('Básico')).toBeInTheDocument();
  });

  it('is anonymous when nobody is signed in', async () => {
    await renderApp(<Who />);
    await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('anonymous'));
  });

  it('is anonymous when the answer fails', async () => {
    answer({
      user: () => {
        throw new Refusal('UNAVAILABLE');
      },
    });
    await renderApp(<Who />);
    await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('anonymous'));
  });

  it('is asked for once also where the answer failed, whatever mounts later', async () => {
    const asked = vi.fn(() => {
      throw new Refusal('UNAVAILABLE');
    });
    answer({ user: asked });
    const { user } = await renderApp(
      <>
        <Who />
        <Later />
      </>,
    );
    await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('anonymous'));
    await user.click(screen.getByRole('button', { name: 'Más' }));
    expect(screen.getByText('Después: anonymous')).toBeInTheDocument();
    expect(screen.getByTestId('who')).toHaveTextContent('anonymous');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('begins with a login: the user is known at once and every other answer counts as old', async () => {
    let known: User | null = null;
    answer({ user: () => known });
    const { user, queries } = await renderApp(
      <>
        <Who />
        <Door user={LUCIA} />
      </>,
    );
    await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('anonymous'));
    queries.setQueryData(['algo'], 'público');
    known = LUCIA;
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByTestId('who')).toHaveTextContent('Lucía Robles');
    expect(queries.getQueryState(['algo'])).toMatchObject({ data: 'público', isInvalidated: true });
  });

  it('shows nothing of one person to the next, where the first one’s ended unnoticed', async () => {
    const ana: User = { ...LUCIA, id: '1c3a7d2f-7d2e-4b9c-8f68-3a5e6b8d2f21', fullName: 'Ana Sol' };
    let known = LUCIA;
    answer({ user: () => known });
    const { user, queries } = await renderApp(
      <>
        <Who />
        <Door user={ana} />
      </>,
    );
    await screen.findByText('Lucía Robles');
    queries.setQueryData(['lecturas'], 'de Lucía');
    known = ana;
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByTestId('who')).toHaveTextContent('Ana Sol');
    expect(queries.getQueryData(['lecturas'])).toBeUndefined();
  });

  it('ends with everything forgotten that was fetched or drafted', async () => {
    answer({ user: () => LUCIA, logout: () => ({ success: true }) });
    sessionStorage.setItem(draftKey('tarot', LUCIA.id), '{}');
    sessionStorage.setItem('ajeno', 'queda');
    const { user, queries } = await renderApp(<Who />);
    await screen.findByText('Lucía Robles');
    queries.setQueryData(['algo'], 'privado');
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Has cerrado sesión correctamente')).toBeInTheDocument();
    expect(screen.getByTestId('who')).toHaveTextContent('anonymous');
    expect(queries.getQueryData(['algo'])).toBeUndefined();
    expect(sessionStorage.getItem(draftKey('tarot', LUCIA.id))).toBeNull();
    expect(sessionStorage.getItem('ajeno')).toBe('queda');
  });

  it('stays when signing out fails', async () => {
    answer({
      user: () => LUCIA,
      logout: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    const { user } = await renderApp(<Who />);
    await screen.findByText('Lucía Robles');
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Error al cerrar sesión')).toBeInTheDocument();
    expect(screen.getByText('Lucía Robles')).toBeInTheDocument();
  });
});
