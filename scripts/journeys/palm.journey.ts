import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../testing/wait.ts';
import { seeText } from './access.ts';
import { HANDS, type Hands } from './hands.ts';
import { describeJourney, it, STILL } from './journey.ts';
import {
  choosePhoto,
  goToPalm,
  hugePhoto,
  lookAtPalm,
  palmButton,
  palmPhoto,
  palmRoom,
  showPalm,
  signInAgain,
  wallPhoto,
} from './palms.ts';
import { enterAsMember } from './people.ts';
import {
  cardOf,
  expectQuotesOf,
  finishedText,
  openWhy,
  pointing,
  removeOnly,
  watchWriting,
} from './readings.ts';
import { quotaLine } from './room.ts';

const left = (count: number) => quotaLine(count, 'lecturas de palma');
const PARTS = [
  'Línea del corazón',
  'Línea de la cabeza',
  'Línea de la vida',
  'Línea del destino',
  'Forma de la mano',
  'Montes',
  'Dedos',
  'En conjunto',
];

/** Every request that carries a photo. */
function watchUploads(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/palm/interpret')) sent.push(request.method());
  });
  return sent;
}

/** Each line of the drawing belongs to its part of the text, and the other way round. */
async function checkLines(place: Locator, hands: Hands): Promise<void> {
  const lines = place.getByRole('list', { name: 'Las cuatro líneas' });
  await hands.press(lines.getByRole('button', { name: 'Vida' }));
  await place.locator('[data-part="life"][data-active]').waitFor();
  await place.locator('g[data-line="life"][data-active]').first().waitFor();
  await hands.press(place.getByRole('button', { name: 'Línea de la cabeza' }));
  await place.locator('g[data-line="head"][data-active]').first().waitFor();
  await hands.press(place.getByRole('button', { name: 'Línea de la cabeza' }));
}

/** The parts of the text, in their order, each with its heading. */
async function checkParts(place: Locator): Promise<void> {
  const titles = await place.getByRole('article').getByRole('heading').allInnerTexts();
  expect(titles.map((title) => title.replace(/^[IV]+\s+/, ''))).toEqual(PARTS);
}

/** The reading among the others of the profile, opened; the dialog stays. */
async function openFromHistory(page: Page, hands: Hands): Promise<Locator> {
  await hands.press(palmRoom(page).getByRole('link', { name: 'Ver mis lecturas' }));
  await hands.press(cardOf(page, 'Palma').getByRole('button', { name: /^Tu palma derecha/ }));
  const dialog = page.getByRole('dialog', { name: 'Tu palma derecha' });
  await dialog.getByText('Lector integrado').waitFor();
  await checkParts(dialog);
  return dialog;
}

async function closeAndRemove(page: Page, hands: Hands, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await removeOnly(cardOf(page, 'Palma'), hands, {
    title: '¿Borrar esta lectura?',
    button: 'Borrar lectura',
    done: 'Lectura borrada',
    empty: 'No tienes análisis de palma todavía',
  });
}

const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

