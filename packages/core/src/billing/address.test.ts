import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { updateUser } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import { noteNewAddress } from './address.ts';
import { customerOf } from './customer.ts';
import { reconcile } from './reconcile.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const MINUTE = 60_000;
const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const move = (email: string) =>
  inTransaction(world.shared, async (tx) => {
    await updateUser(tx, ana.user.id, { email });
    await noteNewAddress(tx, ana.user.id);
  });
const known = async () => world.payments.customers.get(await ana.customerId())?.email;
const tells = () => world.payments.calls.filter((call) => call === 'changeEmail').length;
const lookAgain = async () => {
  world.clock.advance(6 * MINUTE);
  await reconcile(world.shared);
};

describe('the address of a customer at the provider', () => {
  it('follows that of the person, told once', async () => {
    await ana.subscribe();
    await move('nueva@example.com');
    for (let i = 0; i < 3; i++) await lookAgain();
    expect(await known()).toBe('nueva@example.com');
    expect(tells()).toBe(1);
  });

  it('follows once a provider is back that was away', async () => {
    await ana.subscribe();
    await move('nueva@example.com');
    world.payments.faults = [null, 'fail'];
    await lookAgain();
    expect(await known()).toBe(ana.user.email);
    await lookAgain();
    expect(await known()).toBe('nueva@example.com');
  });

  it('is left as it is where the provider refuses it for good', async () => {
    await ana.subscribe();
    await move('nueva@example.com');
    world.payments.faults = [null, 'refuse'];
    for (let i = 0; i < 3; i++) await lookAgain();
    expect(tells()).toBe(1);
  });

  it('is told again when it changes while the customer is made', async () => {
    const ctx = await ana.ctx();
    const make = world.payments.createCustomer.bind(world.payments);
    world.payments.createCustomer = async (person) => {
      await move('nueva@example.com');
      return make(person);
    };
    await customerOf(ctx);
    await lookAgain();
    expect(await known()).toBe('nueva@example.com');
  });
});
