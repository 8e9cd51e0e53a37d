import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InvalidSignature } from '@sibila/core/ports/payments';
import { stripePayments } from './stripe.ts';
import { madeEvent } from './testing/stripe-made.ts';
import { signed, WEBHOOK_SECRET } from './testing/stripe-stub.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const seconds = Math.floor(NOW.getTime() / 1000);

const paymentsWith = (secretKey: string) =>
  stripePayments({ secretKey, webhookSecret: WEBHOOK_SECRET, priceId: 'price_1', apiUrl: null });
const payments = paymentsWith('sk_test_1');

const event = (object: unknown = { object: 'subscription', id: 'sub_1', customer: 'cus_1' }) =>
  madeEvent({ id: 'evt_1', type: 'customer.subscription.updated', createdAt: NOW, object });
const text = JSON.stringify(event());

type Request = { body: Uint8Array; signature: string | null };
const read = ({ body, signature }: Request, from = payments) =>
  from.readEvent({ body, signature, now: NOW });
const late = (s: number) => signed(text, new Date(NOW.getTime() + s * 1000));

/** A signature of these very bytes, with any secret. */
const hmac = (body: string | Uint8Array, secret = WEBHOOK_SECRET, at = seconds) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
const bodyOf = (payload: string) => Buffer.from(payload);

describe('an event that Stripe signed', () => {
  it('tells its id, its type, its time and whom it concerns', () => {
    expect(read(signed(text, NOW))).toEqual({
      id: 'evt_1',
      type: 'customer.subscription.updated',
      createdAt: NOW,
      customerId: 'cus_1',
      reversedPayment: null,
    });
  });

  it.each([-300, -1, 0, 1, 300])('is taken when it was signed %d seconds from now', (s) => {
    expect(read(late(s)).id).toBe('evt_1');
  });

  it.each<[string, unknown, string | null]>([
    ['a customer', { object: 'customer', id: 'cus_2' }, 'cus_2'],
    ['a customer in full', { object: 'invoice', customer: { id: 'cus_3', email: 'x' } }, 'cus_3'],
    ['no customer', { object: 'invoice', customer: null }, null],
    ['something without any', { object: 'price', id: 'price_1' }, null],
    ['a customer that is a number', { object: 'invoice', customer: 7 }, null],
    ['nothing', null, null],
    ['a list', ['cus_1'], null],
  ])('concerns whom its object names: %s', (_, object, customerId) => {
    const request = signed(JSON.stringify(event(object)), NOW);
    expect(read(request).customerId).toBe(customerId);
  });

  it.each<[string, unknown, string | null]>([
    ['charge.refunded', { object: 'charge', payment_intent: 'pi_1', customer: 'cus_1' }, 'pi_1'],
    [
      'charge.dispute.funds_withdrawn',
      { object: 'dispute', payment_intent: { id: 'pi_1' } },
      'pi_1',
    ],
    ['charge.dispute.funds_withdrawn', { object: 'dispute', payment_intent: null }, null],
    // An inquiry, which may end well.
    ['charge.dispute.created', { object: 'dispute', payment_intent: 'pi_1' }, null],
    ['charge.succeeded', { object: 'charge', payment_intent: 'pi_1' }, null],
  ])('names a payment that went back: %s %j', (type, object, reversedPayment) => {
    const request = signed(JSON.stringify({ ...event(object), type }), NOW);
    expect(read(request)).toMatchObject({ type, reversedPayment });
  });

  it('is taken without an object, and of a type that nobody knows', () => {
    const { data: _, ...bare } = event();
    const request = signed(JSON.stringify({ ...bare, type: 'moon.full' }), NOW);
    expect(read(request)).toMatchObject({ type: 'moon.full', customerId: null });
  });

  it('is taken while the secret is changed, when Stripe signs with both', () => {
    const other = hmac(text, 'whsec_new');
    const signature = `t=${seconds},v1=${other},v1=${hmac(text)},v0=${other}`;
    expect(read({ body: bodyOf(text), signature }).id).toBe('evt_1');
  });

  it('keeps letters of every kind', () => {
    const payload = JSON.stringify({ ...event(), type: 'luna.🌙ñ' });
    expect(read(signed(payload, NOW)).type).toBe('luna.🌙ñ');
  });
});

