import { expect, it } from 'vitest';
import { composeAboutMoney } from './about-money.ts';
import type { OutboxMessage } from './message.ts';

/** Eight in the evening of the 21st in Mexico City. */
const at = '2026-12-22T02:00:00.000Z';
const ACCOUNT = 'https://sibila.test/profile#cuenta';
const money = { fullName: 'Ana', cents: 899, currency: 'usd' };
const MESSAGES: Extract<OutboxMessage, { cents: number }>[] = [
  { template: 'premium-welcome', isFirst: true, ...money, at },
  { template: 'renewal-reminder', ...money, at },
  { template: 'payment-failed', ...money, at },
  { template: 'premium-cancelled', ...money, at },
  { template: 'premium-resumed', ...money, at },
  { template: 'premium-ended', ...money, at },
  { template: 'premium-ended', ...money, at, because: 'payment-failed' },
  { template: 'refund-asked', ...money },
  { template: 'refund-withdrawn', ...money },
  { template: 'refund-refused', ...money },
  { template: 'refunded', ...money },
  { template: 'second-payment-refunded', ...money },
];

it.each(MESSAGES)('the mail $template leads to where the plan is seen', (message) => {
  expect(composeAboutMoney(message, ACCOUNT).text.split('\n')).toContain(ACCOUNT);
});

it.each(MESSAGES.filter((message) => 'at' in message))(
  'the mail $template names the day that it is in Mexico City, and says so',
  (message) => {
    const { text } = composeAboutMoney(message, ACCOUNT);
    expect(text).toContain('21 de diciembre de 2026 (hora de Ciudad de México)');
    expect(text).not.toContain('22 de diciembre');
  },
);

it('a renewal that is cancelled the day before, as its mail says, is charged to nobody', () => {
  const [, reminder] = MESSAGES;
  if (!reminder) throw new Error('there is no reminder');
  expect(composeAboutMoney(reminder, ACCOUNT).text).toContain('cancela a más tardar la víspera');
});
