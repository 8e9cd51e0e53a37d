import { z } from 'zod';
import { senderOf } from './adapters/mailer/sender.ts';

const LOCAL_PORT = 3000;

const text = z.string().optional();
const whole = (fallback: number, min = 0, max = 2 ** 31) => {
  const error = `debe ser un número entero entre ${min} y ${max}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .default(fallback);
};
const url = (...schemes: string[]) =>
  z
    .string()
    .regex(new RegExp(`^(?:${schemes.join('|')})://\\S+$`), {
      error: `debe empezar por ${schemes.map((scheme) => `${scheme}://`).join(' o ')}`,
    })
    .optional();
const choice = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `debe ser una de estas palabras: ${values.join(', ')}` });
const flag = (fallback: boolean) =>
  choice('true', 'false')
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');

/** Every variable of the environment that the product reads. */
export const environmentSchema = z.object({
  NODE_ENV: text,
  PORT: whole(LOCAL_PORT, 1, 65_535),
  HOST: text,
  APP_URL: z
    .url({ error: 'debe ser una dirección completa, como https://sibila.example' })
    .optional(),
  DATA_DIR: text,
  DATABASE_URL: url('postgres', 'postgresql'),
  DATABASE_PREPARE: flag(true),
  EMBEDDED_DATABASE: flag(false),
  EMBEDDED_STORAGE: flag(false),
  APP_SECRET: text,
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: z
    .string()
    .refine((from) => senderOf(from) !== null, {
      error:
        'debe ser una dirección (hola@sibila.example), sola o con un nombre (Sibila <hola@sibila.example>)',
    })
    .optional(),
  SUPPORT_EMAIL: z
    .email({ error: 'debe ser una dirección, como soporte@sibila.example' })
    .optional(),
  LEGAL_NAME: text,
  LEGAL_ADDRESS: text,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: url('https', 'http'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: flag(false),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url('https', 'http'),
  OPENAI_MODEL: text,
  OPENAI_VISION_MODEL: text,
  OPENAI_TIMEOUT_SECONDS: whole(24, 1, 600),
  READER_DAILY_TOKENS: whole(2_000_000),
  READER_CONCURRENCY: whole(256, 1, 4096),
  PHOTO_WORKERS: whole(2, 1, 64),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_URL: url('https', 'http'),
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
  TURNSTILE_VERIFY_URL: url('https', 'http'),
  UMAMI_URL: url('https', 'http'),
  UMAMI_WEBSITE_ID: z.uuid({ error: 'debe ser el UUID que Umami dio al sitio' }).optional(),
  RATE_LIMITS: choice('standard', 'relaxed').default('standard'),
  TRUST_PROXY: whole(0, 0, 10),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  METRICS_PORT: whole(0, 0, 65_535),
});
export type Environment = z.output<typeof environmentSchema>;
