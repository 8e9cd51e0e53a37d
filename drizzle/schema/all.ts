import * as account from './account.ts';
import * as astralCharts from './astral-charts.ts';
import * as billing from './billing.ts';
import * as blog from './blog.ts';
import * as compatibility from './compatibility.ts';
import * as contact from './contact.ts';
import * as horoscope from './horoscope.ts';
import * as milestones from './milestones.ts';
import * as outbox from './outbox.ts';
import * as palm from './palm.ts';
import * as quota from './quota.ts';
import * as rights from './rights.ts';
import * as runes from './runes.ts';
import * as simulatedPayments from './simulated-payments.ts';
import * as tarot from './tarot.ts';

/** Every table of the product. */
export const schema = {
  ...account,
  ...astralCharts,
  ...billing,
  ...blog,
  ...compatibility,
  ...contact,
  ...horoscope,
  ...milestones,
  ...outbox,
  ...palm,
  ...quota,
  ...rights,
  ...runes,
  ...simulatedPayments,
  ...tarot,
};
