import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Photo } from '@sibila/domain/palm/raster';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { OTHER_THINGS } from '@sibila/domain/palm/testing/other-things';
import { accessForm } from './access.ts';
import type { Hands } from './hands.ts';
import { PASSWORD } from './people.ts';
import { roomAt } from './room.ts';

/** A file as a browser is given it. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const raw = ({ data, width, height }: Photo) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 3 } });

/** A drawn right palm; its creases are those that are asked for. */
export async function palmPhoto(
  changes: Parameters<typeof drawnHand>[0] = {},
  name = 'mi mano.jpg',
): Promise<Upload> {
  const { photo } = drawnHand({ thumb: 'right', ...changes });
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await raw(photo).jpeg({ quality: 92 }).toBuffer(),
  };
}

/** A drawn right palm of 50 megapixels as a telephone keeps it: lying on its side, its turn told. */
export async function hugePhoto(): Promise<Upload> {
  const { photo } = drawnHand({ thumb: 'right' });
  const lying = await raw(photo).rotate(-90).jpeg({ quality: 95 }).toBuffer();
  const buffer = await sharp(lying)
    .resize({ width: 8160, height: 6120 })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}

/** A wall, as somebody photographs it by mistake. */
export async function wallPhoto(): Promise<Upload> {
  const buffer = await raw(OTHER_THINGS.wall(1)).png().toBuffer();
  return { name: 'pared.png', mimeType: 'image/png', buffer };
}

export const { roomOf: palmRoom, button: palmButton, look: lookAtPalm } = roomAt('#palmreading');

export async function goToPalm(page: Page): Promise<void> {
  await page.goto('/#palma');
  await palmRoom(page).getByRole('heading', { name: 'Elige tu mano' }).waitFor();
}

/** Opens the browser's own file dialog with these hands, and chooses a file in it. */
export async function choosePhoto(page: Page, hands: Hands, photo: Upload): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    hands.press(palmButton(page, 'Elegir una foto')),
  ]);
  await dialog.setFiles(photo);
}

/** From the choice of the right hand to what was found in a photo of it. */
export async function showPalm(page: Page, hands: Hands, photo: Upload): Promise<void> {
  await hands.press(palmButton(page, 'Mano derecha'));
  await choosePhoto(page, hands, photo);
  await palmRoom(page).getByRole('heading', { name: 'Esto vemos en tu mano' }).waitFor();
}

/** Signs in again where a session has ended. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const form = accessForm(page);
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await form.login.click();
}
