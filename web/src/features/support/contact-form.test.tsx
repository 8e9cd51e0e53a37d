// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, network, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { trpc } from '../../lib/trpc.ts';
import { LUCIA } from '../../testing/samples.ts';
import { humanToken } from '../account/human-token.ts';
import { SupportPage } from './support-page.tsx';

vi.mock('../account/human-token.ts', { spy: true });

const USER_KEY = getQueryKey(trpc.account.user, undefined, 'query');
const MESSAGE = {
  name: 'Ana Prueba',
  email: 'ana@example.com',
  subject: 'No veo mi lectura',
  message: 'Ayer hice una tirada y no aparece.',
};
const LABELS = {
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
} as const;
const FIELDS = ['name', 'email', 'subject', 'message'] as const;
const TEXTS = {
  name: 'El nombre debe tener al menos 2 caracteres.',
  email: 'Por favor, introduce un email válido.',
  subject: 'El asunto debe tener al menos 5 caracteres.',
  message: 'El mensaje debe tener al menos 10 caracteres.',
};
const FAILED = 'Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo.';

const field = (name: keyof typeof LABELS) => screen.getByRole('textbox', { name: LABELS[name] });
const valuesOf = () => FIELDS.map((name) => (field(name) as HTMLInputElement).value);
const SUBMIT = { name: 'Enviar mensaje' };
const sent = vi.fn(() => ({ success: true as const, message: 'Gracias' }));

async function arrive() {
  const app = await renderApp(<SupportPage />, { path: '/soporte' });
  await waitFor(() => expect(field('name').closest('form')).not.toHaveAttribute('inert'));
  return app;
}
type App = Awaited<ReturnType<typeof arrive>>;

async function fill({ user }: App, message: Partial<typeof MESSAGE> = MESSAGE) {
  for (const name of FIELDS) {
    await user.clear(field(name));
    if (message[name]) await user.paste(message[name]);
  }
}
const press = ({ user }: App) => user.click(screen.getByRole('button', SUBMIT));

/** A whole message, sent; the page is as it is then. */
async function send(message?: Partial<typeof MESSAGE>) {
  const app = await arrive();
  await fill(app, message);
  await press(app);
  return app;
}

/** A page outside local mode, whose widget gives these tokens one by one. */
function withWidget(...tokens: string[]) {
  const meta = document.createElement('meta');
  meta.name = 'sibila-config';
  meta.content = JSON.stringify({ turnstileSiteKey: '0xKEY' });
  document.head.append(meta);
  let given: ((token: string) => void) | null = null;
  const widget = {
    render: vi.fn((_: HTMLElement, { callback }: { callback: (token: string) => void }) => {
      given = callback;
      return 'w';
    }),
    execute: vi.fn(() => {
      const token = tokens.shift();
      if (token) given?.(token);
    }),
    reset: vi.fn(),
    remove: vi.fn(),
  };
  window.turnstile = widget;
  return widget;
}

afterEach(() => {
  sent.mockClear();
  document.head.replaceChildren();
  delete window.turnstile;
});

