import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DRAW } from '../testing/people.ts';
import { until } from '../testing/wait.ts';
import { accessForm, dialogOf, seeText, toast } from './access.ts';
import { buy, goToPlan, isPaymentPage, onPortal, planCard } from './billing.ts';
import { HANDS, type Hands } from './hands.ts';
import { expectThumbSized, inspect, inspectPart } from './inspect.ts';
import { closeTab, describeJourney, it, STILL, type Visitor } from './journey.ts';
import { enterAsMember, newMember, PASSWORD, readOnce } from './people.ts';
import { pointing } from './readings.ts';
import { ritualOf } from './ritual.ts';

const WIDTHS = ['phone', 'desktop'] as const;
const ALL = ['phone', 'tablet', 'desktop'] as const;
const FREE_READINGS = 8;
const CALL = 'Suscribirme por US$ 8.99 al mes';
const CARD = 'section[aria-label="Suscripción"]';
const DATE = String.raw`\d+ de \p{L}+ de \d{4}`;

const plans = (page: Page) => page.locator('#premium');

/** Status of one more reading by the REST call. */
async function readingStatus(page: Page): Promise<number> {
  const data = { id: randomUUID(), ...DRAW };
  return (await page.request.post('/api/tarot/interpret', { data })).status();
}

/** From the quota that is used up to the page on which it is paid. */
async function meetQuota({ page }: Visitor, hands: Hands): Promise<void> {
  for (let time = 0; time < FREE_READINGS; time += 1) await readOnce(page);
  expect(await readingStatus(page)).toBe(402);
  await page.goto('/#tarot');
  await seeText(ritualOf(page), /^Ya usaste tus 8 lecturas/);
  await hands.press(ritualOf(page).getByRole('link', { name: 'Premium' }));
  await page.waitForURL('/#premium');
  await hands.press(plans(page).getByRole('button', { name: CALL }));
  await page.waitForURL(isPaymentPage);
}

/** A card that is refused, and then one that is not. */
async function pay(visitor: Visitor, hands: Hands): Promise<void> {
  const { page } = visitor;
  await seeText(page, 'Pago simulado');
  await hands.press(page.getByRole('button', { name: 'Pagar con una tarjeta que se rechaza' }));
  await page.getByRole('alert').getByText('La tarjeta fue rechazada').waitFor();
  await inspect(visitor, 'billing-refused-card');
  await hands.press(page.getByRole('button', { name: 'Pagar US$ 8.99' }));
  await page.waitForURL('/profile#cuenta');
  const told = await toast(page, '¡Pago completado!');
  const name = page.getByRole('heading', { level: 1 });
  expect(await isAbove(name, told), 'the name can be read beside the notification').toBe(true);
  await page
    .getByText(new RegExp(`^Premium hasta el ${DATE}$`, 'u'))
    .first()
    .waitFor();
  await planCard(page).getByRole('heading', { name: 'Plan Pro' }).waitFor();
  await until('the focus to be on the card', () => hasFocus(planCard(page)));
  expect(await readingStatus(page)).toBe(201);
}

/** Whether one thing ends before another begins. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return above !== null && below !== null && above.y + above.height <= below.y;
}

const hasFocus = (place: Locator) =>
  place.evaluate((element) => element === document.activeElement);

async function cancel(visitor: Visitor, hands: Hands): Promise<void> {
  const { page } = visitor;
  const card = planCard(page);
  await hands.press(card.getByRole('button', { name: 'Cancelar suscripción' }));
  const dialog = page.getByRole('dialog', { name: 'Cancelar la suscripción' });
  await dialog.getByText(new RegExp(`^${DATE}$`, 'u')).waitFor();
  await inspectPart(visitor, '[role="dialog"]', 'billing-cancel');
  await expectThumbSized(visitor, dialog);
  await hands.press(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
  await toast(page, 'Suscripción cancelada');
  await seeText(card, new RegExp(`^Cancelaste.*Conservas Premium hasta el ${DATE}`, 'u'));
  await until('the focus to be on the card', () => hasFocus(card));
  expect(await readingStatus(page)).toBe(201);
}

/** In the portal's own tab the paid period ends. */
async function endPeriod(visitor: Visitor, hands: Hands): Promise<void> {
  const { page } = visitor;
  const opening = page.context().waitForEvent('page');
  await hands.press(planCard(page).getByRole('button', { name: 'Gestionar' }));
  const portal = await opening;
  await portal.waitForURL(/\/portal-simulado\//);
  expect(await portal.evaluate(() => window.opener === null)).toBe(true);
  await toast(page, 'Redirigiendo al portal de suscripciones');
  await seeText(portal, 'Cancelada: termina al final del periodo');
  await hands.press(portal.getByRole('button', { name: 'Adelantar al final del periodo' }));
  await seeText(portal, 'Terminada');
  await closeTab(portal);
  await page.reload();
  await page.getByText('Usuario Gratuito').first().waitFor();
  await goToPlan(page);
  await planCard(page).getByRole('heading', { name: 'Básico' }).waitFor();
  await inspectPart(visitor, CARD, 'billing-ended');
  expect(await readingStatus(page)).toBe(402);
}

async function live(visitor: Visitor, hands: Hands): Promise<void> {
  await enterAsMember(visitor.page);
  await meetQuota(visitor, hands);
  await pay(visitor, hands);
  await cancel(visitor, hands);
  await endPeriod(visitor, hands);
}

describeJourney('a subscription is lived through', () => {
  it.for(WIDTHS)('by hand on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    await live(visitor, pointing(visitor));
  });

  it('by keyboard', async ({ enter }) => {
    await live(await enter('desktop', STILL), HANDS.keyboard);
  });

  it('and begun by a guest, who comes in and goes on to the payment', async ({ enter }) => {
    const visitor = await enter('phone', STILL);
    const { page, press } = visitor;
    const email = await newMember();
    const form = accessForm(page);
    await page.goto('/#premium');
    await press(plans(page).getByRole('button', { name: CALL }));
    await seeText(dialogOf(page), /sigue con el Plan Pro: US\$ 8\.99 al mes/);
    await inspectPart(visitor, '[role="dialog"]', 'billing-access');
    await press(form.tab('Iniciar sesión'));
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await press(form.login);
    await page.waitForURL(isPaymentPage);
    await page.getByRole('link', { name: 'Volver sin pagar' }).click();
    await page.waitForURL('/#premium');
    await plans(page).getByRole('button', { name: CALL }).waitFor();
    await seeText(plans(page), 'Es tu plan actual.');
  });

  it('and looked at from a mail, by whoever has to come in first', async ({ enter }) => {
    const { page, press } = await enter('phone', STILL);
    const form = accessForm(page);
    const email = await newMember();
    await page.goto('/profile#cuenta');
    await page.waitForURL('/');
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await press(form.login);
    await page.waitForURL('/profile#cuenta');
    await planCard(page).getByRole('heading', { name: 'Básico' }).waitFor();
  });
});