describe('a request that Stripe did not sign', () => {
  const good = signed(text, NOW);
  const headerOf = (signature: string | null): Request => ({ body: good.body, signature });
  const joined = `${good.signature}, ${good.signature}`;
  const forgeries: [string, Request][] = [
    ['one byte is another', { ...good, body: bodyOf(text.replace('evt_1', 'evt_2')) }],
    ['it was signed with another secret', headerOf(`t=${seconds},v1=${hmac(text, 'whsec_x')}`)],
    ['it was signed 301 seconds ago', late(-301)],
    ['it was signed 301 seconds ahead', late(301)],
    ['it was signed in the year 5138', late(99_999_999_999 - seconds)],
    ['there is no header', headerOf(null)],
    ['the header is empty', headerOf('')],
    ['two signatures are both wrong', headerOf(`t=${seconds},v1=00,v1=${'0'.repeat(64)}`)],
    ['only an old kind of signature is there', headerOf(`t=${seconds},v0=${hmac(text)}`)],
    ['the header came twice', headerOf(joined)],
    ['the header came twice in one line', headerOf(`${good.signature},${good.signature}`)],
    ['the header is a list', headerOf([good.signature] as unknown as string)],
    ['there are two times', headerOf(`t=1,${good.signature}`)],
    ['there is no time', headerOf(`v1=${hmac(text)}`)],
    ['the time is no number', headerOf(`t=now,v1=${hmac(text)}`)],
    ['the JSON was written anew', { ...good, body: bodyOf(JSON.stringify(event(), null, 2)) }],
    ['a byte order mark stands before it', { ...good, body: bodyOf(`\ufeff${text}`) }],
    ['the byte order mark was signed too', signed(`\ufeff${text}`, NOW)],
    ['it is compressed', { ...good, body: gzipSync(text) }],
    [
      'it was compressed before it was signed',
      { body: gzipSync(text), signature: `t=${seconds},v1=${hmac(gzipSync(text))}` },
    ],
    ['it is empty', { ...good, body: Buffer.alloc(0) }],
    ['an empty one was signed', signed('', NOW)],
    ['it is no JSON', signed('evt_1', NOW)],
    ['it is no event', signed('{"id":"evt_1"}', NOW)],
    ['it is a list', signed(`[${text}]`, NOW)],
    [
      'its id is longer than ids are',
      signed(JSON.stringify({ ...event(), id: 'x'.repeat(256) }), NOW),
    ],
    ['it is an event of another form', signed('{"object":"v2.core.event","id":"evt_1"}', NOW)],
    [
      'it moved real money, and we do not',
      signed(JSON.stringify({ ...event(), livemode: true }), NOW),
    ],
  ];

  it.each(forgeries)('is refused: %s', (_, request) => {
    expect(() => read(request)).toThrow(InvalidSignature);
  });

  it('is refused when it moved no money, and we do', () => {
    const live = paymentsWith('sk_live_1');
    expect(() => read(good, live)).toThrow(InvalidSignature);
    const real = signed(JSON.stringify({ ...event(), livemode: true }), NOW);
    expect(read(real, live).id).toBe('evt_1');
    expect(read(real, paymentsWith('rk_live_1')).id).toBe('evt_1');
  });

  it('is refused in words that say nothing of the secret or the body', () => {
    for (const [, request] of forgeries)
      try {
        read(request);
      } catch (error) {
        expect(String(error)).not.toMatch(/whsec|evt_|cus_|[0-9a-f]{20}/);
        expect((error as Error).cause).toBeUndefined();
      }
  });
});
