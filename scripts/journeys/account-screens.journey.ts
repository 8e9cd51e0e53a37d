import type { Page } from 'playwright-core';
import { DUMMY_TOKEN } from '@sibila/contracts/human-check';
import { makeGate } from '../testing/gate.ts';
import { mailsOf, newAddress, signIn } from '../testing/people.ts';
import { until } from '../testing/wait.ts';
import { accessForm, dialogOf, seeText, toast } from './access.ts';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, shoot, STILL, type Visitor } from './journey.ts';
import { enterAsMember, FULL_NAME, newMember, openAccount, PASSWORD } from './people.ts';
import { theSite } from './site.ts';

const WIDTHS = ['phone', 'desktop'] as const;
const OTHER_PASSWORD = 'marea-de-plata-31';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Keeps the next request to an address waiting; what it gives lets it go on. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const gate = makeGate();
  const wait = async () => gate.opened;
  await page.route(address, (route) => wait().then(() => route.continue()), { times: 1 });
  return gate.open;
}

/** Breaks the next requests to an address off. */
const breakOff = (page: Page, address: RegExp, times: number): Promise<unknown> =>
  page.route(address, (route) => route.abort('failed'), { times });

/** The token of the link that somebody who lost the password gets. */
async function resetToken(email: string): Promise<string> {
  const { url, dataDir } = theSite();
  await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, turnstileToken: DUMMY_TOKEN }),
  });
  return until(`the link to ${email}`, () =>
    mailsOf(dataDir)
      .filter(({ to }) => to === email)
      .map(({ text }) => /\/reset-password\?token=([\w.-]+)/.exec(text)?.[1])
      .findLast((token) => token !== undefined),
  );
}

async function openOwnTab({ page, press }: Visitor): Promise<void> {
  await page.goto('/profile');
  await press(page.getByRole('tab', { name: 'Cuenta' }));
}

