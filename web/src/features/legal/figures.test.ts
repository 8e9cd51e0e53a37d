import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cookiePolicy } from '@sibila/content/legal/cookies';
import { privacyPolicy } from '@sibila/content/legal/privacy';
import { terms } from '@sibila/content/legal/terms';
import { faq } from '@sibila/content/support/faq';
import {
  PAST_DUE_GRACE_DAYS,
  PREMIUM_PRICE,
  REFUND_DAYS,
  REFUND_READINGS,
} from '@sibila/contracts/billing';
import { NO_LEGAL_CONTACT } from '@sibila/contracts/legal';
import {
  HOROSCOPE_DAYS_KEPT,
  LIMITS,
  PASSWORD_MIN,
  QUESTION_MAX,
  QUOTA_LIMIT,
  QUOTA_WINDOW_DAYS,
} from '@sibila/contracts/limits';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { CONSENT_KEY } from '../cookie-consent/consent.ts';

const minute = LIMITS['readings.premium.minute'].max;
const day = LIMITS['readings.premium.day'].max;

const text = (of: unknown) => JSON.stringify(of);
const TERMS = text(terms(PRODUCT_NAME));
const FAQ = text(faq(PRODUCT_NAME));

describe('the figures of the texts', () => {
  it.each([
    `hasta ${QUOTA_LIMIT} lecturas al mes`,
    `cada ${QUOTA_WINDOW_DAYS} días naturales`,
    `${PREMIUM_PRICE.text} al mes`,
    `${REFUND_DAYS} días naturales`,
    `más de ${REFUND_READINGS} lecturas Premium`,
    `${PAST_DUE_GRACE_DAYS} días como mucho`,
    `hasta ${minute} lecturas por minuto y ${day} al día`,
    `al menos ${PASSWORD_MIN} caracteres`,
    `hasta ${QUESTION_MAX} caracteres`,
  ])('are those that the product holds to: %s', (figure) => {
    expect(TERMS).toContain(figure);
  });

  it.each([
    `hasta ${QUOTA_LIMIT} lecturas al mes`,
    `cada ${QUOTA_WINDOW_DAYS} días`,
    `${PREMIUM_PRICE.text} al mes`,
    `${REFUND_DAYS} días naturales`,
    `${REFUND_READINGS} lecturas Premium`,
    `los últimos ${HOROSCOPE_DAYS_KEPT} días`,
  ])('are the same in the frequent questions: %s', (figure) => {
    expect(FAQ).toContain(figure);
  });

  it('are about the product', () => {
    expect(text(privacyPolicy(PRODUCT_NAME, NO_LEGAL_CONTACT))).toContain(PRODUCT_NAME);
  });
});

/** A file of what a library of ours is made of. */
function partOf(library: string, part: string, file: string): string {
  const own = createRequire(import.meta.url).resolve(library);
  const [folder = ''] = createRequire(own)
    .resolve(part)
    .split(/(?:cjs|esm|index)/);
  return readFileSync(join(folder, file), 'utf8');
}

describe('what the cookie policy lists', () => {
  const COOKIES = text(cookiePolicy(PRODUCT_NAME));
  const SOURCE = new URL('../../', import.meta.url);
  const KEEPS = /\b(?:localStorage|sessionStorage|caches|cacheName)\b|'sibila-private:'/;
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
    .map((name) => readFileSync(new URL(name, SOURCE), 'utf8'));
  const names = new Set(
    sources
      .filter((code) => KEEPS.test(code))
      .flatMap((code) => [...code.matchAll(/'(sibila[-:][a-z:-]+)'/g)].map(([, name]) => name)),
  );

  it('has every name under which our code keeps something in a browser', () => {
    expect(names.size).toBeGreaterThan(9);
    for (const name of names) expect(COOKIES).toContain(name);
    expect(CONSENT_KEY).toBe('sibila-cookie-consent');
    expect(COOKIES).toContain(`${CONSENT_KEY}-since`);
  });

  it('has what the libraries keep, and the cookies of the server', () => {
    const scrolling = /storageKey = "([^"]+)"/.exec(
      partOf('@tanstack/react-router', '@tanstack/router-core', 'esm/scroll-restoration.js'),
    )?.[1];
    const precache = /precache: '([^']+)'/.exec(
      partOf('workbox-precaching', 'workbox-core', '_private/cacheNames.js'),
    )?.[1];
    for (const name of [scrolling ?? '?', `workbox-${precache}`]) expect(COOKIES).toContain(name);
    for (const name of ['sibila_session', '__Host-', 'XSRF-TOKEN']) expect(COOKIES).toContain(name);
  });
});
