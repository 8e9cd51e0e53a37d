import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from '../testing/wait.ts';
import { seeText } from './access.ts';
import { HANDS, type Hands } from './hands.ts';
import { inspectPart } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { choosePhoto, goToPalm, palmButton, palmPhoto, palmRoom } from './palms.ts';
import { enterAsMember } from './people.ts';
import { finishedText, pointing } from './readings.ts';
import { theSite } from './site.ts';

/** A camera that sees a drawn palm. */
async function palmCamera(): Promise<readonly string[]> {
  const folder = join(theSite().dataDir, 'camera');
  mkdirSync(folder, { recursive: true });
  const film = join(folder, 'palma.mjpeg');
  const { buffer } = await palmPhoto({
    width: 720,
    height: 960,
    unit: 150,
    centre: { x: 0.5, y: 0.62 },
  });
  writeFileSync(film, buffer);
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
}

/** From the door to the camera, open for the right hand. */
async function openCamera(page: Page, hands: Hands): Promise<void> {
  await enterAsMember(page);
  await goToPalm(page);
  await hands.press(palmButton(page, 'Mano derecha'));
  await hands.press(palmButton(page, 'Abrir la cámara'));
}

describeJourney(
  'a palm before the camera',
  () => {
    it('takes the palm that stands in the guide', async ({ enter }) => {
      const visitor = await enter('phone', { ...STILL, permissions: ['camera'] });
      const { page } = visitor;
      const hands = pointing(visitor);
      await openCamera(page, hands);
      await seeText(palmRoom(page), 'Llena la guía con tu mano y no te muevas.');
      await inspectPart(visitor, '#palmreading', 'palm-camera');
      await hands.press(palmButton(page, 'Hacer la foto'));
      await seeText(palmRoom(page), /^Se aprecian/);
      await hands.press(palmButton(page, 'Leer mi palma'));
      await finishedText(palmRoom(page));
    });

    it('has its trigger under the finger of whoever opens it with the keyboard', async ({
      enter,
    }) => {
      const { page } = await enter('desktop', { ...STILL, permissions: ['camera'] });
      await openCamera(page, HANDS.keyboard);
      const trigger = palmButton(page, 'Hacer la foto');
      await until('the trigger to have the focus', () =>
        trigger.evaluate((element) => element === document.activeElement),
      );
      await page.keyboard.press('Enter');
      await seeText(palmRoom(page), /^Se aprecian/);
      await tabTo(palmButton(page, 'Cambiar esta foto'));
      await page.keyboard.press('Enter');
      await palmRoom(page).getByRole('heading', { name: 'Muestra tu palma derecha' }).waitFor();
    });

    it('says what to do where it may not be used', async ({ enter }) => {
      const visitor = await enter('desktop', { ...STILL, permissions: [] });
      const { page } = visitor;
      const hands = pointing(visitor);
      await openCamera(page, hands);
      await seeText(palmRoom(page), /^No tenemos permiso para usar la cámara\./);
      await choosePhoto(page, hands, await palmPhoto());
      await seeText(palmRoom(page), 'Se aprecian las cuatro líneas.');
    });
  },
  palmCamera,
);
