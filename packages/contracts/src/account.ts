import { z } from 'zod';
import { EMAIL_MAX, FULL_NAME_MAX, FULL_NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { storableText, storableTextOr } from './text.ts';
import { zodiacSign } from './zodiac.ts';

const EMAIL_TEXT = 'Introduce un correo electrónico válido';
const PASSWORD_TEXT = `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
const FULL_NAME_TEXT = 'El nombre completo es requerido';

/** An e-mail address, trimmed; it is compared without case. */
export const email = storableTextOr(EMAIL_TEXT)
  .trim()
  .max(EMAIL_MAX, { error: EMAIL_TEXT })
  .pipe(z.email({ error: EMAIL_TEXT }));

/** A password exactly as typed: never trimmed, never cut. */
export const password = storableTextOr(PASSWORD_TEXT)
  .min(PASSWORD_MIN, { error: PASSWORD_TEXT })
  .max(PASSWORD_MAX, { error: `La contraseña puede tener como mucho ${PASSWORD_MAX} caracteres` });

export const fullName = storableTextOr(FULL_NAME_TEXT)
  .trim()
  .min(FULL_NAME_MIN, { error: FULL_NAME_TEXT })
  .max(FULL_NAME_MAX, { error: `El nombre puede tener como mucho ${FULL_NAME_MAX} caracteres` });

/** What the human-check widget gives; checked after every other field. */
export const turnstileToken = storableText.max(2048, {
  error: 'No se pudo completar la verificación de seguridad',
});

export const registerInput = z.object({
  email,
  fullName,
  password,
  zodiacSign: z
    .preprocess((value) => (value === '' ? null : value), zodiacSign.nullish())
    .transform((sign) => sign ?? null),
  termsAccepted: z
    .literal(true, { error: 'Debes aceptar los términos y condiciones para continuar' })
    .optional(),
  turnstileToken: turnstileToken.nullish(),
});
export type RegisterInput = z.output<typeof registerInput>;

export const loginInput = z.object({
  email,
  password,
  turnstileToken: turnstileToken.nullish(),
});
export type LoginInput = z.output<typeof loginInput>;

export const resendVerificationInput = z.object({ email });

/** The token of a link: its shape is checked by the verb, so that every bad one fails alike. */
export const verifyEmailInput = z.object({
  token: storableText.min(1, {
    error:
      'No se proporcionó un token de verificación. Por favor, revisa el enlace que recibiste por correo.',
  }),
});

export const user = z
  .object({
    id: z.uuid(),
    email: z.string(),
    username: z.string(),
    fullName: z.string(),
    zodiacSign: zodiacSign.nullable(),
    isPremium: z.boolean(),
    premiumUntil: z.date().nullable(),
    createdAt: z.date(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

export const messageOutput = z.object({ message: z.string() }).meta({ id: 'Message' });
export const successOutput = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
