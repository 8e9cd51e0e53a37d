import { ACCOUNT_ROWS } from './account-rows.ts';
import { BILLING_ROWS } from './billing-rows.ts';
import { BLOG_ROWS } from './blog-rows.ts';
import { CHART_ROWS } from './chart-rows.ts';
import { COMPATIBILITY_ROWS } from './compatibility-rows.ts';
import { CONTACT_ROWS } from './contact-rows.ts';
import { HOROSCOPE_ROWS } from './horoscope-rows.ts';
import { PALM_ROWS } from './palm-rows.ts';
import { PLACES_ROWS } from './places-rows.ts';
import { PRIVACY_ROWS } from './privacy-rows.ts';
import type { RestRow } from './row.ts';
import { RUNES_ROWS } from './runes-rows.ts';
import { TAROT_ROWS } from './tarot-rows.ts';

/** Every path of the REST API. No logic of its own: the procedures decide. */
export const REST_TABLE: readonly RestRow[] = [
  ...ACCOUNT_ROWS,
  ...PRIVACY_ROWS,
  ...BILLING_ROWS,
  ...TAROT_ROWS,
  ...PALM_ROWS,
  ...RUNES_ROWS,
  ...COMPATIBILITY_ROWS,
  ...CHART_ROWS,
  ...HOROSCOPE_ROWS,
  ...BLOG_ROWS,
  ...PLACES_ROWS,
  ...CONTACT_ROWS,
];
