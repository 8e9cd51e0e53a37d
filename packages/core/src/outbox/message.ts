import { z } from 'zod';
import { END_REASONS } from '@sibila/contracts/premium';

/** What a mail about money says: how much (in cents), and the instant that matters. */
const money = { fullName: z.string(), cents: z.number().int(), currency: z.string() };
const dated = { ...money, at: z.iso.datetime() };

/** What the outbox keeps of a mail: its template and data. Links are ids, never usable tokens. */
export const outboxMessage = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verify-email'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({ template: z.literal('already-registered'), fullName: z.string() }),
  z.object({ template: z.literal('welcome'), fullName: z.string() }),
  z.object({ template: z.literal('reset-password'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({ template: z.literal('password-changed'), fullName: z.string() }),
  z.object({
    template: z.literal('new-device'),
    fullName: z.string(),
    device: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({ template: z.literal('confirm-new-address'), fullName: z.string(), tokenId: z.uuid() }),
  z.object({
    template: z.literal('address-change-notice'),
    fullName: z.string(),
    newEmail: z.string(),
    tokenId: z.uuid(),
  }),
  z.object({ template: z.literal('address-in-use'), fullName: z.string() }),
  z.object({
    template: z.literal('account-deleted'),
    fullName: z.string(),
    /** What becomes of what they paid for; absent where there was nothing. */
    plan: z.enum(['over', 'refunded']).optional(),
  }),
  // Only the id: what people write to support stands in one place, from which it can be erased.
  z.object({ template: z.literal('contact-message'), contactId: z.uuid() }),
  // Of a first purchase, unless it says otherwise.
  z.object({
    template: z.literal('premium-welcome'),
    ...dated,
    isFirst: z.boolean().default(true),
  }),
  z.object({ template: z.literal('renewal-reminder'), ...dated }),
  z.object({ template: z.literal('payment-failed'), ...dated }),
  z.object({ template: z.literal('premium-cancelled'), ...dated }),
  z.object({ template: z.literal('premium-resumed'), ...dated }),
  z.object({
    template: z.literal('premium-ended'),
    ...dated,
    /** Absent where nobody knows why. */
    because: z.enum(END_REASONS).optional(),
  }),
  // To the company. Only the id: an account that is erased meanwhile stands in no mail.
  z.object({ template: z.literal('refund-request'), subscriptionId: z.string() }),
  z.object({ template: z.literal('refund-asked'), ...money }),
  z.object({ template: z.literal('refund-withdrawn'), ...money }),
  z.object({ template: z.literal('refund-refused'), ...money }),
  z.object({ template: z.literal('refunded'), ...money }),
  z.object({ template: z.literal('second-payment-refunded'), ...money }),
]);
export type OutboxMessage = z.output<typeof outboxMessage>;
