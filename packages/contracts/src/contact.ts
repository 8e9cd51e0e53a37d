import { z } from 'zod';
import { emailSaying, turnstileToken } from './account.ts';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MIN,
  CONTACT_SUBJECT_MAX,
  CONTACT_SUBJECT_MIN,
  FULL_NAME_MAX,
} from './limits.ts';
import { storableTextOr } from './text.ts';

const NAME_TEXT = `El nombre debe tener al menos ${CONTACT_NAME_MIN} caracteres.`;
const EMAIL_TEXT = 'Por favor, introduce un email válido.';
const SUBJECT_TEXT = `El asunto debe tener al menos ${CONTACT_SUBJECT_MIN} caracteres.`;
const MESSAGE_TEXT = `El mensaje debe tener al menos ${CONTACT_MESSAGE_MIN} caracteres.`;

/** A text of one line: it stands in the subject of a mail, and in a row of a list. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What somebody writes to support. The token is checked after every other field. */
export const contactInput = z.object({
  name: storableTextOr(NAME_TEXT)
    .overwrite(oneLine)
    .min(CONTACT_NAME_MIN, { error: NAME_TEXT })
    .max(FULL_NAME_MAX, {
      error: `El nombre puede tener como mucho ${FULL_NAME_MAX} caracteres.`,
    }),
  email: emailSaying(EMAIL_TEXT),
  subject: storableTextOr(SUBJECT_TEXT)
    .overwrite(oneLine)
    .min(CONTACT_SUBJECT_MIN, { error: SUBJECT_TEXT })
    .max(CONTACT_SUBJECT_MAX, {
      error: `El asunto puede tener como mucho ${CONTACT_SUBJECT_MAX} caracteres.`,
    }),
  message: storableTextOr(MESSAGE_TEXT)
    .trim()
    .min(CONTACT_MESSAGE_MIN, { error: MESSAGE_TEXT })
    .max(CONTACT_MESSAGE_MAX, {
      error: `El mensaje puede tener como mucho ${CONTACT_MESSAGE_MAX} caracteres.`,
    }),
  turnstileToken: turnstileToken.nullish(),
});
export type ContactInput = z.output<typeof contactInput>;

export const contactOutput = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'ContactAnswer' });
