import { expect, it } from 'vitest';
import { failure, named, steps, type PaymentsUnderTest } from './payments-steps.ts';

/** What every provider does with customers and with the pages on which they pay. */
export function customersAndCheckouts(world: () => PaymentsUnderTest): void {
  it('makes one customer for a key, however often it is sent', async () => {
    const { customer } = steps(world());
    const id = await customer();
    expect(await customer()).toBe(id);
    expect(await customer('another')).not.toBe(id);
    expect(await world().payments.subscriptionsOf(id)).toEqual([]);
  });

  it('sells at the price that the pages tell', async () => {
    expect(await world().payments.priceFault()).toBeNull();
  });

  it('takes the new address of a customer, and of nobody that is not there', async () => {
    const { changeEmail } = world().payments;
    const email = 'nueva@example.com';
    await changeEmail({ customerId: await steps(world()).customer(), email });
    expect((await failure(changeEmail({ customerId: 'cus_00000000', email }))).mayPass).toBe(false);
  });

  it('opens a checkout that is found again, once for a key', async () => {
    const { customer, checkout } = steps(world());
    const customerId = await customer();
    const opened = await checkout(customerId);
    expect(opened).toEqual({
      id: opened.id,
      url: opened.url,
      status: 'open',
      isPaid: false,
      subscriptionId: null,
      customerId,
      userId: world().userId,
    });
    expect(new URL(opened.url ?? '').protocol).toMatch(/^https?:$/);
    expect(await checkout(customerId)).toEqual(opened);
    expect(await world().payments.findCheckout(opened.id)).toEqual(opened);
    expect((await checkout(customerId, 'another')).id).not.toBe(opened.id);
  });

  it('opens none for a customer that is not there', async () => {
    const { checkout } = steps(world());
    expect((await failure(checkout('cus_00000000'))).mayPass).toBe(false);
  });

  it('tells of a paid checkout which subscription began', async () => {
    const { customer, checkout, only } = steps(world());
    const customerId = await customer();
    const { id } = await checkout(customerId);
    await world().pay(id);
    const { id: subscriptionId } = await only(customerId);
    expect(await world().payments.findCheckout(id)).toMatchObject({
      url: null,
      status: 'complete',
      isPaid: true,
      subscriptionId,
      customerId,
      userId: world().userId,
    });
    const types = named(world().events(), customerId);
    for (const type of [
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ])
      expect(types).toContain(type);
  });

  it('leaves a checkout open when the card is refused', async () => {
    const { customer, checkout } = steps(world());
    const customerId = await customer();
    const { id } = await checkout(customerId);
    await world().payRefused(id);
    expect(await world().payments.findCheckout(id)).toMatchObject({
      status: 'open',
      isPaid: false,
      subscriptionId: null,
    });
    expect(await world().payments.subscriptionsOf(customerId)).toEqual([]);
  });

  it('closes a checkout that nobody paid', async () => {
    const { customer, checkout } = steps(world());
    const { id } = await checkout(await customer());
    await world().expire(id);
    expect(await world().payments.findCheckout(id)).toMatchObject({
      url: null,
      status: 'expired',
      isPaid: false,
      subscriptionId: null,
    });
  });

  it.each([
    '',
    ' ',
    '{CHECKOUT_SESSION_ID}',
    'cs_test_',
    'pi_123',
    'sub_123',
    'cs_test_../../customers',
    'cs_test_a?expand=x',
    'cs_test_\u0000',
    `cs_test_${'a'.repeat(3_000)}`,
    'cs_test_unknown00000000',
    'sim_cs_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ])('finds no checkout under %j', async (id) => {
    expect(await world().payments.findCheckout(id)).toBeNull();
  });
}
