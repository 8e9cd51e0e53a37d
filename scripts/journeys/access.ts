import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

export const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Tu portal al misticismo' });

/** The fields and buttons of the access dialog. */
export function accessForm(page: Page) {
  const dialog = dialogOf(page);
  return {
    email: dialog.getByLabel('Correo electrónico'),
    password: dialog.getByRole('textbox', { name: 'Contraseña' }),
    fullName: dialog.getByLabel('Nombre completo'),
    terms: dialog.getByRole('checkbox'),
    login: dialog.getByRole('button', { name: 'Iniciar sesión' }),
    register: dialog.getByRole('button', { name: 'Registrarse' }),
    tab: (name: string) => dialog.getByRole('tab', { name }),
  };
}

/** Every section of the landing page in order: its id and the title of its gate, if it has one. */
export const SECTIONS = [
  { id: 'horoscope', title: '¿Qué pide hoy tu signo?', gate: null },
  { id: 'tarot', title: 'Baraja, corta y elige con tu mano', gate: 'Tu tirada te espera' },
  { id: 'palmreading', title: 'Lo que tu mano lleva escrito', gate: 'Tu mano tiene la palabra' },
  { id: 'runes', title: 'Piedras que caen y dicen', gate: 'La bolsa te espera' },
  {
    id: 'compatibility',
    title: 'Dos signos, frente a frente',
    gate: 'Las ruedas esperan dos signos',
  },
  { id: 'premium', title: 'Dos planes, sin letra pequeña', gate: null },
] as const;

/** The validation messages of an empty registration. */
export const EMPTY_REGISTRATION = [
  'Introduce un correo electrónico válido',
  'El nombre completo es requerido',
  'La contraseña debe tener al menos 6 caracteres',
  'Debes aceptar los términos y condiciones para continuar',
];

/** Waits for a notification by its title. */
export async function toast(page: Page, title: string): Promise<Locator> {
  const shown = page.getByRole('region', { name: /^Notificaciones/ }).getByRole('listitem');
  await shown.filter({ hasText: title }).waitFor();
  expect(await shown.count()).toBe(1);
  return shown;
}

/** Waits until a text is there. */
export const seeText = (place: Page | Locator, text: string | RegExp): Promise<void> =>
  place.getByText(text).first().waitFor();
