import { randomUUID } from 'node:crypto';
import type { Context, Shared, SignedInContext } from '../../context.ts';
import { deliverDueMails } from '../../outbox/deliver.ts';
import type { Mail } from '../../ports/mailer.ts';
import { tableSessions } from './table-sessions.ts';

interface World {
  shared: Shared;
  mailer: { sent: Mail[] };
  visitor(): Context;
}

/** People at a world whose sessions are real: who they are and what they find in their mail. */
export class People {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    world.shared.ports.sessions = tableSessions(world.shared.ports);
  }

  /** Somebody at an address of their own, so that no test meets another's limits. */
  guest(ip: string = randomUUID()): Context {
    const ctx = this.#world.visitor();
    return { ...ctx, request: { ...ctx.request, ip } };
  }

  /** Opens a session, without a login. */
  async signIn(user: { id: string }): Promise<string> {
    const { sessions } = this.#world.shared.ports;
    const opened = await sessions.open(this.#world.shared.db, { userId: user.id, userAgent: null });
    return opened.token;
  }

  /** The context of a session; null when its token opens nothing. */
  async holder(token: string): Promise<SignedInContext | null> {
    const { ports, db } = this.#world.shared;
    const actor = await ports.sessions.actorOf(db, token);
    return actor && { ...this.guest(), actor };
  }

  /** The same for a session that is known to be open. */
  async at(token: string): Promise<SignedInContext> {
    const ctx = await this.holder(token);
    if (!ctx) throw new Error('the session is closed');
    return ctx;
  }

  /** Every mail to an address so far, the newest last. */
  async mailsTo(email: string): Promise<Mail[]> {
    while ((await deliverDueMails(this.#world.shared)) > 0);
    return this.#world.mailer.sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase());
  }

  /** The token of the newest link to a page that was mailed to an address. */
  async linkTo(
    page: 'verify-email' | 'reset-password' | 'revert-email',
    email: string,
  ): Promise<string> {
    const mails = await this.mailsTo(email);
    const links = mails.flatMap(
      ({ text }) => new RegExp(`/${page}\\?token=(\\S+)`).exec(text) ?? [],
    );
    const token = links.at(-1);
    if (!token) throw new Error(`no link to ${page} was mailed`);
    return token;
  }
}
