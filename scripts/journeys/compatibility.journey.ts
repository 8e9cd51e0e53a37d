import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../testing/wait.ts';
import { seeText } from './access.ts';
import { HANDS, type Hands } from './hands.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { tabTo } from './keyboard.ts';
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

const MONTHLY = quotaLine(8, 'compatibilidades');
const ONE_LESS = quotaLine(7, 'compatibilidades');
const PAIR = 'Aries y Capricornio';
const KINDS = ['Aspecto', 'Elemento', 'Modalidad', 'Regentes'];

const { roomOf, button, look } = roomAt('#compatibility');
const tile = (page: Page, sign: string) => button(page, new RegExp(`^${sign}, del `));

async function goToRoom(page: Page): Promise<void> {
  await page.goto('/#compatibilidad');
  await roomOf(page).getByRole('heading', { name: 'Elige dos signos' }).waitFor();
}

/** The twelve signs are one stop of the tab key, and the arrows lead from one to the next. */
async function chooseByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  const name = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  await tabTo(tile(page, 'Aries'));
  await keyboard.press('Enter');
  await keyboard.press('End');
  expect(await name()).toMatch(/^Piscis/);
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  expect(await name()).toMatch(/^Capricornio/);
  await keyboard.press('Space');
}

async function chooseByHand(page: Page, hands: Hands): Promise<void> {
  await hands.press(tile(page, 'Aries'));
  await hands.press(tile(page, 'Leo'));
  // A sign that was put in by mistake is put right in its own place.
  await hands.press(button(page, 'Segundo signo: Leo'));
  await hands.press(tile(page, 'Capricornio'));
}

/** The number is the sum of its four points, each with its reason; returns the number. */
async function checkNumber(page: Page): Promise<number> {
  await roomOf(page).getByRole('heading', { name: PAIR }).waitFor();
  const points = roomOf(page).getByRole('list', { name: 'De dónde sale el número' });
  const rows = await points.getByRole('listitem').allInnerTexts();
  expect(rows).toHaveLength(KINDS.length);
  rows.forEach((row, i) => expect(row).toContain(KINDS[i]));
  await seeText(points, 'A tres signos de distancia, 90°');
  const sum = await roomOf(page)
    .getByText(/^\d+ [+−].* = \d+ %$/)
    .innerText();
  const [account = '', percent = ''] = sum.replaceAll('−', '-').split('=');
  const added = account.replaceAll(' ', '').match(/[+-]?\d+/g) ?? [];
  const number = Number.parseInt(percent, 10);
  expect(added.reduce((total, part) => total + Number(part), 0)).toBe(number);
  return number;
}

/** The text agrees with the number and says where it comes from; the quota is one less. */
async function checkAnalysis(page: Page, hands: Hands, text: string): Promise<void> {
  expect(text).toContain('Aries');
  expect(text).toContain('Capricornio');
  await seeText(roomOf(page), ONE_LESS);
  const why = await openWhy(roomOf(page), hands);
  for (const kind of KINDS) expect(why).toContain(kind);
  await expectQuotesOf(roomOf(page), text);
}

/** It lies among the comparisons of the profile, opens whole, and goes when it is told to. */
async function checkHistory(page: Page, hands: Hands, percent: number): Promise<void> {
  await hands.press(roomOf(page).getByRole('link', { name: 'Ver mis lecturas' }));
  const tab = page.getByRole('tab', { name: 'Compatibilidades' });
  await tab.waitFor();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  const card = cardOf(page, 'Compatibilidad');
  const row = card.getByRole('button', { name: new RegExp(`^${PAIR}`) });
  await seeText(card, `${percent} % de compatibilidad`);
  await hands.press(row);
  const dialog = page.getByRole('dialog', { name: PAIR });
  const text = await finishedTextOf(dialog);
  await seeText(dialog, `${percent} %`);
  await openWhy(dialog, hands);
  await expectQuotesOf(dialog, text);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
  await removeOnly(card, hands, {
    title: '¿Borrar esta compatibilidad?',
    button: 'Borrar compatibilidad',
    done: 'Compatibilidad borrada',
    empty: 'No has calculado compatibilidades todavía',
  });
  await hands.press(card.getByRole('link', { name: 'Calcula la primera' }));
  await seeText(roomOf(page), ONE_LESS);
}

