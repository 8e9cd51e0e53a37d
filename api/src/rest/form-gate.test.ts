import { describe, expect, it } from 'vitest';
import type { DomainError } from '@sibila/core/errors';
import { FormGate, type FormGateOptions } from './form-gate.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A gate, those who are inside it with what ends their forms, and who was refused with what. */
function gateOf(options: FormGateOptions) {
  const gate = new FormGate(options);
  const inside = new Map<string, () => void>();
  const refused: string[] = [];
  const come = (name: string, account: string, bytes = 1) =>
    gate.enter(account, bytes).then(
      (leave) => void inside.set(name, leave),
      (error: unknown) => refused.push(`${name}: ${(error as DomainError).code}`),
    );
  const leave = async (name: string) => {
    inside.get(name)?.();
    inside.delete(name);
    await settled();
  };
  return { come, leave, refused, names: () => [...inside.keys()] };
}

describe('the gate of forms', () => {
  it('lets two of an account in, and others past those of it that wait', async () => {
    const { come, leave, names } = gateOf({});
    for (const name of ['ana 1', 'ana 2', 'ana 3']) void come(name, 'ana');
    void come('bea', 'bea');
    await settled();
    expect(names()).toEqual(['ana 1', 'ana 2', 'bea']);
    await leave('ana 1');
    expect(names()).toEqual(['ana 2', 'bea', 'ana 3']);
  });

  it('lets in who had no turn before who had one, however long that one waits', async () => {
    const { come, leave, names } = gateOf({ each: 1, bytes: 10 });
    for (const name of ['ana 1', 'ana 2', 'ana 3']) void come(name, 'ana', 10);
    void come('bea', 'bea', 10);
    await settled();
    await leave('ana 1');
    expect(names()).toEqual(['bea']);
    await leave('bea');
    expect(names()).toEqual(['ana 2']);
    void come('eva', 'eva', 10);
    await leave('ana 2');
    expect(names()).toEqual(['eva']);
    await leave('eva');
    expect(names()).toEqual(['ana 3']);
  });

  it('leaves half of its room to accounts that have no form in it', async () => {
    const { come, leave, names } = gateOf({ bytes: 10 });
    for (const name of ['ana 1', 'ana 2']) void come(name, 'ana', 3);
    for (const name of ['bea', 'eva']) void come(name, name, 3);
    await settled();
    expect(names()).toEqual(['ana 1', 'bea', 'eva']);
    await leave('bea');
    expect(names()).toEqual(['ana 1', 'eva']);
    await leave('eva');
    expect(names()).toEqual(['ana 1']);
  });

  it('lets no more bytes in than it may, in the order of who came', async () => {
    const { come, leave, names } = gateOf({ bytes: 10 });
    void come('first', 'a', 6);
    void come('large', 'b', 8);
    void come('small', 'c', 1);
    await settled();
    expect(names()).toEqual(['first']);
    await leave('first');
    expect(names()).toEqual(['large', 'small']);
  });

  it('says why it refused who waited too long, and lets the next one in', async () => {
    const { come, refused, names } = gateOf({ each: 1, bytes: 10, waitMs: 10 });
    await come('ana 1', 'ana', 6);
    await Promise.all([come('ana 2', 'ana'), come('bea', 'bea', 8)]);
    expect(refused).toEqual(['ana 2: TOO_MANY_REQUESTS', 'bea: UNAVAILABLE']);
    await come('eva', 'eva', 4);
    expect(names()).toEqual(['ana 1', 'eva']);
  });

  it('takes one form that alone says to bring more than it may hold', async () => {
    const { come, names } = gateOf({ bytes: 10 });
    await come('huge', 'ana', 11);
    expect(names()).toEqual(['huge']);
  });
});
