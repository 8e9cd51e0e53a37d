import { z } from 'zod';

/** What the outbox keeps of a mail: its template and data. Links are ids, never usable tokens. */
export const outboxMessage = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verify-email'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({ template: z.literal('already-registered'), fullName: z.string() }),
]);
export type OutboxMessage = z.output<typeof outboxMessage>;