describeJourney('the way from a photo of a palm to its reading', () => {
  it('is open to a pointer, with everything that moves; the photo is not kept', async ({
    enter,
  }) => {
    const visitor = await enter('phone');
    const { page } = visitor;
    const hands = pointing(visitor);
    const sent = watchUploads(page);
    await enterAsMember(page);
    await goToPalm(page);
    await seeText(palmRoom(page), left(8));
    await hands.press(palmButton(page, 'Mano derecha'));
    await choosePhoto(page, hands, await wallPhoto());
    await seeText(palmRoom(page), /^No encontramos una mano en la foto\./);
    expect(sent).toEqual([]);
    await hands.press(palmButton(page, 'Probar con otra foto'));
    await choosePhoto(page, hands, await palmPhoto({ creases: ['heart', 'head', 'life'] }));
    await seeText(palmRoom(page), 'Se aprecian: corazón, cabeza y vida. No se aprecia: destino.');
    expect(await palmRoom(page).getByRole('checkbox').isChecked()).toBe(false);
    await hands.press(palmButton(page, 'Leer mi palma'));
    await watchWriting(palmRoom(page));
    await hands.press(palmButton(page, 'Mostrar el texto entero'));
    const text = await finishedText(palmRoom(page));
    expect(sent).toEqual(['POST']);
    await checkParts(palmRoom(page));
    await checkLines(palmRoom(page), hands);
    await seeText(palmRoom(page), 'no se aprecia');
    await seeText(palmRoom(page), left(7));
    expect(await openWhy(palmRoom(page), hands)).toContain('No se aprecia en la foto');
    await expectQuotesOf(palmRoom(page), text);
    // Whoever reloads finds the same reading, and its drawing in the place of the photo.
    await page.reload();
    expect(await finishedText(palmRoom(page))).toBe(text);
    await palmRoom(page)
      .getByRole('img', { name: /^Dibujo de tu palma derecha/ })
      .waitFor();
    const dialog = await openFromHistory(page, hands);
    await dialog.getByRole('img', { name: /^Dibujo de tu palma derecha/ }).waitFor();
    await checkLines(dialog, hands);
    await closeAndRemove(page, hands, dialog);
  });

  it('is open to the keyboard alone; the photo is kept, and goes with the reading', async ({
    enter,
  }) => {
    const { page } = await enter('desktop', STILL);
    const hands = HANDS.keyboard;
    await enterAsMember(page);
    await goToPalm(page);
    await showPalm(page, hands, await palmPhoto());
    await seeText(palmRoom(page), 'Se aprecian las cuatro líneas.');
    await hands.tick(palmRoom(page).getByRole('checkbox'));
    await seeText(palmRoom(page), /solo tú puedes verla/);
    await hands.press(palmButton(page, 'Leer mi palma'));
    const text = await finishedText(palmRoom(page));
    await checkLines(palmRoom(page), hands);
    await openWhy(palmRoom(page), hands);
    await expectQuotesOf(palmRoom(page), text);
    const dialog = await openFromHistory(page, hands);
    const photo = dialog.getByRole('img', { name: /^Tu palma derecha/ });
    await until('the kept photo', () => isLoaded(photo));
    const url = (await photo.getAttribute('src')) ?? '';
    const small = cardOf(page, 'Palma').locator('img');
    expect(await small.getAttribute('src')).toBe(`${url}?size=thumbnail`);
    expect((await page.request.get(url)).headers()['content-type']).toBe('image/webp');
    await closeAndRemove(page, hands, dialog);
    expect((await page.request.get(url)).status()).toBe(404);
  });

  it('sends a doubtful photo where that is wanted, and charges nothing for it', async ({
    enter,
  }) => {
    const visitor = await enter('desktop', STILL);
    const { page } = visitor;
    const hands = pointing(visitor);
    visitor.expectProblems(/status of 422 .*\/api\/palm\/interpret$/);
    await enterAsMember(page);
    await goToPalm(page);
    await hands.press(palmButton(page, 'Mano derecha'));
    await choosePhoto(page, hands, await wallPhoto());
    await hands.press(palmButton(page, 'Enviar esta de todos modos'));
    await hands.press(palmButton(page, 'Leer mi palma'));
    await palmRoom(page).getByRole('heading', { name: 'Hace falta otra foto' }).waitFor();
    await hands.press(palmButton(page, 'Probar con otra foto'));
    await choosePhoto(page, hands, await palmPhoto());
    await seeText(palmRoom(page), left(8));
    // A page that is loaded again still knows the hand; photos are never kept before they are read.
    await page.reload();
    await seeText(palmRoom(page), /^Tu mano elegida sigue aquí\. La foto no/);
    await choosePhoto(page, hands, await palmPhoto());
    await hands.press(palmButton(page, 'Leer mi palma'));
    await finishedText(palmRoom(page));
    await seeText(palmRoom(page), left(7));
  });

  it('sends the largest photo of a telephone as a small one, upright', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page } = visitor;
    const hands = pointing(visitor);
    await enterAsMember(page);
    await goToPalm(page);
    await showPalm(page, hands, await hugePhoto());
    await seeText(palmRoom(page), 'Se aprecian las cuatro líneas.');
    await hands.tick(palmRoom(page).getByRole('checkbox'));
    const [request] = await Promise.all([
      page.waitForRequest('**/api/palm/interpret'),
      hands.press(palmButton(page, 'Leer mi palma')),
    ]);
    await finishedText(palmRoom(page));
    expect(Number((await request.allHeaders())['content-length'])).toBeLessThan(4_000_000);
    await page.reload();
    const photo = palmRoom(page).getByRole('img', { name: /^Tu palma derecha/ });
    await until('the kept photo', () => isLoaded(photo));
    const { width, height } = await photo.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    }));
    expect({ width, height }).toEqual({ width: 1200, height: 1600 });
  });

  it('goes on with the same photo after a session that ended', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page } = visitor;
    const hands = pointing(visitor);
    visitor.expectProblems(/status of 401 .*\/api\/palm\/interpret$/);
    const email = await enterAsMember(page);
    await goToPalm(page);
    await showPalm(page, hands, await palmPhoto());
    await page.context().clearCookies();
    await hands.press(palmButton(page, 'Leer mi palma'));
    await signInAgain(page, email);
    await finishedText(palmRoom(page));
  });

  it.for(['phone', 'tablet', 'desktop'] as const)(
    'can be used by everybody on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page } = visitor;
      const hands = pointing(visitor);
      await page.goto('/#palma');
      await palmRoom(page).getByRole('heading', { name: 'Tu mano tiene la palabra' }).waitFor();
      await lookAtPalm(visitor, 'palm-0-gate');
      await enterAsMember(page);
      await page.reload();
      await palmRoom(page).getByRole('heading', { name: 'Elige tu mano' }).waitFor();
      await seeText(palmRoom(page), left(8));
      await lookAtPalm(visitor, 'palm-1-hand');
      await hands.press(palmButton(page, 'Mano derecha'));
      await lookAtPalm(visitor, 'palm-2-photo');
      await hands.press(palmButton(page, 'Abrir la cámara'));
      await seeText(palmRoom(page), /^No encontramos ninguna cámara/);
      await lookAtPalm(visitor, 'palm-3-no-camera');
      await choosePhoto(page, hands, await wallPhoto());
      await seeText(palmRoom(page), /^No encontramos una mano/);
      await lookAtPalm(visitor, 'palm-4-refused');
      await hands.press(palmButton(page, 'Probar con otra foto'));
      await choosePhoto(page, hands, await palmPhoto());
      await seeText(palmRoom(page), 'Se aprecian las cuatro líneas.');
      await lookAtPalm(visitor, 'palm-5-found');
      await hands.press(palmButton(page, 'Leer mi palma'));
      await finishedText(palmRoom(page));
      await lookAtPalm(visitor, 'palm-6-reading');
      await openWhy(palmRoom(page), hands);
      await palmRoom(page)
        .locator('details')
        .evaluate((panel) => panel.scrollIntoView());
      await lookAtPalm(visitor, 'palm-7-why');
      await page.goto('/profile');
      const row = cardOf(page, 'Palma').getByRole('button', { name: /^Tu palma derecha/ });
      await row.scrollIntoViewIfNeeded();
      await lookAtPalm(visitor, 'palm-8-history', 'main');
      await hands.press(row);
      await page.getByRole('dialog').getByText('Lector integrado').waitFor();
      await lookAtPalm(visitor, 'palm-9-dialog', '[role=dialog]');
    },
  );
});
