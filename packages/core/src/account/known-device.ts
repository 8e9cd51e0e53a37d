import { and, eq } from 'drizzle-orm';
import { knownDevices } from '@sibila/drizzle/schema/account';
import type { Context } from '../context.ts';
import { deviceName } from '../privacy/device.ts';
import { updateUser, type UserRow } from './repo.ts';
import { sendNotice } from './send-link.ts';

/** The part of an address that a connection keeps while the rest of it changes from day to day. */
export function providerOf(ip: string): string {
  if (ip.includes(':')) return ip.split(':').slice(0, 2).join(':');
  return ip.split('.').slice(0, 2).join('.');
}

/** No version of the browser counts: it changes every month. */
function markOf({ mac, request }: Context, userId: string): string {
  return mac('device', `${userId} ${deviceName(request.userAgent)} ${providerOf(request.ip)}`);
}

/**
 * Notes the device that registers an account whose address is not proved yet, and forgets those
 * noted before: they may be somebody else's who typed the same address.
 */
export async function noteRegistration(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(knownDevices).where(eq(knownDevices.userId, userId));
  const seenAt = ctx.ports.clock.now();
  await ctx.db.insert(knownDevices).values({ userId, mark: markOf(ctx, userId), seenAt });
}

/**
 * Notes the device from which a person, whose row is locked, signs in, and mails them when it is a
 * new one. The first login of an account alarms nobody.
 */
export async function noteLogin(ctx: Context, user: UserRow): Promise<void> {
  const now = ctx.ports.clock.now();
  const device = { userId: user.id, mark: markOf(ctx, user.id) };
  const known = await ctx.db
    .update(knownDevices)
    .set({ seenAt: now })
    .where(and(eq(knownDevices.userId, device.userId), eq(knownDevices.mark, device.mark)))
    .returning({ mark: knownDevices.mark });
  if (user.firstLoginAt === null) await updateUser(ctx, user.id, { firstLoginAt: now });
  if (known.length > 0) return;
  await ctx.db.insert(knownDevices).values({ ...device, seenAt: now });
  if (user.firstLoginAt === null) return;
  await sendNotice(ctx, user.email, {
    template: 'new-device',
    fullName: user.fullName,
    device: deviceName(ctx.request.userAgent),
    at: now.toISOString(),
  });
}
