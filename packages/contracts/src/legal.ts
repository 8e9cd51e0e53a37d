import { z } from 'zod';

/** Whom people can turn to about their data. */
export const legalContact = z.object({
  /** Who answers for the data, and where notices reach them; null where nobody is named. */
  operator: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** Null where mails reach nobody. */
  email: z.string().nullable(),
});
export type LegalContact = z.output<typeof legalContact>;

/** What holds where a page does not say whom. */
export const NO_LEGAL_CONTACT: LegalContact = { operator: null, email: null };