describeJourney('every state of the account can be used by everybody', () => {
  it.for(WIDTHS)('signing in and up on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/status of 401/);
    const { email } = await openAccount();
    const form = accessForm(page);
    // Over a small page, that is looked through sooner than the landing page.
    await page.goto('/forgot-password');
    await press(page.getByRole('button', { name: 'Acceder' }));
    await press(form.login);
    await seeText(dialogOf(page), 'Introduce un correo electrónico válido');
    await inspect(visitor, 'account-login-errors');
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    const goOn = await hold(page, /account\.login/);
    await press(form.login);
    await dialogOf(page).getByRole('button', { name: 'Iniciando sesión...' }).waitFor();
    await inspect(visitor, 'account-login-busy');
    goOn();
    await button(page, 'Reenviar correo de verificación').waitFor();
    await inspect(visitor, 'account-login-unverified');
    await expectThumbSized(visitor, dialogOf(page));
    await press(form.tab('Registrarse'));
    await form.email.fill(newAddress());
    await form.fullName.fill(FULL_NAME);
    await form.password.fill(PASSWORD);
    await form.terms.check();
    const register = await hold(page, /account\.register/);
    await press(form.register);
    await dialogOf(page).getByRole('button', { name: 'Creando cuenta...' }).waitFor();
    await inspect(visitor, 'account-register-busy');
    register();
    await toast(page, 'Registro exitoso');
    await inspect(visitor, 'account-registered');
  });

  it.for(WIDTHS)('asking for a new password on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/ERR_FAILED/);
    await page.goto('/forgot-password');
    const send = button(page, 'Enviar Enlace de Recuperación');
    await send.waitFor();
    await inspect(visitor, 'account-forgot');
    await expectThumbSized(visitor, page.getByRole('main'));
    await press(send);
    await inspect(visitor, 'account-forgot-errors');
    await field(page, 'Correo electrónico').fill(newAddress());
    await breakOff(page, /account\.forgotPassword/, 2);
    await press(send);
    await page.getByRole('main').getByRole('alert').waitFor();
    await inspect(visitor, 'account-forgot-failure');
    const goOn = await hold(page, /account\.forgotPassword/);
    await press(send);
    await button(page, 'Enviando...').waitFor();
    await inspect(visitor, 'account-forgot-busy');
    goOn();
    await seeText(page.getByRole('main'), 'Correo enviado');
    await inspect(visitor, 'account-forgot-sent');
  });

  it.for(WIDTHS)('choosing a new password on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/status of 400/);
    const problem = page.getByRole('main').getByRole('alert');
    await page.goto('/reset-password');
    await problem.waitFor();
    await inspect(visitor, 'account-reset-none');
    const goOn = await hold(page, /account\.checkResetToken/);
    await page.goto('/reset-password?token=no-es-este');
    await seeText(page, 'Validando enlace de restablecimiento...');
    await inspect(visitor, 'account-reset-checking');
    goOn();
    await problem.waitFor();
    await inspect(visitor, 'account-reset-bad');
    await page.goto(`/reset-password?token=${await resetToken(await newMember())}`);
    const set = button(page, 'Restablecer Contraseña');
    await set.waitFor();
    await inspect(visitor, 'account-reset-form');
    await expectThumbSized(visitor, page.getByRole('main'));
    await field(page, 'Nueva Contraseña').fill(OTHER_PASSWORD);
    await field(page, 'Confirmar Contraseña').fill(PASSWORD);
    await press(set);
    await seeText(page, 'Las contraseñas no coinciden');
    await inspect(visitor, 'account-reset-errors');
    await field(page, 'Confirmar Contraseña').fill(OTHER_PASSWORD);
    await press(set);
    await seeText(page, /^Cerramos todas las sesiones/);
    await inspect(visitor, 'account-reset-done');
  });

  it.for(WIDTHS)('waiting for an answer on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page } = visitor;
    visitor.expectProblems(/status of 400/);
    const verify = await hold(page, /account\.verifyEmail/);
    await page.goto('/verify-email?token=no-es-este');
    await seeText(page, 'Verificando tu correo electrónico...');
    await inspect(visitor, 'account-verify-busy');
    verify();
    await button(page, 'Volver al inicio').waitFor();
    await enterAsMember(page);
    const user = await hold(page, /account\.user/);
    await page.goto('/profile');
    await page.getByRole('status', { name: 'Cargando tu perfil' }).waitFor();
    await inspect(visitor, 'account-profile-busy');
    user();
    await page.getByRole('heading', { name: `Bienvenido, ${FULL_NAME}` }).waitFor();
  });

  it.for(WIDTHS)('changing what is one’s own on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/status of 400/);
    const email = await enterAsMember(page);
    await openOwnTab(visitor);
    await field(page, 'Nombre de usuario').fill('a');
    await field(page, 'Correo electrónico').fill('nadie');
    await press(button(page, 'Guardar cambios'));
    await press(button(page, 'Cambiar contraseña'));
    await seeText(page, 'Ingresa un correo electrónico válido');
    await inspect(visitor, 'account-own-errors', true);
    await field(page, 'Nombre de usuario').fill(`ana${Date.now().toString(36)}`);
    await field(page, 'Correo electrónico').fill(newAddress());
    await press(button(page, 'Guardar cambios'));
    await toast(page, '¡Éxito!');
    await inspect(visitor, 'account-own-saved');
    await field(page, 'Contraseña actual').fill(OTHER_PASSWORD);
    await field(page, 'Nueva contraseña').fill(OTHER_PASSWORD);
    await field(page, 'Confirmar nueva contraseña').fill(OTHER_PASSWORD);
    await press(button(page, 'Cambiar contraseña'));
    await seeText(page, 'La contraseña actual no es correcta');
    await inspect(visitor, 'account-own-wrong-password');
    await signIn({ url: theSite().url }, email);
    await field(page, 'Contraseña actual').fill(PASSWORD);
    await press(button(page, 'Cambiar contraseña'));
    await toast(page, '¡Contraseña actualizada!');
    await inspect(visitor, 'account-own-password-changed', true);
    await expectThumbSized(visitor, page.getByRole('main'));
  });

  it.for(WIDTHS)('the privacy centre on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/ERR_FAILED|status of 400/);
    const email = await enterAsMember(page);
    await signIn({ url: theSite().url }, email);
    const sessions = await hold(page, /privacy\.sessions/);
    await openOwnTab(visitor);
    await page.getByRole('status', { name: 'Buscando tus sesiones' }).waitFor();
    await inspect(visitor, 'account-privacy-busy', true);
    sessions();
    const others = button(page, 'Cerrar todas las demás');
    await others.waitFor();
    await inspect(visitor, 'account-privacy', true);
    await expectThumbSized(visitor, page.getByRole('main'));
    const exportLink = page.getByRole('link', { name: 'Descargar mis datos' });
    await breakOff(page, /account\/export/, 1);
    await press(exportLink);
    await toast(page, 'No pudimos preparar tu archivo');
    await inspect(visitor, 'account-export-failure');
    const arrival = page.waitForEvent('download');
    const make = await hold(page, /account\/export/);
    await press(exportLink);
    await page.getByRole('link', { name: 'Preparando tu archivo...' }).waitFor();
    await inspect(visitor, 'account-export-busy');
    make();
    await arrival;
    await toast(page, 'Tus datos están listos');
    await press(others);
    await toast(page, 'Sesiones cerradas');
    await shoot(visitor, 'account-sessions-closed');
    await press(button(page, 'Borrar mi cuenta'));
    const dialog = page.getByRole('dialog', { name: 'Borrar tu cuenta' });
    await dialog.waitFor();
    await inspect(visitor, 'account-delete');
    await expectThumbSized(visitor, dialog);
    await field(page, 'Tu contraseña').fill(OTHER_PASSWORD);
    await press(button(page, 'Borrar para siempre'));
    await dialog.getByText('La contraseña no es correcta').waitFor();
    await inspect(visitor, 'account-delete-wrong-password');
    await field(page, 'Tu contraseña').fill(PASSWORD);
    const remove = await hold(page, /privacy\.deleteAccount/);
    await press(button(page, 'Borrar para siempre'));
    await button(page, 'Borrando tu cuenta...').waitFor();
    await inspect(visitor, 'account-delete-busy');
    remove();
    await toast(page, 'Tu cuenta ya no existe');
    await page.waitForURL('/');
    await shoot(visitor, 'account-deleted');
  });

  it.for(WIDTHS)('a list of sessions that can’t be fetched on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page } = visitor;
    visitor.expectProblems(/ERR_FAILED/);
    await enterAsMember(page);
    await page.route(/privacy\.sessions/, (route) => route.abort('failed'));
    await openOwnTab(visitor);
    await button(page, 'Volver a intentarlo').waitFor();
    await inspect(visitor, 'account-sessions-failure', true);
  });
});
