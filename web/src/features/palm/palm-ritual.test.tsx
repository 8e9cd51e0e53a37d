// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { ERRORS } from '@sibila/contracts/errors';
import type { PalmReading } from '@sibila/contracts/palm';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { OTHER_THINGS } from '@sibila/domain/palm/testing/other-things';
import { answer, network, RENEWS, type Answers } from '../../testing/handlers.ts';
import { everyPhotoShows, fieldsOf, heicFile, jpegFile } from '../../testing/palm-photos.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePalm } from '../../testing/samples.ts';
import { PALM_DRAFTS } from './draft.ts';
import PalmRitual from './palm-ritual.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;
const HAND = drawnHand({ width: 300, height: 400, unit: 52 }).photo;
const SUPER: User = { ...LUCIA, isPremium: true };

/** What was sent, one form after the other. */
type Forms = Record<string, string>[];

const done =
  (part: Partial<PalmReading> = {}) =>
  () =>
    HttpResponse.json(samplePalm(part), { status: 201 });

const refusal =
  (code: keyof typeof ERRORS, details: object = {}) =>
  () => {
    const { status, message } = ERRORS[code];
    return HttpResponse.json({ message, code, ...details }, { status });
  };

/** The ritual of somebody who is signed in, before a server that answers in turn. */
async function begin(
  answers: (() => Response)[] = [],
  more: Partial<Answers> = {},
  user = LUCIA,
): Promise<App & { forms: Forms }> {
  const forms: Forms = [];
  answer({ user: () => user, palmReadings: () => ({ items: [], nextCursor: null }), ...more });
  network.use(
    http.post('*/api/palm/interpret', async ({ request }) => {
      forms.push(await fieldsOf(request));
      return answers[forms.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return { ...(await renderApp(<PalmRitual />)), forms };
}

const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const give = async ({ user }: App, file = jpegFile()) =>
  user.upload(await screen.findByLabelText('Foto de la palma'), file);

async function reachReview(app: App): Promise<void> {
  await press(app, 'Mano derecha');
  await give(app);
  await screen.findByRole('heading', { name: 'Esto vemos en tu mano' });
}

describe('the ritual of the palm', () => {
  it('leads from a hand to its reading, each line tied to its part', async () => {
    everyPhotoShows(HAND);
    const app = await begin([done()]);
    await reachReview(app);
    expect(screen.getByText('Se aprecian las cuatro líneas.')).toBeInTheDocument();
    await press(app, 'Leer mi palma');
    await screen.findByText('Lector integrado · 12 de diciembre de 2026');
    expect(screen.getByRole('heading', { name: 'Tu palma derecha' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Línea del corazón' })).toBeInTheDocument();
    expect(screen.getByText('Una mano que piensa antes de dar.')).toBeInTheDocument();
    const lines = screen.getByRole('list', { name: 'Las cuatro líneas' });
    await app.user.click(within(lines).getByRole('button', { name: 'Corazón' }));
    const part = screen.getByRole('region', { name: 'Línea del corazón' });
    expect(part).toHaveAttribute('data-active');
    expect(within(lines).getByText('no se aprecia')).toBeInTheDocument();
    const fate = screen.getByRole('region', { name: 'Línea del destino' });
    expect(within(fate).getByText('No se aprecia')).toBeInTheDocument();
    expect(app.forms).toEqual([
      expect.objectContaining({ hand: 'right', keep: 'false', id: expect.any(String) }),
    ]);
  });

  it('keeps the photo only where that was asked for', async () => {
    everyPhotoShows(HAND);
    const app = await begin([done()]);
    await reachReview(app);
    const keep = screen.getByRole('checkbox', { name: 'Guardar la foto con la lectura' });
    expect(keep).not.toBeChecked();
    expect(keep).toHaveAccessibleDescription(/se borra en cuanto se lee/);
    await app.user.click(keep);
    expect(keep).toHaveAccessibleDescription(/solo tú puedes verla/);
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[0]).toMatchObject({ keep: 'true' });
  });

  it('refuses a wall before anything is sent, and says what to do', async () => {
    everyPhotoShows(OTHER_THINGS.wall(1));
    const app = await begin();
    await press(app, 'Mano izquierda');
    await give(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/No encontramos una mano en la foto/);
    expect(alert.firstChild).toHaveFocus();
    expect(app.forms).toHaveLength(0);
    await press(app, 'Probar con otra foto');
    expect(screen.getByRole('button', { name: 'Abrir la cámara' })).toHaveFocus();
  });

  it('refuses what is no photo, whatever its name', async () => {
    everyPhotoShows(HAND);
    const app = await begin();
    await press(app, 'Mano izquierda');
    await give(app, new File(['<html>'], 'mano.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERRORS.PHOTO_UNSUPPORTED.message);
    expect(screen.queryByRole('button', { name: /de todos modos/ })).not.toBeInTheDocument();
  });

  it('takes a photo that is dropped on the guide', async () => {
    everyPhotoShows(HAND);
    const app = await begin();
    await press(app, 'Mano derecha');
    const guide = (await screen.findByText('O arrastra aquí la foto')).parentElement;
    fireEvent.drop(guide ?? document.body, { dataTransfer: { files: [jpegFile()] } });
    expect(await screen.findByText('Se aprecian las cuatro líneas.')).toBeInTheDocument();
  });

  it('sends the photo of an iPhone unseen where this browser cannot open it', async () => {
    everyPhotoShows(null);
    const app = await begin([done()]);
    await press(app, 'Mano derecha');
    await give(app, heicFile());
    expect(await screen.findByText(/no sabe abrir ese tipo de foto/)).toBeInTheDocument();
    await press(app, 'Leer mi palma');
    expect(await screen.findByText(/^Lector integrado/)).toBeInTheDocument();
  });

  it('asks for another photo where the server sees no palm, and keeps the reading’s name', async () => {
    everyPhotoShows(HAND);
    const message = 'Los dedos están juntos. No se ha descontado de tu cupo.';
    const no = refusal('NO_PALM_FOUND', { message, errors: { image: message } });
    const app = await begin([no, done()]);
    await reachReview(app);
    await press(app, 'Leer mi palma');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press(app, 'Probar con otra foto');
    await give(app);
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[1]?.['id']).toBe(app.forms[0]?.['id']);
  });

  it('offers to read without keeping where the photo cannot be stored', async () => {
    everyPhotoShows(HAND);
    const no = refusal('STORAGE_UNAVAILABLE');
    const app = await begin([no, no, done()]);
    await reachReview(app);
    await app.user.click(screen.getByRole('checkbox'));
    await press(app, 'Leer mi palma');
    expect(await screen.findByText('No pudimos guardar la foto')).toBeInTheDocument();
    await press(app, 'Leerla sin guardar la foto');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms.map(({ keep }) => keep)).toEqual(['true', 'true', 'false']);
  });

  it('shows the quota in the place of the ritual once it is used up', async () => {
    await begin([], {
      quota: ({ type }) => ({ type, limit: 8, used: 8, remaining: 0, resetsAt: RENEWS }),
    });
    expect(await screen.findByText('Tu cupo de palma está completo')).toBeInTheDocument();
  });

  it('says when the quota renews where the answer is that it is used up', async () => {
    everyPhotoShows(HAND);
    const app = await begin([refusal('QUOTA_EXCEEDED', { resetsAt: RENEWS.toISOString() })]);
    await reachReview(app);
    await press(app, 'Leer mi palma');
    const title = await screen.findByRole('heading', { name: 'Tu cupo de palma está completo' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/Tus elecciones quedan guardadas, sin la foto,/)).toHaveTextContent(
      'Tu cupo se renueva el 12 de diciembre de 2026',
    );
  });

  it('finds the reading in the history when the answer was lost', async () => {
    everyPhotoShows(HAND);
    let id = '';
    const app = await begin([], {
      palmReadings: () => ({ items: [samplePalm({ id })], nextCursor: null }),
    });
    await reachReview(app);
    id = PALM_DRAFTS.load(LUCIA.id)?.id ?? '';
    await press(app, 'Leer mi palma');
    expect(await screen.findByText(/^Lector integrado/)).toBeInTheDocument();
    expect(app.forms).toHaveLength(2);
  });
});

describe('the ritual after a reload', () => {
  const reload = async (app: App) => {
    app.unmount();
    await renderApp(<PalmRitual />);
  };

  it('still knows the hand, and says that the photo has to be chosen again', async () => {
    everyPhotoShows(HAND);
    const app = await begin();
    await reachReview(app);
    await reload(app);
    expect(await screen.findByRole('heading', { name: 'Muestra tu palma derecha' })).toBeVisible();
    expect(screen.getByText(/Tu mano elegida sigue aquí\. La foto no/)).toBeInTheDocument();
  });

  it('shows a finished reading again, whole', async () => {
    everyPhotoShows(HAND);
    const app = await begin([done()]);
    await reachReview(app);
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    await reload(app);
    expect(await screen.findByText(/^Lector integrado/)).toBeInTheDocument();
    expect(app.forms).toHaveLength(1);
  });
});

describe('both hands', () => {
  it('are offered with Premium alone', async () => {
    await begin();
    await screen.findByRole('button', { name: 'Mano derecha' });
    expect(screen.queryByRole('button', { name: /Las dos manos/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Premium' })).toBeInTheDocument();
  });

  it('are asked for one after the other and sent together', async () => {
    everyPhotoShows(HAND);
    const app = await begin([done()], {}, SUPER);
    await app.user.click(await screen.findByRole('button', { name: /^Las dos manos/ }));
    expect(screen.getByRole('heading', { name: 'Muestra tu palma derecha' })).toHaveFocus();
    await give(app);
    const second = await screen.findByRole('heading', { name: 'Muestra tu palma izquierda' });
    await waitFor(() => expect(second).toHaveFocus());
    await give(app);
    await press(app, 'Leer mis palmas');
    await screen.findByText(/^Lector integrado/);
    expect(Object.keys(app.forms[0] ?? {})).toEqual(
      expect.arrayContaining(['image', 'second', 'hand']),
    );
  });

  it('become one where the second will not be read', async () => {
    everyPhotoShows(HAND);
    const app = await begin([refusal('PREMIUM_REQUIRED'), done()], {}, SUPER);
    await app.user.click(await screen.findByRole('button', { name: /^Las dos manos/ }));
    await give(app);
    await screen.findByRole('heading', { name: 'Muestra tu palma izquierda' });
    await give(app);
    await press(app, 'Leer mis palmas');
    await press(app, 'Seguir con una sola mano');
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[1]).not.toHaveProperty('second');
  });
});

describe('the camera', () => {
  const refuse = (name: string) =>
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
      }),
    );

  it.each([
    ['NotAllowedError', /No tenemos permiso para usar la cámara/],
    ['NotFoundError', /No encontramos ninguna cámara/],
    ['NotReadableError', /La cámara no respondió/],
  ])('says in words what %s means and offers a file', async (name, text) => {
    refuse(name);
    const app = await begin();
    await press(app, 'Mano derecha');
    await press(app, 'Abrir la cámara');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    await waitFor(() => expect(alert.firstChild).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Elegir una foto' })).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
