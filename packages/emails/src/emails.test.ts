import { describe, expect, it } from 'vitest';
import { END_REASONS, RENEWAL_NOTICE_DAYS } from '@sibila/contracts/premium';
import { accountDeletedEmail } from './account-deleted.ts';
import { addressChangeNoticeEmail } from './address-change-notice.ts';
import { addressInUseEmail } from './address-in-use.ts';
import { alreadyRegisteredEmail } from './already-registered.ts';
import { confirmNewAddressEmail } from './confirm-new-address.ts';
import { greet, type EmailContent } from './layout.ts';
import { newDeviceEmail } from './new-device.ts';
import { passwordChangedEmail } from './password-changed.ts';
import { paymentFailedEmail } from './payment-failed.ts';
import { premiumCancelledEmail } from './premium-cancelled.ts';
import { premiumEndedEmail } from './premium-ended.ts';
import { premiumResumedEmail } from './premium-resumed.ts';
import { premiumWelcomeEmail } from './premium-welcome.ts';
import { refundAskedEmail } from './refund-asked.ts';
import { refundedEmail } from './refunded.ts';
import { renewalReminderEmail } from './renewal-reminder.ts';
import { resetPasswordEmail } from './reset-password.ts';
import { secondPaymentRefundedEmail } from './second-payment-refunded.ts';
import { verifyEmailEmail } from './verify-email.ts';
import { welcomeEmail } from './welcome.ts';

const SITE = 'https://sibila.test';
const TOKEN = `${'A'.repeat(22)}.${'b'.repeat(43)}`;
const url = `${SITE}/verify-email?token=${TOKEN}`;
const loginUrl = `${SITE}/login`;
const recoverUrl = `${SITE}/forgot-password`;
const accountUrl = `${SITE}/profile#cuenta`;
const price = 'US$ 8.99';
const AT = new Date('2026-11-22T23:01:00Z');
const day = '30 de septiembre de 2027';
const revertUrl = `${SITE}/revert-email?token=${TOKEN}`;

interface Template {
  make: (fullName: string) => EmailContent;
  /** Where its button leads. */
  link: string;
}
const TEMPLATES: Record<string, Template> = {
  'verify-email': { make: (fullName) => verifyEmailEmail({ fullName, url }), link: url },
  'already-registered': {
    make: (fullName) => alreadyRegisteredEmail({ fullName, loginUrl }),
    link: loginUrl,
  },
  welcome: {
    make: (fullName) => welcomeEmail({ fullName, tarotUrl: `${SITE}/`, recoverUrl }),
    link: `${SITE}/`,
  },
  'reset-password': { make: (fullName) => resetPasswordEmail({ fullName, url }), link: url },
  'password-changed': {
    make: (fullName) => passwordChangedEmail({ fullName, recoverUrl }),
    link: recoverUrl,
  },
  'new-device': {
    make: (fullName) =>
      newDeviceEmail({ fullName, device: 'Chrome en Windows', at: AT, recoverUrl }),
    link: recoverUrl,
  },
  'confirm-new-address': {
    make: (fullName) => confirmNewAddressEmail({ fullName, url }),
    link: url,
  },
  'address-change-notice': {
    make: (fullName) =>
      addressChangeNoticeEmail({ fullName, newEmail: 'nueva&otra@example.com', revertUrl }),
    link: revertUrl,
  },
  'account-deleted': {
    make: (fullName) => accountDeletedEmail({ fullName, homeUrl: SITE, plan: null }),
    link: SITE,
  },
  'account-deleted with a plan': {
    make: (fullName) => accountDeletedEmail({ fullName, homeUrl: SITE, plan: 'over' }),
    link: SITE,
  },
  'account-deleted with a refund': {
    make: (fullName) => accountDeletedEmail({ fullName, homeUrl: SITE, plan: 'refunded' }),
    link: SITE,
  },
  'address-in-use': {
    make: (fullName) => addressInUseEmail({ fullName, loginUrl, recoverUrl }),
    link: loginUrl,
  },
  'premium-welcome': {
    make: (fullName) =>
      premiumWelcomeEmail({ fullName, price, paidUntil: day, accountUrl, isFirst: true }),
    link: accountUrl,
  },
  'renewal-reminder': {
    make: (fullName) => renewalReminderEmail({ fullName, price, renewsOn: day, accountUrl }),
    link: accountUrl,
  },
  'payment-failed': {
    make: (fullName) => paymentFailedEmail({ fullName, price, premiumUntil: day, accountUrl }),
    link: accountUrl,
  },
  'premium-cancelled': {
    make: (fullName) => premiumCancelledEmail({ fullName, premiumUntil: day, accountUrl }),
    link: accountUrl,
  },
  'premium-ended': {
    make: (fullName) => premiumEndedEmail({ fullName, endedOn: day, because: null, accountUrl }),
    link: accountUrl,
  },
  'premium-ended for a charge that failed': {
    make: (fullName) =>
      premiumEndedEmail({ fullName, endedOn: day, because: 'payment-failed', accountUrl }),
    link: accountUrl,
  },
  'premium-resumed': {
    make: (fullName) => premiumResumedEmail({ fullName, price, renewsOn: day, accountUrl }),
    link: accountUrl,
  },
  'refund-asked': {
    make: (fullName) => refundAskedEmail({ fullName, price, accountUrl }),
    link: accountUrl,
  },
  'second-payment-refunded': {
    make: (fullName) => secondPaymentRefundedEmail({ fullName, price, accountUrl }),
    link: accountUrl,
  },
  refunded: {
    make: (fullName) => refundedEmail({ fullName, price, accountUrl }),
    link: accountUrl,
  },
};

