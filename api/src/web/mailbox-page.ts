import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import type { KeptMail, LocalMailbox } from '../adapters/mailer/local.ts';
import type { AppEnv } from '../http/request-context.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `body{margin:0;background:#0B1026;color:#DAD6E4;font:17px/1.6 'Alegreya Sans',Arial,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem}h1{font:400 2rem/1.2 Alegreya,Georgia,serif;color:#F4ECD9}
a{color:#E9D8A6}ul{list-style:none;padding:0;border-top:1px solid #C8A24A55}li{border-bottom:1px solid #C8A24A55}
li a{display:block;padding:.9rem .2rem;text-decoration:none}strong{display:block;color:#F4ECD9;font-weight:700}
small{color:#A9A6BF}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#F4ECD9;color:#1D1A2B;padding:1.5rem;font:17px/1.6 Alegreya,Georgia,serif}pre a{color:#6A4B10}`;

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} | ${PRODUCT_NAME}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

/** In the zone of the days that the mails name. */
const when = (iso: string) =>
  new Intl.DateTimeFormat('es', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  }).format(new Date(iso));

/** The local mailbox at /dev/correo. Mounted in local mode alone. */
export function mailboxPage(mailbox: LocalMailbox): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/dev/*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
  });
  app.get('/dev/correo', async (c) => c.html(list(await mailbox.list())));
  app.get('/dev/correo/:id', async (c) => {
    const mail = (await mailbox.list()).find(({ id }) => id === c.req.param('id'));
    return mail ? c.html(detail(mail)) : c.notFound();
  });
  app.get('/dev/correo/:id/html', async (c) => {
    const mail = (await mailbox.list()).find(({ id }) => id === c.req.param('id'));
    return mail ? c.html(mail.html) : c.notFound();
  });
  return app;
}

function list(mails: KeptMail[]) {
  const items = mails.map(
    (mail) =>
      html`<li>
        <a href="/dev/correo/${mail.id}"
          ><strong>${mail.subject}</strong><small>Para ${mail.to} · ${when(mail.sentAt)}</small></a
        >
      </li>`,
  );
  return page(
    'Correo local',
    html`<h1>Correo local</h1>
      <p>
        En esta máquina no hay servidor de correo configurado: los mensajes se guardan aquí en lugar
        de salir. Las horas son las de Ciudad de México, como en los correos.
      </p>
      ${
        mails.length > 0
          ? html`<ul>
              ${items}
            </ul>`
          : html`<p>Todavía no hay ningún mensaje.</p>`
      }`,
  );
}

function detail(mail: KeptMail) {
  const text = mail.text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
  return page(
    mail.subject,
    html`<p><a href="/dev/correo">Volver al correo local</a></p>
      <h1>${mail.subject}</h1>
      <p><small>Para ${mail.to} · ${when(mail.sentAt)} (hora de Ciudad de México)</small></p>
      <pre>${text}</pre>
      <p><a href="/dev/correo/${mail.id}/html">Ver el mensaje como HTML</a></p>`,
  );
}
