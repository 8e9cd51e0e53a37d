import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeGate } from '../testing/gate.ts';
import { mailsOf, newAddress } from '../testing/people.ts';
import { until } from '../testing/wait.ts';
import { seeText, toast } from './access.ts';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, STILL, type Visitor } from './journey.ts';
import { enterOn, tabTo, typeInto } from './keyboard.ts';
import { enterAsMember, FULL_NAME } from './people.ts';
import { theSite } from './site.ts';

const ALL = ['phone', 'tablet', 'desktop'] as const;
const TEXTS = [
  'El nombre debe tener al menos 2 caracteres.',
  'Por favor, introduce un email válido.',
  'El asunto debe tener al menos 5 caracteres.',
  'El mensaje debe tener al menos 10 caracteres.',
];
const MESSAGE = 'Ayer hice una tirada de tres cartas y no aparece en mi perfil.';

function formOf(page: Page) {
  const form = page.getByRole('form', { name: 'Escríbenos' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    form,
    name: field('Nombre'),
    email: field('Correo electrónico'),
    subject: field('Asunto'),
    message: field('Mensaje'),
    submit: form.getByRole('button', { name: 'Enviar mensaje' }),
  };
}
const question = (page: Page, text: string): Locator =>
  page.getByRole('main').locator('summary').filter({ hasText: text });
const openOnes = (page: Page) =>
  page.locator('details[open]').evaluateAll((folds) => folds.map(({ id }) => id));
const focused = (field: Locator) =>
  until('the focus to be there', () =>
    field.evaluate((element) => element === document.activeElement),
  );
const isBelowHeader = (field: Locator) =>
  field.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return element.getBoundingClientRect().top > header;
  });
const mailAbout = (subject: string) =>
  until('the mail to support', () =>
    mailsOf(theSite().dataDir).find(
      ({ to, text }) => to === 'soporte@localhost' && text.includes(subject),
    ),
  );

/** Comes to the page and waits until it is awake. */
async function arrive({ page }: Visitor, hash = ''): Promise<void> {
  await page.goto(`/soporte${hash}`);
  await page.getByRole('heading', { level: 1, name: 'Soporte' }).waitFor();
  await page.locator('form:not([inert])').waitFor();
}

