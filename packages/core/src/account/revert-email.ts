import { noteNewAddress } from '../billing/address.ts';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { freeAddress } from './free-address.ts';
import { logEvent } from './log-event.ts';
import { openLink } from './open-link.ts';
import { turnIntoReset, updateUser, voidEmailTokens, voidReverts } from './repo.ts';
import { resetEnd } from './send-link.ts';
import { unlessTaken } from './unique.ts';
import { hashOfUnknown } from './unknown-password.ts';

const DEAD =
  'El enlace no es válido, ya se usó o ha caducado. Si este es el correo de tu cuenta, pide una contraseña nueva con él.';
const HELD = 'Este correo es ahora el de otra cuenta y no podemos devolvérselo a la anterior.';

const dead = () => new DomainError('TOKEN_INVALID', { message: DEAD });

/**
 * Gives an account back the address from which it moved, or was to move, by the link in the notice
 * to that address, once. Every session ends, the password is nobody's any more, and every other
 * link is void but those of still older addresses, so that a thief's link undoes nothing. For the
 * next hour the same link sets the password. TOKEN_INVALID for any other.
 */
export async function revertEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  // What is no link must not cost a hash.
  if (!(await openLink(ctx, token, ['revert']))) throw dead();
  const passwordHash = await hashOfUnknown(ctx);
  const work = inTransaction(ctx, async (tx) => {
    const now = tx.ports.clock.now();
    const link = await openLink(tx, token, ['revert'], { lock: true });
    if (!link) throw dead();
    const { user, email } = link;
    if (!(await freeAddress(tx, user, email)))
      throw new DomainError('TOKEN_INVALID', { message: HELD });
    await voidEmailTokens(tx, user.id, ['verify', 'reset', 'change'], now);
    if (!(await turnIntoReset(tx, link.id, now, resetEnd(now)))) throw dead();
    await voidReverts(tx, link, now);
    await updateUser(tx, user.id, { email, pendingEmail: null, passwordHash });
    await noteNewAddress(tx, user.id);
    await tx.ports.sessions.endAll(tx.db, user.id);
    return user.id;
  });
  // Somebody registered the address between the look and the return; the link is still good.
  const userId = await unlessTaken(work, 'users_email_key', 'UNAVAILABLE');
  logEvent(ctx, 'email.reverted', userId, 'an address came back');
}
