// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { TransportError } from '../../lib/transport.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { HistoryList, type DetailDialogProps, type RowProps } from './history-list.tsx';

/** A history that could not be had. */
async function arrive(error: Error) {
  const refetch = vi.fn(async () => undefined);
  const query = {
    data: undefined,
    error,
    isPending: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    refetch,
    fetchNextPage: refetch,
  };
  const { user } = await renderApp(
    <HistoryList<{ id: string; date: Date }>
      title="Runas"
      words={{ again: 'Nueva tirada', none: 'Ninguna todavía', first: 'Haz la primera' }}
      history={{ query, remove: vi.fn(), removing: false }}
      Row={() => null}
      loadDialog={async () => ({ default: () => null })}
    />,
  );
  return { user, refetch };
}

describe('a history that could not be had', () => {
  it('says without addresses that there is no network, and is asked for again', async () => {
    const text = 'Error de red al consultar /trpc/billing.status,tarot.readings.';
    const cause = new TransportError('network', text);
    const { user, refetch } = await arrive(new Error(text, { cause }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'No hay conexión y estas lecturas no están guardadas en este navegador.',
    );
    expect(alert).not.toHaveTextContent('/trpc');
    await user.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['took too long', new TransportError('timeout', 'La consulta a /trpc/tarot.readings excedió')],
    ['came in another form', new TransportError('malformed', 'los datos de /trpc/tarot.readings')],
    ['was a proxy’s', new TransportError('status', '504: Gateway Timeout', 504)],
    ['could not be read', new TypeError('Cannot read properties of undefined')],
  ])('says what to do, in no words of machines, where the answer %s', async (_, cause) => {
    await arrive(new Error(cause.message, { cause }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Tus lecturas siguen guardadas: vuelve a intentarlo en un momento.',
    );
    expect(alert).not.toHaveTextContent(cause.message);
  });

  it('says what the server said', async () => {
    const message = 'Vuelve dentro de un minuto.';
    const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429 };
    await arrive(TRPCClientError.from({ error: { message, code: -32029, data } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vuelve dentro de un minuto.');
  });
});

describe('a history whose dialogs could not be had', () => {
  const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  const READING = { id: 'una', date: new Date('2026-11-20T10:00:00Z') };
  const Row = ({ onOpen, onRemove }: RowProps<typeof READING>) => (
    <li>
      <button type="button" onClick={onOpen}>
        Leer
      </button>
      <button type="button" onClick={onRemove}>
        Borrar
      </button>
    </li>
  );
  const Detail = ({ opened }: DetailDialogProps<typeof READING>) => (
    <p>{opened ? 'La lectura entera' : 'Cerrada'}</p>
  );

  async function open() {
    const load = vi.fn(() => Promise.resolve({ default: Detail })).mockRejectedValueOnce(MISSING);
    const query = {
      data: { pages: [{ items: [READING] }] },
      error: null,
      isPending: false,
      hasNextPage: false,
      isFetchingNextPage: false,
      refetch: vi.fn(),
      fetchNextPage: vi.fn(),
    };
    const { user } = await renderApp(
      <HistoryList
        title="Runas"
        words={{ again: 'Nueva tirada', none: 'Ninguna todavía', first: 'Haz la primera' }}
        history={{ query, remove: vi.fn(), removing: false }}
        Row={Row}
        loadDialog={load}
      />,
    );
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { press, load };
  }

  it('stays as it is, says what to do, and opens what is asked for again', async () => {
    const { press } = await open();
    await press('Leer');
    expect(await screen.findByText('No pudimos abrirla')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Runas' })).toBeInTheDocument();
    await press('Leer');
    expect(await screen.findByText('La lectura entera')).toBeInTheDocument();
  });

  it('opens no dialog over another that was asked for meanwhile', async () => {
    const { press, load } = await open();
    let come: () => void = () => undefined;
    load.mockReset().mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve({ default: Detail });
      }),
    );
    await press('Leer');
    await press('Borrar');
    await screen.findByRole('dialog', { name: '¿Borrar esta lectura?' });
    come();
    expect(await screen.findByText('Cerrada')).toBeInTheDocument();
  });
});
