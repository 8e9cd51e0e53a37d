import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import { inTransaction } from '../context.ts';
import { deliverDueMails } from '../outbox/deliver.ts';
import { changePassword } from './change-password.ts';
import { login, logout } from './login.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { revertEmail } from './revert-email.ts';
import { AccountModel } from './testing/account-model.ts';
import { refusal } from '../testing/refusal.ts';
import { People } from './testing/people.ts';
import { freshUser, updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const world = useWorld({ connections: 25, isShared: true });
let people: People;

beforeAll(() => {
  people = new People(world);
});

const MINUTE_MS = 60_000;
const PASSWORDS = ['luna-de-papel', 'cielo-abierto', 'secreto-largo'] as const;

const number = fc.nat({ max: 2 });
/** One of what there is by then, the newest ones more often. */
const pick = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({ act: fc.constant('register' as const), who: number, password: number }),
  fc.record({ act: fc.constant('resend' as const), who: number }),
  fc.record({ act: fc.constant('forgot' as const), who: number }),
  { weight: 3, arbitrary: fc.record({ act: fc.constant('verify' as const), link: pick }) },
  fc.record({ act: fc.constant('reset' as const), link: pick, password: number }),
  { weight: 2, arbitrary: fc.record({ act: fc.constant('revert' as const), link: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('login' as const), who: number, password: number }),
  },
  fc.record({ act: fc.constant('logout' as const), session: pick }),
  fc.record({
    act: fc.constant('changePassword' as const),
    session: pick,
    current: number,
    password: number,
  }),
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('move' as const), session: pick, who: number }),
  },
  fc.record({ act: fc.constant('wait' as const), minutes: fc.constantFrom(1, 61, 24 * 60) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Every run begins with somebody inside: what matters happens to people who have an account. */
const SIGNED_IN: readonly Step[] = [
  { act: 'register', who: 0, password: 0 },
  { act: 'verify', link: 0 },
  { act: 'login', who: 0, password: 0 },
];

class Undone extends Error {}

/** The verbs beside the model, step by step. */
class Run {
  readonly #model: AccountModel;
  readonly #keepsLimits: boolean;
  readonly #emails = [1, 2, 3].map((n) => `p${n}-${randomUUID()}@example.com`);
  readonly #sessions: string[] = [];
  readonly #tokens: string[] = [];
  #seen = world.mailer.sent.length;

  constructor(keepsLimits: boolean) {
    this.#keepsLimits = keepsLimits;
    this.#model = new AccountModel({ keepsLimits });
  }

  async take(next: Step): Promise<void> {
    if (!this.#keepsLimits) await world.db.delete(rateLimits);
    // No two things happen in one moment.
    this.#pass(1);
    const [real, expected] = await this.#do(next);
    expect([next, real]).toEqual([next, expected]);
    await this.#readMail();
    expect(this.#tokens.length).toBe(this.#model.links.length);
    await this.#checkSessions();
  }

  #pass(ms: number): void {
    world.clock.advance(ms);
    this.#model.now += ms;
  }

  #email = (who: number) => this.#emails[who] ?? '';
  #newest = <T>(list: readonly T[], back: number) => list.at(-1 - (back % (list.length || 1)));

  async #do(next: Step): Promise<[real: string, expected: string]> {
    const model = this.#model;
    const guest = people.guest();
    switch (next.act) {
      case 'register': {
        const [email, password] = [this.#email(next.who), PASSWORDS[next.password] ?? ''];
        model.register(email, password);
        const person = {
          fullName: 'Luz',
          zodiacSign: null,
          termsAccepted: true as const,
          turnstileToken: 'human',
        };
        return [await refusal(register(guest, { ...person, email, password })), 'none'];
      }
      case 'resend':
        model.resend(this.#email(next.who));
        return [await refusal(resendVerification(guest, { email: this.#email(next.who) })), 'none'];
      case 'forgot': {
        const email = this.#email(next.who);
        model.forgot(email);
        return [await refusal(forgotPassword(guest, { email, turnstileToken: 'human' })), 'none'];
      }
      case 'verify': {
        const token = this.#newest(this.#tokens, next.link) ?? 'none';
        const real = await refusal(verifyEmail(guest, { token }));
        return [real, model.verify(this.#newest(model.links, next.link))];
      }
      case 'revert': {
        const token = this.#newest(this.#tokens, next.link) ?? 'none';
        const real = await refusal(revertEmail(guest, { token }));
        return [real, model.revert(this.#newest(model.links, next.link))];
      }
      case 'reset': {
        const token = this.#newest(this.#tokens, next.link) ?? 'none';
        const password = PASSWORDS[next.password] ?? '';
        const real = await refusal(resetPassword(guest, { token, password }));
        return [real, model.reset(this.#newest(model.links, next.link), password)];
      }
      case 'login':
        return this.#login(this.#email(next.who), PASSWORDS[next.password] ?? '');
      case 'wait':
        this.#pass(next.minutes * MINUTE_MS);
        return ['none', 'none'];
      default:
        return this.#doSignedIn(next);
    }
  }

  async #login(email: string, password: string): Promise<[string, string]> {
    const expected = this.#model.login(email, password);
    const real = await refusal(
      login(people.guest(), { email, password }).then(({ token }) => this.#sessions.push(token)),
    );
    return [real, expected];
  }

  async #doSignedIn(
    next: Extract<Step, { act: 'logout' | 'changePassword' | 'move' }>,
  ): Promise<[real: string, expected: string]> {
    const session = this.#newest(this.#model.sessions, next.session);
    const ctx = await people.holder(this.#newest(this.#sessions, next.session) ?? 'none');
    if (!this.#model.isAlive(session) || !ctx) return [ctx ? 'open' : 'closed', 'closed'];
    if (next.act === 'logout') {
      this.#model.logout(session);
      return [await refusal(logout(ctx)), 'none'];
    }
    if (next.act === 'move') {
      const expected = this.#model.askForAddress(session, this.#email(next.who));
      return [await refusal(updateProfile(ctx, { email: this.#email(next.who) })), expected];
    }
    const [currentPassword, newPassword] = [
      PASSWORDS[next.current] ?? '',
      PASSWORDS[next.password] ?? '',
    ];
    const expected = this.#model.changePassword(session, currentPassword, newPassword);
    return [await refusal(changePassword(ctx, { currentPassword, newPassword })), expected];
  }

  async #readMail(): Promise<void> {
    while ((await deliverDueMails(world.shared)) > 0);
    const links = world.mailer.sent
      .slice(this.#seen)
      .flatMap(({ text }) => /\/[a-z-]+\?token=\S+/.exec(text) ?? [])
      // Of two mails of one step the link to the new address was made first.
      .sort((x, y) => Number(x.startsWith('/revert')) - Number(y.startsWith('/revert')));
    for (const link of links) this.#tokens.push(link.replace(/.*=/, ''));
    this.#seen = world.mailer.sent.length;
  }

  async #checkSessions(): Promise<void> {
    const open = await Promise.all(this.#sessions.map((token) => people.holder(token)));
    expect(open.map((ctx) => ctx?.actor.user.email)).toEqual(
      this.#model.sessions.map((session) =>
        this.#model.isAlive(session) ? session.account.email : undefined,
      ),
    );
  }

  /** Tries every link that was ever mailed, in every way, without doing what it does. */
  async checkLinks(): Promise<void> {
    for (const [i, token] of this.#tokens.entries()) {
      const link = this.#model.links[i];
      const verified = await this.#tryOut((ctx) => verifyEmail(ctx, { token }));
      expect(verified).toBe(this.#model.canVerify(link) ? 'none' : 'TOKEN_INVALID');
      const reverted = await this.#tryOut((ctx) => revertEmail(ctx, { token }));
      expect(reverted).toBe(this.#model.canRevert(link) ? 'none' : 'TOKEN_INVALID');
      const body = { token, password: PASSWORDS[0] };
      const reset = await this.#tryOut((ctx) => resetPassword(ctx, body));
      expect(reset).toBe(this.#model.isGood(link, ['reset']) ? 'none' : 'RESET_TOKEN_INVALID');
    }
  }

  async #tryOut(work: (ctx: ReturnType<People['guest']>) => Promise<void>): Promise<string> {
    let code = '';
    const tried = inTransaction(people.guest(), async (tx) => {
      code = await refusal(work(tx));
      throw new Undone();
    });
    await expect(tried).rejects.toBeInstanceOf(Undone);
    return code;
  }
}

describe('an account', () => {
  it('leaves no old session and no old link alive, in whatever order things are done', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 40 }),
        fc.boolean(),
        async (steps, keepsLimits) => {
          const run = new Run(keepsLimits);
          for (const next of [...SIGNED_IN, ...steps]) await run.take(next);
          await run.checkLinks();
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  it('keeps to its limits, however often one thing is done, and opens for nobody else', async () => {
    const often = fc.oneof(
      fc.record({ act: fc.constant('register' as const), who: fc.constant(1), password: number }),
      { weight: 3, arbitrary: step },
    );
    const burst = fc
      .tuple(often, fc.nat({ max: 6 }))
      .map(([again, times]) => Array.from({ length: times + 1 }, () => again));
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { minLength: 4, maxLength: 8 }), async (bursts) => {
        const run = new Run(true);
        for (const next of [...SIGNED_IN, ...bursts.flat()]) await run.take(next);
        await run.checkLinks();
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

const P0 = 'secreto-largo';
const RACERS = [
  'reset A',
  'reset B',
  'login old',
  'login A',
  'change by 0',
  'change by 1',
  'move by 0',
  'confirm',
  'forgot',
  'logout 1',
] as const;
type Racer = (typeof RACERS)[number];

/** A person with two sessions, a reset link and a new address that waits. */
async function raceOf(racers: readonly Racer[]) {
  const owner = await world.user();
  const sessions = [await people.signIn(owner), await people.signIn(owner)];
  const contexts = [
    await people.at(sessions[0] ?? ''),
    await people.at(sessions[1] ?? ''),
  ] as const;
  const wanted = `${randomUUID()}@example.com`;
  await updateProfile(contexts[0], { email: wanted });
  await forgotPassword(people.guest(), { email: owner.email, turnstileToken: 'human' });
  const token = await people.linkTo('reset-password', owner.email);
  const change = await people.linkTo('verify-email', wanted);
  const opened: { token: string; password: string }[] = [];
  const enter = async (password: string) => {
    const { token: session } = await login(people.guest(), { email: owner.email, password });
    opened.push({ token: session, password });
  };
  const changeTo = (newPassword: string, by: 0 | 1) =>
    changePassword(contexts[by], { currentPassword: P0, newPassword });
  const work: Record<Racer, () => Promise<unknown>> = {
    'reset A': () => resetPassword(people.guest(), { token, password: 'clave-nueva-a' }),
    'reset B': () => resetPassword(people.guest(), { token, password: 'clave-nueva-b' }),
    'login old': () => enter(P0),
    'login A': () => enter('clave-nueva-a'),
    'change by 0': () => changeTo('clave-nueva-0', 0),
    'change by 1': () => changeTo('clave-nueva-1', 1),
    'move by 0': () => updateProfile(contexts[0], { email: `${randomUUID()}@example.com` }),
    confirm: () => verifyEmail(people.guest(), { token: change }),
    forgot: () => forgotPassword(people.guest(), { email: owner.email, turnstileToken: 'human' }),
    'logout 1': () => logout(contexts[1]),
  };
  const codes = await Promise.all(racers.map((racer) => refusal(work[racer]())));
  const won = (racer: Racer) => codes.filter((c, i) => racers[i] === racer && c === 'none').length;
  return { owner, sessions, contexts, opened, codes, won };
}

/** The one password that opens the account now. */
async function passwordOf(id: string): Promise<string> {
  const candidates = [P0, ...['a', 'b', '0', '1'].map((end) => `clave-nueva-${end}`)];
  const email = (await people.at(await people.signIn({ id }))).actor.user.email;
  const codes = await Promise.all(
    candidates.map((password) => refusal(login(people.guest(), { email, password }))),
  );
  const right = candidates.filter((_, i) => codes[i] === 'none');
  expect(right).toHaveLength(1);
  return right[0] ?? '';
}

describe('requests at the same time', () => {
  it('leave no session of an older password, and use no link twice', async () => {
    const racers = fc.array(fc.constantFrom(...RACERS), { minLength: 4, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(racers, async (names) => {
        await world.db.delete(rateLimits);
        const { owner, sessions, contexts, opened, codes, won } = await raceOf(names);
        expect(codes.filter((code) => /error/i.test(code))).toEqual([]);
        const open = await Promise.all(sessions.map((token) => people.holder(token)));
        const entered = await Promise.all(opened.map(({ token }) => people.holder(token)));
        const pending = open[0] ? null : (await freshUser(contexts[0])).pendingEmail;
        const now = await passwordOf(owner.id);
        expect(won('reset A') + won('reset B')).toBeLessThanOrEqual(1);
        expect(won('confirm')).toBeLessThanOrEqual(1);
        for (const [i, ctx] of open.entries())
          if (ctx) expect([P0, `clave-nueva-${i}`]).toContain(now);
        for (const [i, ctx] of entered.entries()) if (ctx) expect(opened[i]?.password).toBe(now);
        expect(pending).toBeNull();
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
