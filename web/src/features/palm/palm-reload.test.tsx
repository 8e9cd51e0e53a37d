// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PalmReading } from '@sibila/contracts/palm';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { network } from '../../testing/handlers.ts';
import { everyPhotoShows } from '../../testing/palm-photos.ts';
import { begin, done, give, press, reachReview, reload } from '../../testing/palm-ritual.tsx';
import { LUCIA, samplePalm } from '../../testing/samples.ts';
import { PALM_DRAFTS } from './draft.ts';

const HAND = drawnHand({ width: 300, height: 400, unit: 52, thumb: 'right' }).photo;
const NOT_YET = { name: 'Tu lectura no aparece todavía' };

/** Whoever is back on the network need not wait between two looks into the history. */
const searched = () =>
  waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByRole('heading', NOT_YET)).toBeInTheDocument();
  });

const idNow = () => PALM_DRAFTS.load(LUCIA.id)?.id ?? '';

/** Somebody who left the page while a server that takes its time was reading the photo. */
async function leaveWhileRead(items: PalmReading[] = []) {
  everyPhotoShows(HAND);
  const app = await begin([], { palmReadings: () => ({ items, nextCursor: null }) });
  let sent = 0;
  network.use(
    http.post('*/api/palm/interpret', async () => {
      sent += 1;
      await delay('infinite');
    }),
  );
  await reachReview(app);
  await press(app, 'Leer mi palma');
  await waitFor(() => expect(sent).toBe(1));
  return { ...app, user: (await reload(app)).user };
}

describe('the ritual after a reload', () => {
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

  it('claims nothing that it cannot know of a reading that is not there yet', async () => {
    await leaveWhileRead();
    expect(await screen.findByText(/puede llegar todavía/)).toBeInTheDocument();
    await searched();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Puede que se esté leyendo aún y llegue en un momento.');
    expect(notice).not.toHaveTextContent(/no se ha descontado/i);
    expect(notice).not.toHaveTextContent(/no llegó/);
  });

  it('looks for it again when it is asked to', async () => {
    const items: PalmReading[] = [];
    const app = await leaveWhileRead(items);
    await searched();
    items.push(samplePalm({ id: idNow() }));
    await press(app, 'Buscarla otra vez');
    expect(await screen.findByText(/^Lector integrado/)).toBeInTheDocument();
  });

  it('reads another photo under a name of its own: the first may be read meanwhile', async () => {
    const app = await leaveWhileRead();
    const before = idNow();
    await searched();
    network.use(http.post('*/api/palm/interpret', () => HttpResponse.json(samplePalm())));
    await press(app, 'Elegir otra foto');
    await give(app);
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(idNow()).toMatch(/^[\da-f-]{36}$/);
    expect(idNow()).not.toBe(before);
  });
});

describe('a photo whose answer was lost', () => {
  it('is sent again under the same name, which is said to cost nothing more', async () => {
    everyPhotoShows(HAND);
    const broken = () => HttpResponse.error();
    const app = await begin([broken, broken, done()]);
    await reachReview(app);
    await press(app, 'Leer mi palma');
    await waitFor(() => expect(app.forms).toHaveLength(2));
    await screen.findByText(/puede llegar todavía/);
    await searched();
    expect(screen.getByRole('alert')).toHaveTextContent(/no la cobra dos veces/);
    await press(app, 'Volver a intentarlo');
    await screen.findByText(/^Lector integrado/);
    expect(new Set(app.forms.map(({ id }) => id)).size).toBe(1);
  });
});
