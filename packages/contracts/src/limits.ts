/** Readings of each type in one window of the free plan. */
export const QUOTA_LIMIT = 8;
/** Days of a quota window, counted from the registration instant. */
export const QUOTA_WINDOW_DAYS = 30;

export const QUESTION_MAX = 500;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const FULL_NAME_MIN = 2;
export const FULL_NAME_MAX = 120;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const EMAIL_MAX = 254;
export const CONTACT_NAME_MIN = 2;
export const CONTACT_SUBJECT_MIN = 5;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 5000;

/** The largest JSON body, in bytes. */
export const JSON_BODY_MAX = 64 * 1024;
/** The largest photo of a palm, in bytes. */
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024;
/**
 * Most pixels of a photo by its kind. HEIC and AVIF are decoded whole and more than once on the
 * server, so they may have fewer; a browser that can open a larger one sends it as a JPEG.
 */
export const PHOTO_PIXELS_MAX = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  avif: 12_500_000,
  heic: 25_000_000,
} as const;
/**
 * Most bytes that a photo may fill once it is decoded: pixels × channels × bytes a channel. 50
 * megapixels of a camera's JPEG, 18 of a PNG with 16 bits and transparency.
 */
export const PHOTO_DECODED_MAX = 150_000_000;
/** Shorter side of a photo, in pixels, under which no line can be told. */
export const PHOTO_SIDE_MIN = 200;
/** The largest form of photos, in bytes: two of them and their fields. */
export const FORM_BODY_MAX = 2 * PHOTO_BYTES_MAX + 64 * 1024;
/** The largest event of the provider of payments, in bytes. */
export const EVENT_BODY_MAX = 1024 * 1024;
/** The longest path and query, in bytes. */
export const URL_MAX = 8 * 1024;
/** Operations in one tRPC batch. */
export const BATCH_MAX = 10;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may happen: at most `max` times in `seconds`. `ip` keys are relaxed in tests. */
export interface Limit {
  max: number;
  seconds: number;
  by: 'ip' | 'account' | 'email' | 'email+ip';
}

/** Every limit of the product; they hold across processes. */
export const LIMITS = {
  'login.emailAndIp': { max: 10, seconds: 15 * MINUTE, by: 'email+ip' },
  'login.email': { max: 100, seconds: DAY, by: 'email' },
  'login.ip': { max: 50, seconds: 15 * MINUTE, by: 'ip' },
  'register.ip': { max: 10, seconds: HOUR, by: 'ip' },
  'mail.verify.email': { max: 3, seconds: HOUR, by: 'email' },
  'mail.registered.email': { max: 3, seconds: HOUR, by: 'email' },
  'mail.reset.email': { max: 3, seconds: HOUR, by: 'email' },
  'mail.ip': { max: 20, seconds: HOUR, by: 'ip' },
  'account.password': { max: 5, seconds: HOUR, by: 'account' },
  'account.email': { max: 5, seconds: HOUR, by: 'account' },
  'account.export': { max: 5, seconds: HOUR, by: 'account' },
  'account.delete': { max: 5, seconds: HOUR, by: 'account' },
  'contact.email': { max: 3, seconds: HOUR, by: 'email' },
  'contact.ip': { max: 10, seconds: HOUR, by: 'ip' },
  'billing.checkout': { max: 10, seconds: 15 * MINUTE, by: 'account' },
  'billing.verify': { max: 10, seconds: 15 * MINUTE, by: 'account' },
  'billing.portal': { max: 10, seconds: 15 * MINUTE, by: 'account' },
  'billing.refund': { max: 3, seconds: DAY, by: 'account' },
  'readings.premium.minute': { max: 10, seconds: MINUTE, by: 'account' },
  'readings.premium.day': { max: 200, seconds: DAY, by: 'account' },
  'readings.ip': { max: 60, seconds: MINUTE, by: 'ip' },
  // Charts that are seen and not kept: open to guests, and work all the same.
  'chart.sketch.ip': { max: 60, seconds: MINUTE, by: 'ip' },
  // Photos that cost work and gave no reading: no quota bounds them.
  'palm.refused.hour': { max: 40, seconds: HOUR, by: 'account' },
  'palm.refused.day': { max: 120, seconds: DAY, by: 'account' },
  // Photos by the milliseconds of one core that decoding and measuring them takes, paid for or not.
  'palm.developed.hour': { max: 150_000, seconds: HOUR, by: 'account' },
  'palm.unpaidLooks': { max: 10, seconds: DAY, by: 'account' },
  'operations.account': { max: 100, seconds: MINUTE, by: 'account' },
  'operations.ip': { max: 300, seconds: MINUTE, by: 'ip' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** How many days back horoscopes can be read, today not counted. */
export const HOROSCOPE_DAYS_KEPT = 30;
