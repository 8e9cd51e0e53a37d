import { expect, it } from 'vitest';
import { mailboxPage } from './mailbox-page.ts';

const mail = {
  id: 'a-mail',
  to: 'ana@example.com',
  subject: 'Tu Premium terminó',
  text: 'Hola',
  html: '<p>Hola</p>',
  sentAt: '2026-12-22T02:00:00.000Z',
};
const mailbox = { list: () => Promise.resolve([mail]), send: () => Promise.resolve() };
const app = mailboxPage(mailbox);

it.each(['/dev/correo', '/dev/correo/a-mail'])(
  'tells at %s when a mail left by the day that the mails name, and whose time it is',
  async (path) => {
    const text = (await (await app.request(path)).text()).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/21 de diciembre de 2026[^<]* 20:00/);
    expect(text).toMatch(/hora de Ciudad de México|horas son las de Ciudad de México/);
  },
);
