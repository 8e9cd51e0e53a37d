import { z } from 'zod';

/** What the outbox keeps of a mail: its template and data. Links are ids, never usable tokens. */
export const outboxMessage = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verify-email'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({ template: z.literal('already-registered'), fullName: z.string() }),
  z.object({ template: z.literal('welcome'), fullName: z.string() }),
  z.object({ template: z.literal('reset-password'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({ template: z.literal('password-changed'), fullName: z.string() }),
  z.object({ template: z.literal('confirm-new-address'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({
    template: z.literal('address-change-notice'),
    fullName: z.string(),
    newEmail: z.string(),
    tokenId: z.uuid(),
  }),
  z.object({ template: z.literal('address-in-use'), fullName: z.string() }),
  z.object({ template: z.literal('account-deleted'), fullName: z.string() }),
]);
export type OutboxMessage = z.output<typeof outboxMessage>;
