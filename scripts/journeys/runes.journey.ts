import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessForm, dialogOf, seeText } from './access.ts';
import { HANDS, type Hands } from './hands.ts';
import { describeJourney, it, STILL, type Visitor } from './journey.ts';
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
import { quotaLine, roomAt } from './room.ts';

const QUESTION = '¿Qué me ayuda a terminar lo que empecé?';
const TITLES = ['Urd, lo que fue', 'Verdandi, lo que está siendo', 'Skuld, lo que se debe'];
const MONTHLY = quotaLine(8, 'lecturas de runas');
const ONE_LESS = quotaLine(7, 'lecturas de runas');

const { roomOf, button, look } = roomAt('#runes');
const faceDown = (page: Page, place: number) =>
  button(page, `Runa ${place} de 3, boca abajo: ${TITLES[place - 1]}`);
const table = (page: Page) => roomOf(page).getByRole('list', { name: 'Tirada: Nornas' });

const goTo = (page: Page) => page.goto('/#runas');

async function goToRoom(page: Page): Promise<void> {
  await goTo(page);
  await roomOf(page).getByRole('heading', { name: 'Elige tu tirada' }).waitFor();
}

/** From the choice of three stones to the stones on the table. */
async function cast(page: Page, hands: Hands): Promise<void> {
  await hands.press(button(page, /^Nornas/));
  await hands.write(roomOf(page).getByLabel('Tu pregunta (opcional)'), QUESTION);
  await hands.press(button(page, 'Tomar la bolsa'));
  await hands.press(button(page, 'Agitar la bolsa'));
  await button(page, 'Agitar otra vez').waitFor();
  // What was pressed is another button now, and whoever pressed it has not lost the place.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await hands.press(button(page, 'Echar las runas'));
  await roomOf(page).getByRole('heading', { name: 'Gira las piedras' }).waitFor();
}

/** What the stones that lie face up show. */
const shown = async (page: Page): Promise<string[]> => {
  const pictures = await table(page).getByRole('img').all();
  return Promise.all(pictures.map(async (picture) => (await picture.getAttribute('alt')) ?? ''));
};

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.includes('runes'));
    const draft = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as { runes?: string[] };
    return draft.runes ?? [];
  });

/** Turns the first stone, reloads the page, and turns the other two of the same draw. */
async function turnAll(page: Page, hands: Hands): Promise<string[]> {
  await hands.press(faceDown(page, 1));
  await seeText(roomOf(page), 'Faltan 2 piedras.');
  const [drawn, first] = [await kept(page), await shown(page)];
  expect(drawn).toHaveLength(3);
  await page.reload();
  await seeText(roomOf(page), 'Faltan 2 piedras.');
  expect(await kept(page)).toEqual(drawn);
  expect(await shown(page)).toEqual(first);
  await hands.press(faceDown(page, 3));
  await hands.press(faceDown(page, 2));
  await roomOf(page).getByRole('heading', { name: 'Nornas' }).waitFor();
  const all = await shown(page);
  expect(new Set(all).size).toBe(3);
  expect(all[0]).toBe(first[0]);
  return all;
}

/** The text says where it comes from, and the quota is one less. */
async function checkReading(page: Page, hands: Hands, text: string): Promise<void> {
  expect(text).toContain(QUESTION);
  await seeText(roomOf(page), ONE_LESS);
  const why = await openWhy(roomOf(page), hands);
  for (const title of TITLES) expect(why).toContain(title);
  await expectQuotesOf(roomOf(page), text);
}

/** The reading lies in the profile, opens whole, and goes when it is told to. */
async function checkHistory(page: Page, hands: Hands, stones: string[]): Promise<void> {
  await hands.press(roomOf(page).getByRole('link', { name: 'Ver mis lecturas' }));
  const card = cardOf(page, 'Runas');
  const row = card.getByRole('button', { name: /^Nornas/ });
  await seeText(card, QUESTION);
  await hands.press(row);
  const dialog = page.getByRole('dialog', { name: 'Nornas' });
  await dialog.getByRole('article').waitFor();
  const pictures = dialog.getByRole('list', { name: 'Runas' }).getByRole('img');
  const alts = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  expect(alts).toEqual(stones);
  const text = (await dialog.getByRole('article').textContent()) ?? '';
  expect(text).toContain(QUESTION);
  await openWhy(dialog, hands);
  await expectQuotesOf(dialog, text);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await removeOnly(card, hands, {
    title: '¿Borrar esta lectura?',
    button: 'Borrar lectura',
    done: 'Lectura borrada',
    empty: 'No tienes lecturas de runas todavía',
  });
  await hands.press(card.getByRole('link', { name: 'Haz tu primera tirada' }));
  await seeText(roomOf(page), ONE_LESS);
  await button(page, /^Nornas/).waitFor();
}

