// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { everyPhotoShows } from '../../testing/palm-photos.ts';
import { begin, done, give, press, reachReview } from '../../testing/palm-ritual.tsx';
import { LUCIA } from '../../testing/samples.ts';

const SMALL = { width: 300, height: 400, unit: 52 };
/** The right hand, which `reachReview` chooses. */
const RIGHT = drawnHand({ ...SMALL, thumb: 'right' }).photo;
const LEFT = drawnHand({ ...SMALL, spread: 1.5, seed: 2 }).photo;
const MIRRORED = drawnHand(SMALL).photo;
const SUPER: User = { ...LUCIA, isPremium: true };

describe('a photo and its mirror image', () => {
  it('are not sent as both hands', async () => {
    everyPhotoShows(RIGHT);
    const app = await begin([], {}, SUPER);
    await app.user.click(await screen.findByRole('button', { name: /^Las dos manos/ }));
    await give(app);
    await screen.findByRole('heading', { name: 'Muestra tu palma izquierda' });
    everyPhotoShows(MIRRORED);
    await give(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(/parecen de la misma mano/);
    expect(screen.queryByRole('button', { name: 'Leer mis palmas' })).not.toBeInTheDocument();
  });
});

describe('a photo of the other hand than the chosen one', () => {
  const DOUBT = 'Parece tu mano izquierda, o la foto está en espejo (como un selfi).';

  it('may be read as the hand that it shows', async () => {
    everyPhotoShows(LEFT);
    const app = await begin([done()]);
    await reachReview(app);
    expect(screen.getByText(DOUBT)).toBeInTheDocument();
    await press(app, 'Es mi mano izquierda');
    expect(screen.queryByText(DOUBT)).not.toBeInTheDocument();
    expect(screen.getByText('Palma izquierda')).toBeInTheDocument();
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[0]).toMatchObject({ hand: 'left' });
  });

  it('is not read before that question has an answer', async () => {
    everyPhotoShows(LEFT);
    const app = await begin([done()]);
    await reachReview(app);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(app, 'Leer mi palma');
    expect(screen.getByRole('alert')).toHaveTextContent('Antes de leer, dinos qué mano es.');
    expect(screen.getByRole('group', { name: '¿Qué mano es?' })).toHaveFocus();
    expect(app.forms).toHaveLength(0);
    await press(app, 'Dejarla como derecha');
    await press(app, 'Leer mi palma');
    await screen.findByText(/^Lector integrado/);
    expect(app.forms[0]).toMatchObject({ hand: 'right' });
  });

  it('may be kept as the chosen one, and one of the chosen hand is not asked about', async () => {
    everyPhotoShows(LEFT);
    const app = await begin();
    await reachReview(app);
    await press(app, 'Dejarla como derecha');
    expect(screen.queryByText(DOUBT)).not.toBeInTheDocument();
    expect(screen.getByText('Palma derecha')).toBeInTheDocument();
    everyPhotoShows(RIGHT);
    await press(app, 'Cambiar esta foto');
    await give(app);
    await screen.findByRole('heading', { name: 'Esto vemos en tu mano' });
    expect(screen.queryByText(/^Parece tu mano/)).not.toBeInTheDocument();
  });
});
