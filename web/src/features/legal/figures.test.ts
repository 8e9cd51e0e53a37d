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
import {
  HOROSCOPE_DAYS_KEPT,
  LIMITS,
  PASSWORD_MIN,
  QUESTION_MAX,
  QUOTA_LIMIT,
  QUOTA_WINDOW_DAYS,
} from '@sibila/contracts/limits';
import { PRODUCT_NAME } from '@sibila/contracts/product';

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

  it('name what is left in a browser by the names that it has', () => {
    const cookies = text(cookiePolicy(PRODUCT_NAME));
    for (const name of ['sibila_session', 'sibila-cookie-consent', 'sibila:sign', 'XSRF-TOKEN'])
      expect(cookies).toContain(`"${name}"`);
    expect(text(privacyPolicy(PRODUCT_NAME))).toContain(PRODUCT_NAME);
  });
});
