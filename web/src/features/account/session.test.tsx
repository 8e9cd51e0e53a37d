// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from './drafts.ts';
import { useLogout, useSession } from './session.ts';

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
