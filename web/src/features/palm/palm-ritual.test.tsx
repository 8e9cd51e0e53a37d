// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { ERRORS } from '@sibila/contracts/errors';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { OTHER_THINGS } from '@sibila/domain/palm/testing/other-things';
import { RENEWS } from '../../testing/handlers.ts';
import { everyPhotoShows, heicFile, jpegFile } from '../../testing/palm-photos.ts';
import { begin, done, give, press, reachReview, refusal } from '../../testing/palm-ritual.tsx';
import { LUCIA, samplePalm } from '../../testing/samples.ts';
import { PALM_DRAFTS } from './draft.ts';

const SMALL = { width: 300, height: 400, unit: 52 };
/** The right hand, which `reachReview` chooses. */
const HAND = drawnHand({ ...SMALL, thumb: 'right' }).photo;
const LEFT = drawnHand({ ...SMALL, spread: 1.5, seed: 2 }).photo;
const SUPER: User = { ...LUCIA, isPremium: true };

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

  it('asks for another photo where the server sees no palm, and reads it under its own name', async () => {
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
    expect(app.forms[1]?.['id']).not.toBe(app.forms[0]?.['id']);
  });

  it('offers to read without keeping where the photo cannot be stored', async () => {
    everyPhotoShows(HAND);
    const no = refusal('STORAGE_UNAVAILABLE');
    const app = await begin([no, done()]);
    await reachReview(app);
    await app.user.click(screen.getByRole('checkbox'));
    await press(app, 'Leer mi palma');
    expect(await screen.findByText('No pudimos guardar la foto')).toBeInTheDocument();
    await press(app, 'Leerla sin guardar la foto');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms.map(({ keep }) => keep)).toEqual(['true', 'false']);
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
    everyPhotoShows(LEFT);
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
    everyPhotoShows(LEFT);
    await give(app);
    await press(app, 'Leer mis palmas');
    await press(app, 'Seguir con una sola mano');
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[1]).not.toHaveProperty('second');
  });

  it('are not sent where both photos show one of them', async () => {
    everyPhotoShows(HAND);
    const app = await begin([done()], {}, SUPER);
    await app.user.click(await screen.findByRole('button', { name: /^Las dos manos/ }));
    await give(app);
    await screen.findByRole('heading', { name: 'Muestra tu palma izquierda' });
    await give(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(/parecen de la misma mano/);
    expect(screen.getByText('Primera foto')).toBeInTheDocument();
    expect(screen.getByText('Segunda foto')).toBeInTheDocument();
    expect(screen.queryByText(/^Palma (?:derecha|izquierda)$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leer mis palmas' })).not.toBeInTheDocument();
    await press(app, 'Seguir con la primera foto');
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[0]).not.toHaveProperty('second');
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
