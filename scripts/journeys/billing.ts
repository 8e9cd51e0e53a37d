import type { Locator, Page } from 'playwright-core';
import { closeTab } from './journey.ts';
import { theSite } from './site.ts';

/** The card of the plan in the profile. */
export const planCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Suscripción', exact: true });

/** Opens the tab of the account at its plan. */
export async function goToPlan(page: Page): Promise<Locator> {
  await page.goto('/profile#cuenta');
  const card = planCard(page);
  await card.getByRole('heading', { level: 3 }).first().waitFor();
  return card;
}

async function urlFrom(page: Page, path: string): Promise<string> {
  const response = await page.request.post(path, { data: {} });
  if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
  const answer = (await response.json()) as { url: string };
  return answer.url;
}

/** Pays behind the page's back; gives the id of the payment. */
export async function buy(page: Page): Promise<string> {
  const url = await urlFrom(page, '/api/subscription/create-checkout');
  const paid = await page.request.post(url, { form: { card: 'good' }, maxRedirects: 0 });
  const id = /session_id=([\w-]+)/.exec(paid.headers()['location'] ?? '')?.[1];
  if (id === undefined) throw new Error(`payment: ${paid.status()}`);
  return id;
}

/** The address of the page on which a subscription is managed. */
export const portalOf = (page: Page): Promise<string> => urlFrom(page, '/api/subscription/portal');

/** Does things on the simulated portal, in a tab of its own. */
export async function onPortal(page: Page, buttons: readonly string[]): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(await portalOf(page));
  for (const name of buttons) await tab.getByRole('button', { name }).click();
  await closeTab(tab);
}

/** Whether an address is one of the simulated pages of payments. */
export const isPaymentPage = (url: URL): boolean =>
  url.origin === new URL(theSite().url).origin && url.pathname.startsWith('/pago-simulado/');
