import * as account from './account.ts';
import * as outbox from './outbox.ts';
import * as quota from './quota.ts';
import * as tarot from './tarot.ts';

/** Every table of the product. */
export const schema = { ...account, ...outbox, ...quota, ...tarot };
