import { z } from 'zod';
import {
  EMAIL_MAX,
  FULL_NAME_MAX,
  FULL_NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from './limits.ts';
import { storableText, storableTextOr } from './text.ts';
import { zodiacSign } from './zodiac.ts';

const EMAIL_TEXT = 'Introduce un correo electrónico válido';
const PASSWORD_TEXT = `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
/** The recovery and personal-data forms say the same in other words. */
const EMAIL_TEXT_OF_FORMS = 'Ingresa un correo electrónico válido';
const USERNAME_TEXT = `El nombre de usuario debe tener al menos ${USERNAME_MIN} caracteres`;
const FULL_NAME_LONG = `El nombre puede tener como mucho ${FULL_NAME_MAX} caracteres`;
const FULL_NAME_TEXT = 'El nombre completo es requerido';

/** An e-mail address, trimmed, whose fault is told in these words. */
export const emailSaying = (text: string) =>
  storableTextOr(text)
    .trim()
    .max(EMAIL_MAX, { error: text })
    .pipe(z.email({ error: text }));

/** An e-mail address, trimmed; it is compared without case. */
export const email = emailSaying(EMAIL_TEXT);

const passwordSaying = (text: string) =>
  storableTextOr(text)
    .min(PASSWORD_MIN, { error: text })
    .max(PASSWORD_MAX, {
      error: `La contraseña puede tener como mucho ${PASSWORD_MAX} caracteres`,
    });

/** A password exactly as typed: never trimmed, never cut. */
export const password = passwordSaying(PASSWORD_TEXT);

export const fullName = storableTextOr(FULL_NAME_TEXT)
  .trim()
  .min(FULL_NAME_MIN, { error: FULL_NAME_TEXT })
  .max(FULL_NAME_MAX, { error: FULL_NAME_LONG });

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
  termsAccepted: z.literal(true, {
    error: 'Debes aceptar los términos y condiciones para continuar',
  }),
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

const NO_VERIFICATION_TOKEN =
  'No se proporcionó un token de verificación. Por favor, revisa el enlace que recibiste por correo.';
const NO_RESET_TOKEN = 'Token inválido. Por favor, solicita un nuevo enlace.';

/** A token whose absence is told in these words. */
const tokenOr = (error: string) => storableTextOr(error).min(1, { error });

/** The token of a link: its shape is checked by the verb, so that every bad one fails alike. */
export const verifyEmailInput = z.object({ token: tokenOr(NO_VERIFICATION_TOKEN) });

export const forgotPasswordInput = z.object({
  email: emailSaying(EMAIL_TEXT_OF_FORMS),
  turnstileToken: turnstileToken.nullish(),
});

/** Its shape is checked by the verb, so that every bad one fails alike. */
export const resetTokenInput = z.object({ token: storableText });
export const validOutput = z.object({ valid: z.literal(true) }).meta({ id: 'ValidToken' });
/** The token of a link that brings an old address back. */
export const revertEmailInput = z.object({ token: storableText });
export const resetPasswordInput = z.object({ token: tokenOr(NO_RESET_TOKEN), password });

/** A name that people choose; compared without case. */
export const username = storableTextOr(USERNAME_TEXT)
  .trim()
  .min(USERNAME_MIN, { error: USERNAME_TEXT })
  .max(USERNAME_MAX, {
    error: `El nombre de usuario puede tener como mucho ${USERNAME_MAX} caracteres`,
  })
  .regex(/^(?=.*[A-Za-z0-9])[A-Za-z0-9_.-]+$/, {
    error: 'El nombre de usuario admite letras sin acento, números, punto, guion y guion bajo',
  });

/** Personal data: what is absent (or an empty username) stays as it is. */
export const profileInput = z.object({
  username: z
    .preprocess((value) => (value === '' ? undefined : value), username.optional())
    .optional(),
  email: emailSaying(EMAIL_TEXT_OF_FORMS).optional(),
  fullName: storableTextOr(FULL_NAME_LONG)
    .trim()
    .max(FULL_NAME_MAX, { error: FULL_NAME_LONG })
    .optional(),
  zodiacSign: z
    .preprocess((value) => (value === '' ? null : value), zodiacSign.nullish())
    .optional(),
});
export type ProfileInput = z.output<typeof profileInput>;

const NEW_PASSWORD_TEXT = `La nueva contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
const CURRENT_PASSWORD_TEXT = `La contraseña actual debe tener al menos ${PASSWORD_MIN} caracteres`;

export const changePasswordInput = z.object({
  currentPassword: passwordSaying(CURRENT_PASSWORD_TEXT),
  newPassword: passwordSaying(NEW_PASSWORD_TEXT),
});
export const passwordChangedOutput = z
  .object({ passwordChanged: z.literal(true) })
  .meta({ id: 'PasswordChanged' });

export const user = z
  .object({
    id: z.uuid(),
    email: z.string(),
    /** A new address that waits for its link to be opened. */
    pendingEmail: z.string().nullable(),
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