const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a person reads in the HTML, block by block. */
const blocksOf = (html: string) =>
  (/<body[^]*<\/body>/.exec(html)?.[0] ?? '')
    .split(/<\/?(?:p|td|tr|table|br|body)\b[^>]*>/)
    .map((block) => unescape(block.replace(/<[^>]+>/g, '')).trim())
    .filter((block) => block !== '');

describe.each(Object.entries(TEMPLATES))('the mail %s', (_, { make, link }) => {
  const mail = make('Ana Prueba');

  it('has a subject of one short line', () => {
    expect(mail.subject.length).toBeGreaterThan(10);
    expect(mail.subject.length).toBeLessThanOrEqual(70);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('says the same in HTML and in text', () => {
    const said = mail.text.split('\n').filter((line) => line !== '' && !line.startsWith('http'));
    const blocks = blocksOf(mail.html);
    // In text the button's label stands before its address.
    for (const line of said)
      expect(blocks).toContain(line === said.at(-3) ? line.replace(/:$/, '') : line);
    const extra = blocks.filter((block) => !mail.text.includes(block));
    expect(extra).toEqual(['Si el botón no funciona, copia esta dirección en tu navegador:']);
  });

  it('leads to the same place in both, and loads nothing', () => {
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescape(href));
    expect(new Set(links)).toEqual(new Set([link]));
    expect(mail.text.split('\n')).toContain(link);
    expect(mail.html).not.toMatch(
      /<(img|script|link|style|iframe|object|form)\b|src=|url\(|@import/i,
    );
    const addresses = mail.html.match(/https?:\/\/[^"\s<]+/g) ?? [];
    for (const address of addresses) expect(address.startsWith(SITE)).toBe(true);
  });

  it('fits a column of 560 pixels and a screen of 320', () => {
    expect(mail.html).toContain('name="viewport" content="width=device-width,initial-scale=1"');
    const widths = [...mail.html.matchAll(/width:(\d+)px|width="(\d+)"/g)];
    for (const [, px, bare] of widths) expect(Number(px ?? bare)).toBeLessThanOrEqual(560);
    for (const [, px] of mail.html.matchAll(/padding:\d+px (\d+)px/g))
      expect(Number(px)).toBeLessThanOrEqual(24);
    for (const [, px] of mail.html.matchAll(/font-size:(\d+)px/g))
      expect(Number(px)).toBeGreaterThanOrEqual(14);
    expect(mail.html).toContain('overflow-wrap:anywhere');
    expect(mail.html).toContain('word-break:break-all');
    expect(mail.html).not.toMatch(/white-space:\s*nowrap|min-width/);
  });

  it('tells who did not ask for it what to do, in the voice of the product', () => {
    expect(mail.text).toMatch(/Si no (fuiste|lo pediste) tú/);
    expect(mail.text).not.toMatch(/\b(vosotros|usted|su cuenta|coger)\b|[“”]|!/i);
    expect(`${mail.subject} ${mail.text}`).not.toContain('Plan Pro');
    expect(mail.text).toMatch(/^Hola, Ana Prueba:/);
    expect(mail.text.trimEnd().endsWith('Sibila')).toBe(true);
  });

  it('takes a name for a name, whatever it holds', () => {
    const evil = make('<img src=x onerror="a()">&\r\nBcc: e@v.il');
    expect(evil.html).not.toMatch(/<img|onerror="/);
    const broken = make('Ana\r\n\r\n<b>\u0000\u202ePrueba</b>');
    for (const hidden of ['<b>', '\u202e', '\u0000']) expect(broken.html).not.toContain(hidden);
    expect(broken.subject).toBe(mail.subject);
    const long = make('W'.repeat(120));
    expect(long.text).toContain('W'.repeat(120));
  });
});

describe('the mails about money', () => {
  const PRICED = ['premium-welcome', 'renewal-reminder', 'payment-failed', 'refund-asked'];
  it.each([...PRICED, 'refunded', 'second-payment-refunded'])('say how much it is: %s', (name) =>
    expect(TEMPLATES[name]?.make('Ana').text).toContain(price),
  );

  it.each(['premium-welcome', 'renewal-reminder', 'payment-failed'])(
    'say until when, and that one can cancel: %s',
    (name) => {
      const text = TEMPLATES[name]?.make('Ana').text;
      expect(text).toMatch(new RegExp(`el ${day}`, 'i'));
      expect(text).toMatch(/cancel/);
    },
  );

  const DATED = ['premium-welcome', 'renewal-reminder', 'payment-failed'];
  it.each([...DATED, 'premium-cancelled', 'premium-ended'])('say whose day it is: %s', (name) => {
    const said = `el ${day} (hora de Ciudad de México)`;
    expect(TEMPLATES[name]?.make('Ana').text.toLowerCase()).toContain(said.toLowerCase());
  });

  it.each([
    'premium-cancelled',
    'premium-ended',
    'refund-asked',
    'account-deleted with a plan',
    'account-deleted with a refund',
  ])('say that nothing more is charged: %s', (name) => {
    expect(TEMPLATES[name]?.make('Ana').text).toMatch(/no se te cobrará nada más/i);
  });

  it('say why it ended, each reason in words of its own, and that nothing more is charged', () => {
    const texts = [null, ...END_REASONS].map((because) => {
      const { text } = premiumEndedEmail({ fullName: 'Ana', endedOn: day, because, accountUrl });
      expect(text).toMatch(/no se te cobrará nada más/i);
      return text;
    });
    expect(new Set(texts).size).toBe(END_REASONS.length + 1);
    expect(texts[1]).toContain('porque el último cobro no salió');
  });

  it.each(['premium-welcome', 'premium-resumed'])(
    'say how many days ahead a renewal is told: %s',
    (name) =>
      expect(TEMPLATES[name]?.make('Ana').text).toContain(
        `${RENEWAL_NOTICE_DAYS} días antes te lo recordamos`,
      ),
  );

  it('promise the money back of a first purchase alone', () => {
    const mail = { fullName: 'Ana', price, paidUntil: day, accountUrl };
    const again = premiumWelcomeEmail({ ...mail, isFirst: false }).text;
    expect(TEMPLATES['premium-welcome']?.make('Ana').text).toContain('te devolvemos el pago');
    expect(again).not.toContain('te devolvemos el pago');
    expect(again).toContain('este pago no se devuelve');
  });

  it('say which links another one voids: that of a new address, and not that of a lost password', () => {
    const voided = 'Si pides otro, este deja de funcionar.';
    expect(TEMPLATES['verify-email']?.make('Ana').text).toContain(voided);
    const reset = TEMPLATES['reset-password']?.make('Ana').text;
    expect(reset).not.toContain(voided);
    expect(reset).toContain('Si pides otro, este sigue sirviendo hasta que uses uno de ellos.');
  });

  it('say nothing of a plan to who had none', () => {
    expect(TEMPLATES['account-deleted']?.make('Ana').text).not.toMatch(/plan|cobr/i);
  });
});

describe('greet', () => {
  it.each([
    ['Ana Prueba', 'Hola, Ana Prueba:'],
    [' Ana\n  Prueba ', 'Hola, Ana Prueba:'],
    ['María José O’Neill & Díaz Jr.', 'Hola, María José O’Neill & Díaz Jr.:'],
    ['', 'Hola:'],
    ['\u200b\u202e', 'Hola:'],
    ['Gana un premio en evil.example', 'Hola:'],
    ['https://evil.example', 'Hola:'],
    ['escribe a ana@example.com', 'Hola:'],
    ['evil.example/premio', 'Hola:'],
  ])('greets %j as %j', (name, greeting) => expect(greet(name)).toBe(greeting));
});