async function finishedTextOf(dialog: Locator): Promise<string> {
  await dialog.getByText('Lector integrado').waitFor();
  return (await dialog.getByRole('article').textContent()) ?? '';
}

describeJourney('the way from two signs to their analysis', () => {
  it('is open to a pointer, with everything that moves', async ({ enter }) => {
    const visitor = await enter('phone');
    const { page } = visitor;
    const hands = pointing(visitor);
    await enterAsMember(page);
    await goToRoom(page);
    await seeText(roomOf(page), MONTHLY);
    await chooseByHand(page, hands);
    await hands.press(button(page, 'Calcular compatibilidad'));
    await until('the number to climb', async () => {
      const shown = await roomOf(page)
        .getByText(/^\d+ %$/)
        .first()
        .innerText();
      return Number.parseInt(shown, 10) > 0;
    });
    const percent = await checkNumber(page);
    await watchWriting(roomOf(page));
    // Whoever reloads while it is being written gets the same analysis, and pays for it once.
    await page.reload();
    expect(await checkNumber(page)).toBe(percent);
    await checkAnalysis(page, hands, await finishedText(roomOf(page)));
    await checkHistory(page, hands, percent);
  });

  it('is open to the keyboard alone', async ({ enter }) => {
    const { page } = await enter('desktop', STILL);
    const hands = HANDS.keyboard;
    await enterAsMember(page);
    await goToRoom(page);
    await chooseByKeyboard(page);
    await hands.press(button(page, 'Calcular compatibilidad'));
    const percent = await checkNumber(page);
    await checkAnalysis(page, hands, await finishedText(roomOf(page)));
    await checkHistory(page, hands, percent);
  });

  it.for(['phone', 'desktop'] as const)(
    'can be used by everybody on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page } = visitor;
      const hands = pointing(visitor);
      await page.goto('/#compatibilidad');
      await roomOf(page).getByRole('heading', { name: 'Las ruedas esperan dos signos' }).waitFor();
      await look(visitor, 'compatibility-0-gate');
      await enterAsMember(page);
      await goToRoomAgain(page);
      await seeText(roomOf(page), MONTHLY);
      await look(visitor, 'compatibility-1-signs');
      await hands.press(tile(page, 'Aries'));
      await hands.press(tile(page, 'Piscis'));
      await look(visitor, 'compatibility-2-chosen');
      await hands.press(button(page, 'Calcular compatibilidad'));
      await finishedText(roomOf(page));
      await look(visitor, 'compatibility-3-analysis');
      await openWhy(roomOf(page), hands);
      await roomOf(page)
        .locator('details')
        .evaluate((panel) => panel.scrollIntoView());
      await look(visitor, 'compatibility-4-why');
      await page.goto('/profile#compatibilidades');
      const card = cardOf(page, 'Compatibilidad');
      await card.getByRole('button', { name: /^Aries y Piscis/ }).waitFor();
      await look(visitor, 'compatibility-5-history', 'main');
      await hands.press(card.getByRole('button', { name: /^Aries y Piscis/ }));
      await page.getByRole('dialog', { name: 'Aries y Piscis' }).getByRole('article').waitFor();
      await look(visitor, 'compatibility-6-dialog', '[role=dialog]');
    },
  );
});

/** The page as somebody sees it who has just signed in. */
async function goToRoomAgain(page: Page): Promise<void> {
  await page.reload();
  await roomOf(page).getByRole('heading', { name: 'Elige dos signos' }).waitFor();
}