describe('the form that writes to support', () => {
  it('says at each field what is wrong with it, goes to the first, and sends nothing', async () => {
    answer({ contact: sent });
    const app = await send({});
    for (const name of FIELDS) expect(field(name)).toHaveAccessibleDescription(TEXTS[name]);
    expect(field('name')).toHaveFocus();
    await fill(app, { name: 'Al', email: 'ana', subject: 'Hola', message: 'Nueve, no' });
    await press(app);
    expect(field('name')).not.toHaveAccessibleDescription();
    for (const name of ['email', 'subject', 'message'] as const)
      expect(field(name)).toHaveAccessibleDescription(TEXTS[name]);
    expect(field('email')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends what was written with the token, says so, and is empty again', async () => {
    answer({ contact: sent });
    await send();
    expect(await screen.findByText('Mensaje enviado')).toBeInTheDocument();
    expect(
      screen.getByText('Gracias por contactarnos. Te responderemos lo antes posible.'),
    ).toBeInTheDocument();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      ...MESSAGE,
      turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    expect(valuesOf()).toEqual(['', '', '', '']);
    for (const name of FIELDS) expect(field(name)).toBeValid();
  });

  it('says that it is busy, and sends once', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const contact = vi.fn(() => held.then(() => ({ success: true as const, message: 'Gracias' })));
    answer({ contact });
    const { user } = await send();
    const busy = await screen.findByRole('button', { name: 'Enviando...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await screen.findByText('Mensaje enviado');
    expect(contact).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', SUBMIT)).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows the server’s own words, and keeps what was written', async () => {
    answer({
      contact: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    await send();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    // The notification's own words; for a moment they are also read out.
    const words = { selector: 'div' };
    expect(screen.getByText(/demasiados intentos en poco tiempo/, words)).toBeInTheDocument();
    expect(valuesOf()).toEqual(FIELDS.map((name) => MESSAGE[name]));
  });

  it('shows what the server says of a field at the field, and goes there', async () => {
    answer({
      contact: () => {
        throw new Refusal('INVALID_INPUT', { errors: { subject: 'Ese asunto no' } });
      },
    });
    await send();
    await waitFor(() => expect(field('subject')).toHaveAccessibleDescription('Ese asunto no'));
    expect(field('subject')).toHaveFocus();
  });

  it.each([
    ['there is no network', () => HttpResponse.error()],
    [
      'something else answers for the server',
      () => new HttpResponse('Bad Gateway', { status: 502 }),
    ],
    ['the answer makes no sense', () => HttpResponse.html('<p>Hola</p>')],
  ])('says what to do when %s', async (_, respond) => {
    network.use(http.post('*/trpc/contact.send', respond));
    await send();
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(valuesOf()).toEqual(FIELDS.map((name) => MESSAGE[name]));
  });

  it('sends nothing where the human check gives no token, and says so', async () => {
    const widget = withWidget();
    answer({ contact: sent });
    await send();
    expect(await screen.findByText('Error de verificación')).toBeInTheDocument();
    expect(
      screen.getByText(
        'No se pudo completar la verificación de seguridad. Por favor, intenta nuevamente.',
      ),
    ).toBeInTheDocument();
    expect(widget.render.mock.calls[0]?.[1]).toMatchObject({ action: 'contact' });
    expect(sent).not.toHaveBeenCalled();
    expect(valuesOf()).toEqual(FIELDS.map((name) => MESSAGE[name]));
  });

  it('blames nobody where the human check is away, and keeps what was written', async () => {
    answer({
      contact: () => {
        throw new Refusal('HUMAN_CHECK_UNAVAILABLE');
      },
    });
    await send();
    expect(await screen.findByText(/^No es culpa tuya: /)).toBeInTheDocument();
    expect(valuesOf()).toEqual(FIELDS.map((name) => MESSAGE[name]));
  });

  it('can be sent again where the human check itself breaks', async () => {
    vi.mocked(humanToken).mockRejectedValueOnce(new Error('the widget is gone'));
    answer({ contact: sent });
    await send();
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', SUBMIT)).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(sent).not.toHaveBeenCalled();
    expect(valuesOf()).toEqual(FIELDS.map((name) => MESSAGE[name]));
  });

  it('uses each token once', async () => {
    withWidget('uno', 'dos');
    const contact = vi.fn<() => never>(() => {
      throw new Refusal('HUMAN_CHECK_FAILED');
    });
    answer({ contact });
    const app = await send();
    await screen.findByText('Error');
    await press(app);
    await waitFor(() => expect(contact).toHaveBeenCalledTimes(2));
    const tokens = contact.mock.calls.map(([input]: unknown[]) => input);
    expect(tokens).toMatchObject([{ turnstileToken: 'uno' }, { turnstileToken: 'dos' }]);
  });

  it('knows the name and the address of who is signed in, and comes back to them', async () => {
    answer({ contact: sent, user: () => LUCIA });
    const app = await arrive();
    await waitFor(() => expect(valuesOf()).toEqual(['Lucía Robles', 'lucia@example.com', '', '']));
    await fill(app);
    await press(app);
    await screen.findByText('Mensaje enviado');
    expect(valuesOf()).toEqual(['Lucía Robles', 'lucia@example.com', '', '']);
  });

  it('has what was being written when the page was left, until it is sent', async () => {
    answer({ contact: sent });
    const app = await arrive();
    await fill(app);
    app.unmount();
    const again = await arrive();
    await waitFor(() => expect(valuesOf()).toEqual(FIELDS.map((name) => MESSAGE[name])));
    await press(again);
    await screen.findByText('Mensaje enviado');
    expect(valuesOf()).toEqual(['', '', '', '']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows nobody what somebody else was writing', async () => {
    answer({ user: () => LUCIA });
    const app = await arrive();
    await fill(app, { ...MESSAGE, name: 'Lucía Robles', email: 'lucia@example.com' });
    app.unmount();
    answer({
      user: () => ({
        ...LUCIA,
        id: crypto.randomUUID(),
        fullName: 'Otra',
        email: 'otra@example.com',
      }),
    });
    await arrive();
    await waitFor(() => expect(valuesOf()).toEqual(['Otra', 'otra@example.com', '', '']));
  });

  it('goes on with what a guest began when they sign in, and with nothing when they leave', async () => {
    answer({ user: () => null });
    const app = await arrive();
    await fill(app);
    act(() => void app.queries.setQueryData(USER_KEY, LUCIA));
    await waitFor(() => expect(valuesOf()[3]).toBe(MESSAGE.message));
    expect(Object.keys(sessionStorage)).toEqual([`sibila-private:contact:${LUCIA.id}`]);
    act(() => void app.queries.setQueryData(USER_KEY, null));
    await waitFor(() => expect(valuesOf()).toEqual(['', '', '', '']));
    app.unmount();
    sessionStorage.removeItem(`sibila-private:contact:${LUCIA.id}`);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps nothing of what was sent while its page was left', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answer({ contact: () => held.then(() => ({ success: true as const, message: 'Gracias' })) });
    const app = await send();
    await screen.findByRole('button', { name: 'Enviando...' });
    app.unmount();
    expect(sessionStorage).toHaveLength(1);
    release();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('leaves alone what was typed before it was known who is signed in', async () => {
    let tell: (user: typeof LUCIA) => void = () => undefined;
    const known = new Promise<typeof LUCIA>((resolve) => (tell = resolve));
    answer({ user: () => known });
    const { user } = await arrive();
    await user.type(field('name'), 'Otra');
    tell(LUCIA);
    await waitFor(() => expect(valuesOf()).toEqual(['Otra', 'lucia@example.com', '', '']));
  });
});