describeJourney('coming back from a payment', () => {
  it.for(['{CHECKOUT_SESSION_ID}', 'cs_nadie', '123', '', 'x'.repeat(3000), 'a&session_id=b'])(
    'that is none (%#)',
    async (id, { enter }) => {
      const visitor = await enter('desktop', STILL);
      const { page } = visitor;
      visitor.expectProblems(/status of 40[04]/);
      await enterAsMember(page);
      await page.goto('/terminos');
      await page.goto(`/profile?session_id=${id}`);
      await toast(page, 'Procesando pago');
      expect(new URL(page.url()).search).toBe('');
      expect(new URL(page.url()).hash).toBe('#cuenta');
      await page.getByText('Usuario Gratuito').first().waitFor();
      await page.reload();
      await page.getByRole('heading', { name: /^Bienvenido/ }).waitFor();
      expect(await page.getByText('Procesando pago').count()).toBe(0);
      await page.goBack();
      await page.waitForURL('/terminos');
    },
  );

  it('waits, and goes on after a reload', async ({ enter }) => {
    const visitor = await enter('phone', STILL);
    const { page } = visitor;
    visitor.expectProblems(/ERR_ABORTED|ERR_FAILED/);
    await enterAsMember(page);
    const id = await buy(page);
    await page.route(/billing\.status/, () => undefined, { times: 1 });
    await page.goto(`/profile?session_id=${id}`);
    await page.getByRole('heading', { name: 'Verificando tu pago' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await inspect(visitor, 'billing-verifying');
    await page.reload();
    await toast(page, '¡Pago completado!');
    await planCard(page).getByRole('heading', { name: 'Plan Pro' }).waitFor();
  });
});

describeJourney('every state of a plan can be read by everybody', () => {
  it.for(ALL)('in the card and beside the price on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    const look = async (state: string) => {
      const card = await goToPlan(page);
      await inspectPart(visitor, CARD, `billing-card-${state}`);
      await expectThumbSized(visitor, card);
      return card;
    };
    const lookAtPlans = async (state: string) => {
      await page.goto('/#premium');
      await plans(page)
        .getByRole(state === 'free' ? 'button' : 'link', { name: /^(Sus|Ver)/ })
        .waitFor();
      await inspectPart(visitor, '#premium', `billing-plans-${state}`);
      await expectThumbSized(visitor, plans(page));
    };
    await enterAsMember(page);
    await look('free');
    await lookAtPlans('free');
    await buy(page);
    await look('active');
    await lookAtPlans('active');
    await onPortal(page, ['Que falle el próximo cobro', 'Adelantar al final del periodo']);
    await seeText(await look('past-due'), 'No pudimos cobrar tu renovación.');
    await lookAtPlans('past-due');
    await onPortal(page, ['Pagar lo pendiente', 'Cancelar la suscripción']);
    const card = await look('cancelled');
    await press(card.getByRole('button', { name: 'Retomar suscripción' }));
    await toast(page, 'Suscripción retomada');
    await card.getByRole('button', { name: 'Cancelar suscripción' }).waitFor();
  });

  it('where the first payment is asked for again', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page, press } = visitor;
    await enterAsMember(page);
    await buy(page);
    await readOnce(page);
    const card = await goToPlan(page);
    await seeText(card, /Has usado 1 lectura Premium\.$/);
    await press(card.getByRole('button', { name: 'Pedir la devolución' }));
    await toast(page, 'Devolución pedida');
    await card.getByRole('region', { name: 'Pediste la devolución' }).waitFor();
    await inspectPart(visitor, CARD, 'billing-card-refund-asked');
  });
});
