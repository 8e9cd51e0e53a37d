import { contactInput, contactOutput } from '@sibila/contracts/contact';
import { row, type RestRow } from './row.ts';

/** Writing to support. */
export const CONTACT_ROWS: readonly RestRow[] = [
  row({
    method: 'POST',
    path: '/api/contact',
    summary:
      'Write to support; with a session the message is its person’s, and Premium is answered first',
    tag: 'contact',
    status: 200,
    failures: [],
    from: 'body',
    input: contactInput,
    output: contactOutput,
    call: (caller, input) => caller.contact.send(input),
  }),
];
