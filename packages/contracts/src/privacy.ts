import { z } from 'zod';
import { password } from './account.ts';

/** An open session as its owner sees it. `id` names it and opens nothing. */
export const openSession = z
  .object({
    id: z.string(),
    /** In Spanish, such as «Firefox en Windows». */
    device: z.string(),
    createdAt: z.date(),
    /** To the hour. */
    lastSeenAt: z.date(),
    isThisOne: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.output<typeof openSession>;

export const sessionRef = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** A ZIP of all that is held about a person; `content` is base64. */
export const accountExport = z.object({ fileName: z.string(), content: z.string() });

export const deleteAccountInput = z.object({ password });
