import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { checkResetToken, forgotPassword } from './reset-password.ts';
import { refusal, refusalOf } from '../testing/refusal.ts';
import { People } from './testing/people.ts';
import { freshUser, updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const world = useWorld({ connections: 25 });
let people: People;

beforeEach(() => {
  people = new People(world);
});

const OLD = 'secreto-largo';
const NEW = 'otra-cosa-larga';
const right = { currentPassword: OLD, newPassword: NEW };
const enter = (email: string, password: string) =>
  refusal(login(people.guest(), { email, password }));

async function member() {
  const owner = await world.user();
  const session = await people.signIn(owner);
  return { owner, session, ctx: await people.at(session) };
}

describe('changePassword', () => {
  it('changes it, tells the owner, and keeps just this one of twenty sessions', async () => {
    const { owner, session, ctx } = await member();
    const others = await Promise.all(Array.from({ length: 19 }, () => people.signIn(owner)));
    await changePassword(ctx, right);
    const alive = await Promise.all([session, ...others].map((token) => people.holder(token)));
    expect(alive.map(Boolean)).toEqual([true, ...others.map(() => false)]);
    expect([await enter(owner.email, OLD), await enter(owner.email, NEW)]).toEqual([
      'INVALID_CREDENTIALS',
      'none',
    ]);
    expect((await people.mailsTo(owner.email)).at(-1)?.subject).toBe(
      'Tu contraseña de Sibila ha cambiado',
    );
  });

  it('asks for the current one, and changes nothing without it', async () => {
    const { owner, ctx } = await member();
    const error = await refusalOf(changePassword(ctx, { ...right, currentPassword: NEW }));
    expect(error).toMatchObject({
      code: 'WRONG_PASSWORD',
      message: 'La contraseña actual no es correcta',
      details: { errors: { currentPassword: 'La contraseña actual no es correcta' } },
    });
    expect(await enter(owner.email, OLD)).toBe('none');
    expect(await people.mailsTo(owner.email)).toEqual([]);
  });

  it('refuses what others guess, on the field of the new one, and counts no try for it', async () => {
    const { owner, ctx } = await member();
    for (const newPassword of ['123456', 'QWERTY', owner.username, 'horoscopo!', 'prueba99', OLD])
      expect(await refusal(changePassword(ctx, { ...right, newPassword }))).toBe(
        newPassword === OLD ? 'none' : 'INVALID_INPUT',
      );
    const error = await refusalOf(changePassword(ctx, { ...right, newPassword: 'tarot123' }));
    expect(Object.keys(error?.details.errors ?? {})).toEqual(['newPassword']);
  });

  it('voids the links of a reset and of a new address, which it forgets', async () => {
    const { owner, ctx } = await member();
    const wanted = `${randomUUID()}@example.com`;
    await forgotPassword(people.guest(), { email: owner.email, turnstileToken: 'human' });
    await updateProfile(ctx, { email: wanted });
    const reset = await people.linkTo('reset-password', owner.email);
    const change = await people.linkTo('verify-email', wanted);
    await changePassword(ctx, right);
    expect(await refusal(checkResetToken(people.guest(), { token: reset }))).toBe(
      'RESET_TOKEN_INVALID',
    );
    expect(await refusal(verifyEmail(people.guest(), { token: change }))).toBe('TOKEN_INVALID');
    expect((await freshUser(ctx)).pendingEmail).toBeNull();
  });

  it('lets one of ten at once through, and none after five tries in an hour', async () => {
    const { owner, ctx } = await member();
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        refusal(changePassword(ctx, { ...right, newPassword: `${NEW}-${i}` })),
      ),
    );
    expect(tries.filter((code) => code === 'none')).toHaveLength(1);
    expect(tries.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(4);
    expect(tries.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5);
    expect(await enter(owner.email, `${NEW}-${tries.indexOf('none')}`)).toBe('none');
    world.clock.advance(3_600_000);
    const current = { currentPassword: `${NEW}-${tries.indexOf('none')}`, newPassword: OLD };
    expect(await refusal(changePassword(ctx, current))).toBe('none');
  });
});