describeJourney('the support page', () => {
  it.for(ALL)('answers, and takes a message, on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    const { form, name, email, subject, message, submit } = formOf(page);
    await page.goto('/terminos');
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Soporte' }));
    await page.waitForURL('/soporte');
    await page.getByRole('heading', { level: 1, name: 'Soporte' }).waitFor();
    expect(await page.title()).toBe('Soporte | Sibila');
    expect(await page.locator('summary').count()).toBe(10);
    await inspect(visitor, 'support', true);
    await expectThumbSized(visitor, page.getByRole('main'));
    await press(question(page, '¿Cómo funciona Premium?'));
    await until('the answer', async () => (await openOnes(page)).join() === 'premium');
    await press(question(page, '¿Cómo funcionan las runas?'));
    await until('the other one alone', async () => (await openOnes(page)).join() === 'runas');
    expect(new URL(page.url()).hash).toBe('#runas');
    await press(submit);
    for (const text of TEXTS) await seeText(form, text);
    await focused(name);
    expect(await isBelowHeader(name)).toBe(true);
    await inspect(visitor, 'support-errors', true);
    await expectThumbSized(visitor, page.getByRole('main'));
    const about = `Duda ${screen} ${Date.now()}`;
    await name.fill('Ana Prueba');
    await email.fill(newAddress());
    await subject.fill(about);
    await message.fill(MESSAGE);
    const gate = makeGate();
    await page.route('**/trpc/contact.send', (route) => gate.opened.then(() => route.continue()), {
      times: 1,
    });
    await press(submit);
    await form.getByRole('button', { name: 'Enviando...' }).waitFor();
    await inspect(visitor, 'support-sending');
    gate.open();
    await toast(page, 'Mensaje enviado');
    await seeText(page, 'Gracias por contactarnos. Te responderemos lo antes posible.');
    await inspect(visitor, 'support-sent');
    for (const field of [name, email, subject, message]) expect(await field.inputValue()).toBe('');
    expect((await mailAbout(about)).text).toContain(MESSAGE);
  });

  it('is used with the keyboard alone, and knows who is signed in', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page } = visitor;
    const { name, email, subject, message, submit } = formOf(page);
    const address = await enterAsMember(page);
    await arrive(visitor);
    await until('the name', async () => (await name.inputValue()) === FULL_NAME);
    expect(await email.inputValue()).toBe(address);
    await enterOn(question(page, '¿Cómo funciona el tarot?'));
    await until('the answer', async () => (await openOnes(page)).join() === 'tarot');
    await page.keyboard.press('Enter');
    await until('it closes again', async () => (await openOnes(page)).length === 0);
    const about = `Con teclado ${Date.now()}`;
    await typeInto(subject, about);
    await tabTo(message);
    await page.keyboard.type('Corto');
    await enterOn(submit);
    await focused(message);
    await page.keyboard.type(', pero ya no tanto.');
    await enterOn(submit);
    await toast(page, 'Mensaje enviado');
    await until('the form to be as it was', async () => (await subject.inputValue()) === '');
    expect([await name.inputValue(), await email.inputValue()]).toEqual([FULL_NAME, address]);
    expect((await mailAbout(about)).text).toContain('Con la sesión iniciada');
  });

  it('says what failed, keeps what was written, and sends it at the next try', async ({
    enter,
  }) => {
    const visitor = await enter('phone', STILL);
    const { page, press } = visitor;
    const { name, email, subject, message, submit } = formOf(page);
    visitor.expectProblems(/ERR_FAILED|Failed to load/);
    await arrive(visitor);
    await name.fill('Ana Prueba');
    await email.fill(newAddress());
    await subject.fill('Sin conexión');
    await message.fill(MESSAGE);
    // The first try and its automatic repeat.
    await page.route('**/trpc/contact.send', (route) => route.abort('failed'), { times: 2 });
    await press(submit);
    await toast(page, 'Error');
    await seeText(page, 'Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo.');
    await inspect(visitor, 'support-failed');
    expect(await message.inputValue()).toBe(MESSAGE);
    await press(submit);
    await toast(page, 'Mensaje enviado');
  });

  it.for(ALL)('opens the question that an address names, on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page } = visitor;
    await arrive(visitor, '#compatibilidad');
    await until('the answer', async () => (await openOnes(page)).join() === 'compatibilidad');
    await inspect(visitor, 'support-question');
    const top = await page
      .locator('#compatibilidad')
      .evaluate((fold) => fold.getBoundingClientRect().top);
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(height);
  });

  it.for(ALL)('is read without JavaScript on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, { javaScriptEnabled: false });
    const { page, press } = visitor;
    expect((await page.goto('/soporte'))?.status()).toBe(200);
    expect(await page.locator('summary').count()).toBe(10);
    await press(question(page, '¿Cómo funciona Premium?'));
    await seeText(page, 'US$ 8.99 al mes');
    await press(question(page, '¿Cómo funciona el tarot?'));
    expect(await openOnes(page)).toEqual(['tarot']);
    expect(await page.getByRole('main').innerText()).toContain('hace falta JavaScript');
    expect(await formOf(page).submit.isVisible()).toBe(false);
    const facts = page.locator('script[type="application/ld+json"]');
    const { '@graph': graph } = JSON.parse((await facts.textContent()) ?? '{}') as {
      '@graph': { '@type': string; mainEntity?: unknown[] }[];
    };
    expect(graph.map((thing) => thing['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(graph[0]?.mainEntity).toHaveLength(10);
  });
});