/** Takes what is left of a month's readings behind the page's back. */
async function useUp(page: Page, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) {
    const data = { id: randomUUID(), runes: ['Fehu'] };
    const response = await page.request.post('/api/runes/interpret', { data });
    expect(response.status()).toBe(201);
  }
}

describeJourney('the way from the bag to a reading of the runes', () => {
  it('begins at a gate for guests', async ({ enter }) => {
    const { page, press } = await enter('phone', STILL);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await goTo(page);
    await roomOf(page).getByRole('heading', { name: 'La bolsa te espera' }).waitFor();
    expect(await button(page, /^Nornas/).count()).toBe(0);
    await press(button(page, 'Iniciar sesión o registrarse'));
    await dialogOf(page).waitFor();
    expect(await accessForm(page).tab('Iniciar sesión').getAttribute('aria-selected')).toBe('true');
    expect(asked.filter((url) => /runes\.|quota\./.test(url))).toEqual([]);
  });

  it('is open to a pointer, with everything that moves', async ({ enter }) => {
    const visitor = await enter('phone');
    const { page } = visitor;
    const hands = pointing(visitor);
    await enterAsMember(page);
    await goToRoom(page);
    await seeText(roomOf(page), MONTHLY);
    await cast(page, hands);
    const stones = await turnAll(page, hands);
    await watchWriting(roomOf(page));
    // Whoever reloads while it is being written gets the same reading, and pays for it once.
    await page.reload();
    await checkReading(page, hands, await finishedText(roomOf(page)));
    expect(await shown(page)).toEqual(stones);
    await checkHistory(page, hands, stones);
  });

  it('is open to the keyboard alone', async ({ enter }) => {
    const { page } = await enter('desktop', STILL);
    await enterAsMember(page);
    await goToRoom(page);
    await cast(page, HANDS.keyboard);
    const stones = await turnAll(page, HANDS.keyboard);
    await checkReading(page, HANDS.keyboard, await finishedText(roomOf(page)));
    await checkHistory(page, HANDS.keyboard, stones);
  });

  it.for(['phone', 'desktop'] as const)(
    'can be used by everybody on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page } = visitor;
      await goTo(page);
      await roomOf(page).getByRole('heading', { name: 'La bolsa te espera' }).waitFor();
      await look(visitor, 'runes-0-gate');
      await enterAsMember(page);
      await page.reload();
      await lookAtRitual(visitor);
      await lookAtHistory(visitor);
      await useUp(page, 7);
      await goTo(page);
      // The last reading is still there; only the next one is refused.
      await finishedText(roomOf(page));
      await visitor.press(button(page, 'Nueva tirada'));
      await roomOf(page).getByRole('heading', { name: 'Tu cupo de runas está completo' }).waitFor();
      await look(visitor, 'runes-11-used-up');
    },
  );
});

async function lookAtRitual(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  const step = async (heading: string, name: string) => {
    await roomOf(page).getByRole('heading', { name: heading, exact: true }).waitFor();
    await look(visitor, name);
  };
  await step('Elige tu tirada', 'runes-1-spread');
  await press(button(page, /^Cruz rúnica/));
  await step('Respira y pregunta', 'runes-2-question');
  await press(button(page, 'Tomar la bolsa'));
  await step('Agita la bolsa', 'runes-3-bag');
  await press(button(page, 'Agitar la bolsa'));
  await button(page, 'Agitar otra vez').waitFor();
  await look(visitor, 'runes-4-shaken');
  await press(button(page, 'Echar las runas'));
  await step('Gira las piedras', 'runes-5-cast');
  for (const place of [2, 4, 1, 5]) await press(button(page, new RegExp(`^Runa ${place} `)));
  await look(visitor, 'runes-6-turned');
  await press(button(page, /^Runa 3 /));
  await finishedText(roomOf(page));
  await look(visitor, 'runes-7-reading');
  await openWhy(roomOf(page), pointing(visitor));
  const panel = roomOf(page).locator('details');
  await panel.evaluate((element) => element.scrollIntoView());
  await look(visitor, 'runes-8-why');
}

async function lookAtHistory(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  const card = cardOf(page, 'Runas');
  await page.goto('/profile');
  await press(card.getByRole('button', { name: /^Cruz rúnica/ }));
  await page.getByRole('dialog', { name: 'Cruz rúnica' }).getByRole('article').waitFor();
  await look(visitor, 'runes-9-dialog', '[role=dialog]');
  await page.keyboard.press('Escape');
  await press(card.getByRole('button', { name: /^Borrar la lectura/ }));
  await page.getByRole('button', { name: 'Conservarla' }).waitFor();
  await look(visitor, 'runes-10-delete', '[role=dialog]');
  await press(page.getByRole('button', { name: 'Conservarla' }));
}
