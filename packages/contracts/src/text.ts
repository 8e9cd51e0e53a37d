import { z } from 'zod';

/**
 * A string that PostgreSQL and every screen can hold: no NUL, no lone surrogate. Apply it before
 * length rules, so that hostile input is an error of the field and never one of the database.
 * `error` is said where there is no string at all.
 */
export const storableTextOr = (error: string) =>
  z.string({ error }).refine((text) => !text.includes('\u0000') && text.isWellFormed(), {
    error: 'El texto tiene caracteres que no podemos guardar',
  });

export const storableText = storableTextOr('Escribe un texto');

/** An id made by the client: a UUID in any case, kept in lower case. */
export const clientId = z
  .uuid({ error: 'El identificador debe ser un UUID' })
  .transform((id) => id.toLowerCase());
