import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './journey.ts';

export const ritualOf = (page: Page): Locator => page.locator('#tarot');
export const QUESTION = '¿Qué me conviene mirar antes de aceptar ese trabajo?';

/** Goes to the tarot's section with the ritual in it. */
export async function goToRitual({ page }: Visitor): Promise<void> {
  await page.goto('/#tarot');
  await page.getByRole('heading', { name: 'Elige tu tirada' }).waitFor();
}

/** From the choice of a spread to the shuffled deck. */
export async function askAndShuffle(visitor: Visitor, question = QUESTION): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: /^Pasado, Presente, Futuro/ }));
  await page.getByLabel('Tu pregunta (opcional)').fill(question);
  await press(page.getByRole('button', { name: 'Tomar la baraja' }));
  await press(page.getByRole('button', { name: 'Barajar' }));
  await page.getByRole('button', { name: 'Barajar otra vez' }).waitFor();
}

/** Parts the shuffled deck where the person touches it. */
export async function cut({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Cortar el mazo' }));
  const deck = page.locator('div:has(> input[type="range"])');
  const box = await deck.boundingBox();
  if (!box) throw new Error('the deck is not on the screen');
  await press(deck, { x: box.width * 0.3, y: box.height / 2 });
  const slider = page.getByRole('slider', { name: 'Dónde cortar el mazo' });
  expect(Number(await slider.inputValue())).toBeLessThan(11);
  await press(page.getByRole('button', { name: 'Cortar aquí' }));
}

/** Where a card of the fan can be touched: the next ones lie over most of it. */
async function visiblePlace(card: Locator): Promise<{ x: number; y: number }> {
  await card.scrollIntoViewIfNeeded();
  // While the fan is dealt another card may come to lie there.
  await (await card.elementHandle())?.waitForElementState('stable');
  return card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const step = 6;
    const hits: { x: number; y: number }[] = [];
    for (let x = step; x < box.width; x += step)
      for (let y = step; y < box.height; y += step)
        if (element.contains(document.elementFromPoint(box.x + x, box.y + y))) hits.push({ x, y });
    const middle = hits[Math.floor(hits.length / 2)];
    if (!middle) throw new Error('the card is covered');
    return middle;
  });
}

/** Takes cards out of the fan by their places. */
export async function takeCards(visitor: Visitor, places: readonly number[]): Promise<void> {
  for (const place of places) {
    const card = visitor.page.getByRole('button', { name: `Carta ${place} de 22, boca abajo` });
    await visitor.press(card, await visiblePlace(card));
  }
}

/** Waits for a finished reading and returns its text. */
export async function finishedReading(page: Page): Promise<string> {
  const ritual = ritualOf(page);
  await ritual.getByText(/^Lector integrado · /).waitFor({ timeout: 60_000 });
  return ritual.getByRole('article').innerText();
}

/** The whole ritual, from the section to a finished reading. */
export async function readTheCards(visitor: Visitor, question = QUESTION): Promise<string> {
  await goToRitual(visitor);
  await askAndShuffle(visitor, question);
  await cut(visitor);
  await takeCards(visitor, [3, 11, 20]);
  return finishedReading(visitor.page);
}
