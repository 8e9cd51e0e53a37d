import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seeText } from './access.ts';
import type { Visitor } from './journey.ts';

export const wheelOf = (page: Page) => page.getByRole('img', { name: /Rueda de la carta natal/ });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function saved(page: Page, name: string): Promise<{ as: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { as: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** The wheel as a drawing and as a picture, and what of the page goes to paper. */
export async function takeAlong(page: Page): Promise<void> {
  const svg = await saved(page, 'Descargar SVG');
  expect(svg.as).toBe('carta-astral.svg');
  expect(svg.file.toString()).toMatch(/^<svg width="2000" height="2000" [^]*<\/svg>$/);
  const png = await saved(page, 'Descargar PNG');
  expect([png.as, png.file.subarray(1, 4).toString()]).toEqual(['carta-astral.png', 'PNG']);
  expect([png.file.readUInt32BE(16), png.file.readUInt32BE(20)]).toEqual([2000, 2000]);
  await page.emulateMedia({ media: 'print' });
  const isOnPaper = (place: Locator) => place.isVisible();
  expect(await isOnPaper(wheelOf(page))).toBe(true);
  expect(await isOnPaper(page.getByRole('article'))).toBe(true);
  expect(await isOnPaper(button(page, 'Descargar PNG'))).toBe(false);
  expect(await isOnPaper(page.getByRole('contentinfo'))).toBe(false);
  await page.emulateMedia({ media: null });
}

/** A free member has their birth kept by the form, finds it in the profile, and deletes it there. */
export async function keepBirth({ page, press }: Visitor): Promise<void> {
  await press(button(page, 'Cambiar los datos'));
  await press(page.getByLabel('Guardar mis datos de nacimiento en mi perfil'));
  await press(button(page, 'Ver mi carta'));
  await seeText(page, 'Datos de nacimiento guardados en tu perfil');
  await page.goto('/profile#cuenta');
  const card = page.getByRole('region', { name: 'Datos de nacimiento' });
  await seeText(card, '14 de mayo de 1990, 6:30 · Ciudad de México, México');
  await press(card.getByRole('button', { name: 'Cambiarlos' }));
  expect(await card.getByLabel('Año').inputValue()).toBe('1990');
  await press(card.getByRole('button', { name: 'Cancelar' }));
  await press(card.getByRole('button', { name: 'Borrarlos' }));
  await seeText(card, /^No los guardamos/);
}
