import { contactInput, contactOutput } from '@sibila/contracts/contact';
import { sendContactMessage } from '@sibila/core/contact/send';
import { once } from '@sibila/core/idempotency/once';
import { publicProcedure, router } from '../init.ts';
import { SUCCESS } from '../success.ts';

const SENT = 'Gracias por contactarnos. Te responderemos lo antes posible.';

export const contactRouter = router({
  /** Writes to support; open to guests. */
  send: publicProcedure
    .input(contactInput)
    .output(contactOutput)
    .mutation(({ ctx, input }) => {
      const { turnstileToken: _, ...body } = input;
      return once(ctx.core, 'contact.send', body, async () => {
        await sendContactMessage(ctx.core, input);
        return { ...SUCCESS, message: SENT };
      });
    }),
});
