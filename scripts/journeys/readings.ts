import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../testing/wait.ts';
import { seeText, toast } from './access.ts';
import { HANDS, type Hands } from './hands.ts';
import type { Visitor } from './journey.ts';

/** The hands of somebody who points at things: with a mouse, or with a thumb. */
export const pointing = ({ press }: Visitor): Hands => ({ ...HANDS.mouse, press });

/** Waits for a finished text on the sheet of `place` and returns it. */
export async function finishedText(place: Locator): Promise<string> {
  await place.getByText(/^Lector integrado · /).waitFor({ timeout: 60_000 });
  return textOn(place);
}

/** What stands on the sheet of `place` now; a drop capital stays with its word. */
export const textOn = async (place: Locator): Promise<string> =>
  (await place.getByRole('article').textContent()) ?? '';

/** Watches the text of `place` begin to write itself. */
export async function watchWriting(place: Locator): Promise<void> {
  await place.getByRole('article').waitFor();
  const lengthOf = async () => (await textOn(place)).length;
  await until('the first words', async () => (await lengthOf()) > 120, 30_000);
  const before = await lengthOf();
  await until('more words', async () => (await lengthOf()) > before + 200);
}

/** Opens «¿Por qué esta lectura?» and returns its words, without quotation marks. */
export async function openWhy(place: Locator, hands: Hands): Promise<string> {
  const ask = place.getByText('¿Por qué esta lectura?');
  await hands.press(ask);
  const panel = place.locator('details[open]');
  await panel.locator('li, dd').first().waitFor();
  return (await panel.innerText()).replaceAll(/[«»‹›]/g, '');
}

/** Every quotation of an open panel is word for word in the text. */
export async function expectQuotesOf(place: Locator, text: string): Promise<void> {
  const plain = (words: string) => words.replaceAll(/[«»‹›]/g, '').trim();
  // A part of a sentence is quoted with a capital of its own.
  const inside = (words: string) => plain(words).slice(2);
  const quotes = await place.locator('details[open] :is(blockquote, dd)').allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  // What stands apart in the text is quoted with « […] » between.
  for (const part of quotes.flatMap((quote) => quote.split('[…]')))
    expect(plain(text)).toContain(inside(plain(part)));
}

/** Where a card of the profile keeps one kind of reading. */
export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

interface Removal {
  /** «¿Borrar esta lectura?» */
  title: string;
  button: string;
  done: string;
  /** What the card says when it was the last one. */
  empty: string;
}

/** Deletes the only reading of a card: asked first and kept, then asked again and gone. */
export async function removeOnly(card: Locator, hands: Hands, words: Removal): Promise<void> {
  const page = card.page();
  const bin = card.getByRole('button', { name: /^Borrar la / });
  const dialog = page.getByRole('dialog', { name: words.title });
  await hands.press(bin);
  await hands.press(dialog.getByRole('button', { name: 'Conservarla' }));
  await dialog.waitFor({ state: 'detached' });
  await hands.press(bin);
  await hands.press(dialog.getByRole('button', { name: words.button }));
  await toast(page, words.done);
  await seeText(card, words.empty);
  await until('the focus to be on the card', () =>
    card.evaluate((element) => element === document.activeElement),
  );
}
