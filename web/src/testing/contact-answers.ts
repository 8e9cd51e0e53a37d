import type { z } from 'zod';
import { contactInput, contactOutput } from '@sibila/contracts/contact';
import { procedure, t, unforeseen } from './test-api.ts';

type Sent = z.input<typeof contactOutput>;

/** What the API answers to who writes to support. */
export interface ContactAnswers {
  contact: (input: z.output<typeof contactInput>) => Sent | Promise<Sent>;
}

/** The part of the API for who writes to support. */
export function contactOf({ contact }: Partial<ContactAnswers>) {
  return t.router({
    send: procedure
      .input(contactInput)
      .output(contactOutput)
      .mutation(({ input }) => (contact ?? (() => unforeseen('contact')))(input)),
  });
}
