import { z } from 'zod';

export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;

/** A page of a history, newest first. `cursor` is what the page before gave as `nextCursor`. */
export const pageInput = z.object({
  limit: z.coerce
    .number({ error: 'El límite debe ser un número' })
    .int({ error: 'El límite debe ser un número entero' })
    .min(1, { error: 'El límite debe ser al menos 1' })
    .max(PAGE_MAX, { error: `El límite puede ser como mucho ${PAGE_MAX}` })
    .default(PAGE_DEFAULT),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,120}$/, { error: 'El cursor no es válido' })
    .optional(),
});
export type PageInput = z.output<typeof pageInput>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
