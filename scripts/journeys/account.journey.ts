import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { newAddress, signIn } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { accessForm, dialogOf, seeText, toast } from './access.ts';
import { HANDS, type Hands } from './hands.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';
import { FULL_NAME, PASSWORD } from './people.ts';
import { unzip } from './unzip.ts';

const NEW_NAME = 'Ana de la Prueba';
const SECOND_PASSWORD = 'marea-de-plata-31';
const THIRD_PASSWORD = 'farol-encendido-08';

/** One person's way through the product: their window, their hands and their post. */
interface Life {
  page: Page;
  hands: Hands;
  product: Product;
  sink: MailSink;
}

/** The link to a page of the product in the last letter to an address. */
async function linkIn({ sink }: Life, address: string, path: string): Promise<string> {
  const text = await sink.letterTo(address, `${path}?token=`);
  const link = text.split(/\s+/).find((word) => word.includes(`${path}?token=`));
  if (link === undefined) throw new Error(`no link in:\n${text}`);
  return link;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openAccess({ page }: Life): Promise<void> {
  await dialogOf(page).waitFor();
  expect(await accessForm(page).tab('Iniciar sesión').getAttribute('aria-selected')).toBe('true');
}

/** Fills the login form of the open dialog in and sends it. */
async function fillLogin({ page, hands }: Life, email: string, password: string): Promise<void> {
  const form = accessForm(page);
  await hands.write(form.email, email);
  await hands.write(form.password, password);
  await hands.press(form.login);
}

async function logIn(life: Life, email: string, password: string): Promise<void> {
  const { page } = life;
  await openAccess(life);
  await fillLogin(life, email, password);
  await page.waitForURL('/');
  await dialogOf(page).waitFor({ state: 'detached' });
}

async function register(life: Life, email: string): Promise<void> {
  const { page, hands } = life;
  const form = accessForm(page);
  await page.goto('/auth?action=login');
  await dialogOf(page).waitFor();
  await hands.choose(form.tab('Registrarse'));
  await hands.write(form.email, email);
  await hands.write(form.fullName, FULL_NAME);
  await hands.write(form.password, PASSWORD);
  await hands.tick(form.terms);
  await hands.press(form.register);
  await toast(page, 'Registro exitoso');
}

async function verify(life: Life, email: string): Promise<void> {
  const { page } = life;
  await page.goto(await linkIn(life, email, '/verify-email'));
  await seeText(page, '¡Gracias! Tu cuenta ha sido activada y ahora puedes iniciar sesión.');
  expect(page.url()).not.toContain('token');
  await logIn(life, email, PASSWORD);
}

/** From any page to everything that is the person's own to change. */
async function openOwnTab({ page, hands }: Life): Promise<void> {
  await hands.press(page.getByRole('banner').getByRole('link', { name: 'Perfil' }));
  await hands.choose(page.getByRole('tab', { name: 'Cuenta' }));
  await page.getByRole('heading', { name: 'Tu privacidad' }).waitFor();
}

async function changeName({ page, hands }: Life): Promise<void> {
  await page.getByRole('heading', { name: `Bienvenido, ${FULL_NAME}` }).waitFor();
  await hands.write(field(page, 'Nombre completo'), NEW_NAME);
  // What is typed and not saved outlasts a look at another tab.
  await hands.choose(page.getByRole('tab', { name: 'Mis Lecturas' }));
  await hands.choose(page.getByRole('tab', { name: 'Cuenta' }));
  expect(await field(page, 'Nombre completo').inputValue()).toBe(NEW_NAME);
  await hands.press(button(page, 'Guardar cambios'));
  await toast(page, '¡Éxito!');
  await page.getByRole('heading', { name: `Bienvenido, ${NEW_NAME}` }).waitFor();
}

async function changeAddress(life: Life, email: string, newEmail: string): Promise<void> {
  const { page, hands, sink } = life;
  await hands.write(field(page, 'Correo electrónico'), newEmail);
  await hands.press(button(page, 'Guardar cambios'));
  await seeText(page, `Te enviamos un enlace a ${newEmail}.`);
  await sink.letterTo(email, `cambiar este correo por ${newEmail}`);
  await page.goto(await linkIn(life, newEmail, '/verify-email'));
  await page.waitForURL('/');
  await openOwnTab(life);
  expect(await field(page, 'Correo electrónico').inputValue()).toBe(newEmail);
  expect(await page.getByText('Te enviamos un enlace a').count()).toBe(0);
}

async function changePassword(life: Life, email: string): Promise<void> {
  const { page, hands, product, sink } = life;
  const elsewhere = await signIn(product, email);
  expect((await elsewhere.get('/api/auth/user')).status).toBe(200);
  await hands.write(field(page, 'Contraseña actual'), PASSWORD);
  await hands.write(field(page, 'Nueva contraseña'), SECOND_PASSWORD);
  await hands.write(field(page, 'Confirmar nueva contraseña'), SECOND_PASSWORD);
  await hands.press(button(page, 'Cambiar contraseña'));
  await toast(page, '¡Contraseña actualizada!');
  expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await sink.letterTo(email, 'acaba de cambiar');
}

async function recover(life: Life, email: string): Promise<void> {
  const { page, hands } = life;
  await hands.press(button(page, 'Cerrar Sesión'));
  await toast(page, 'Sesión cerrada');
  await page.waitForURL('/');
  await hands.press(page.getByRole('banner').getByRole('button', { name: 'Acceder' }));
  await hands.press(dialogOf(page).getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  await page.waitForURL('/forgot-password');
  await hands.write(field(page, 'Correo electrónico'), email);
  await hands.press(button(page, 'Enviar Enlace de Recuperación'));
  await seeText(page.getByRole('main'), 'Correo enviado');
  await page.goto(await linkIn(life, email, '/reset-password'));
  await hands.write(field(page, 'Nueva Contraseña'), THIRD_PASSWORD);
  expect(page.url()).not.toContain('token');
  await hands.write(field(page, 'Confirmar Contraseña'), THIRD_PASSWORD);
  await hands.press(button(page, 'Restablecer Contraseña'));
  await toast(page, '¡Contraseña actualizada!');
  await page.waitForURL('/login');
  await logIn(life, email, THIRD_PASSWORD);
}

/** The owner calls the account back from whoever moved it to an address of their own. */
async function callBack(life: Life, email: string, newEmail: string): Promise<void> {
  const { page, hands } = life;
  await page.goto(await linkIn(life, email, '/revert-email'));
  await hands.press(button(page, 'Recuperar mi cuenta'));
  await seeText(page, 'Tu cuenta vuelve a tener su correo de siempre.');
  expect(page.url()).not.toContain('token');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await hands.write(field(page, 'Nueva Contraseña'), SECOND_PASSWORD);
  await hands.write(field(page, 'Confirmar Contraseña'), SECOND_PASSWORD);
  await hands.press(button(page, 'Restablecer Contraseña'));
  await page.waitForURL('/login');
  await openAccess(life);
  await fillLogin(life, newEmail, SECOND_PASSWORD);
  await toast(page, 'Error de acceso');
  await fillLogin(life, email, SECOND_PASSWORD);
  await page.waitForURL('/');
}

async function takeAlong(life: Life, email: string): Promise<void> {
  const { page, hands } = life;
  await openOwnTab(life);
  // The list of sessions pushes the link down when it comes.
  await page.getByText('Esta sesión').waitFor();
  const arrival = page.waitForEvent('download');
  await hands.press(page.getByRole('link', { name: 'Descargar mis datos' }));
  const download = await arrival;
  expect(download.suggestedFilename()).toMatch(/^sibila-datos-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect(Object.keys(files).sort()).toEqual(['datos.json', 'leeme.html']);
  expect(JSON.stringify(JSON.parse(files['datos.json'] ?? ''))).toContain(email);
  expect(files['leeme.html']).toMatch(/^<!doctype html>/i);
  expect(files['leeme.html']).toContain(NEW_NAME);
}

async function leave(life: Life, email: string): Promise<void> {
  const { page, hands, sink } = life;
  await hands.press(button(page, 'Borrar mi cuenta'));
  await page.getByRole('dialog', { name: 'Borrar tu cuenta' }).waitFor();
  await hands.write(field(page, 'Tu contraseña'), THIRD_PASSWORD);
  await hands.press(button(page, 'Borrar para siempre'));
  await toast(page, 'Tu cuenta ya no existe');
  await page.waitForURL('/');
  await sink.letterTo(email, 'Hemos borrado tu cuenta');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/login');
  await openAccess(life);
  await fillLogin(life, email, THIRD_PASSWORD);
  await toast(page, 'Error de acceso');
}

describeJourney('the whole life of an account', () => {
  let sink: MailSink;
  let product: Product;

  beforeAll(async () => {
    sink = await startMailSink();
    const env = { SMTP_URL: sink.url, MAIL_FROM: 'no-responder@sibila.test' };
    product = await startProduct({ env });
  });
  afterAll(async () => {
    await closeProducts();
    await sink.close();
  });

  it.for(['mouse', 'keyboard'] as const)(
    'from the registration to the farewell, with the %s',
    async (means, { enter }) => {
      const baseURL = `http://localhost:${product.port}`;
      const visitor = await enter('desktop', { ...STILL, baseURL });
      visitor.expectProblems(/status of 401/);
      const life: Life = { page: visitor.page, hands: HANDS[means], product, sink };
      const email = newAddress();
      const newEmail = newAddress();
      await register(life, email);
      await verify(life, email);
      await openOwnTab(life);
      await changeName(life);
      await changeAddress(life, email, newEmail);
      await changePassword(life, newEmail);
      await recover(life, newEmail);
      await takeAlong(life, newEmail);
      await leave(life, newEmail);
    },
  );

  it('an account that was moved away comes back by the link in the notice', async ({ enter }) => {
    const baseURL = `http://localhost:${product.port}`;
    const visitor = await enter('phone', { ...STILL, baseURL });
    visitor.expectProblems(/status of 401/);
    const life: Life = { page: visitor.page, hands: HANDS.mouse, product, sink };
    const [email, newEmail] = [newAddress(), newAddress()];
    await register(life, email);
    await verify(life, email);
    await visitor.page.goto('/profile');
    await HANDS.mouse.choose(visitor.page.getByRole('tab', { name: 'Cuenta' }));
    await visitor.page.getByRole('heading', { name: 'Tu privacidad' }).waitFor();
    await HANDS.mouse.write(field(visitor.page, 'Correo electrónico'), newEmail);
    await HANDS.mouse.press(button(visitor.page, 'Guardar cambios'));
    await visitor.page.goto(await linkIn(life, newEmail, '/verify-email'));
    await visitor.page.waitForURL('/');
    await callBack(life, email, newEmail);
  });
});
