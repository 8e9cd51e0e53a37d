import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import {
  DRAW,
  mailsOf,
  newAddress,
  register,
  registration,
  tokenIn,
  verifyEmail,
} from '../testing/people.ts';
import { until } from '../testing/wait.ts';
import { theSite } from './site.ts';

export const PASSWORD = String(registration('')['password']);
export const FULL_NAME = 'Ana Prueba';

/** Registers without following the link; resolves with the token of the mail. */
export async function openAccount(email = newAddress()): Promise<{ email: string; token: string }> {
  const { url, dataDir } = theSite();
  const response = await register(url, email);
  if (!response.ok) throw new Error(`registration: ${response.status}`);
  const token = await until(`the mail to ${email}`, () =>
    mailsOf(dataDir)
      .filter((mail) => mail.to === email)
      .map((mail) => tokenIn(mail.text))
      .at(-1),
  );
  return { email, token };
}

/** An account whose address is confirmed. */
export async function newMember(): Promise<string> {
  const { email, token } = await openAccount();
  const response = await verifyEmail(theSite().url, token);
  if (!response.ok) throw new Error(`verification: ${response.status}`);
  return email;
}

/** Signs a fresh member in behind the page's back: its browser holds the session from here on. */
export async function enterAsMember(page: Page): Promise<string> {
  const email = await newMember();
  const response = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`login: ${response.status()}`);
  return email;
}

/** Writes one reading through the REST call with the page's session. */
export async function readOnce(page: Page): Promise<void> {
  const response = await page.request.post('/api/tarot/interpret', {
    data: { id: randomUUID(), ...DRAW },
  });
  if (response.status() !== 201) throw new Error(`reading: ${response.status()}`);
}
