import { ACCOUNT_ROWS } from './account-rows.ts';
import type { RestRow } from './row.ts';
import { TAROT_ROWS } from './tarot-rows.ts';

/** Every path of the REST API. No logic of its own: the procedures decide. */
export const REST_TABLE: readonly RestRow[] = [...ACCOUNT_ROWS, ...TAROT_ROWS];
