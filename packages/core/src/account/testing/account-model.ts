/** What the verbs of an account are to do, in the plainest words: no tables, no hashes, no races. */

export interface ModelAccount {
  email: string;
  pendingEmail: string | null;
  /** Null when nobody knows it. */
  password: string | null;
  isVerified: boolean;
}

export type LinkKind = 'verify' | 'reset' | 'change' | 'revert';
interface ModelLink {
  kind: LinkKind;
  account: ModelAccount;
  email: string;
  madeAt: number;
  expiresAt: number;
  isDead: boolean;
}
interface ModelSession {
  account: ModelAccount;
  expiresAt: number;
  isOpen: boolean;
}

const HOUR_MS = 3_600_000;
const LIFE_MS = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  change: 24 * HOUR_MS,
  revert: 7 * 24 * HOUR_MS,
};
const SESSION_MS = 7 * 24 * HOUR_MS;
const OF_THE_ADDRESS: readonly LinkKind[] = ['verify', 'reset', 'change'];
const MAILS_AN_HOUR = 3;
const CHANGES_AN_HOUR = 5;

/** Counts what may happen a few times an hour; without limits everything may. */
class ModelLimits {
  readonly #windows = new Map<string, Map<unknown, { count: number; end: number }>>();
  readonly #areKept: boolean;

  constructor(areKept: boolean) {
    this.#areKept = areKept;
  }

  take(name: string, subject: unknown, now: number): boolean {
    const max = name === 'verify' || name === 'reset' ? MAILS_AN_HOUR : CHANGES_AN_HOUR;
    const windows = this.#windows.get(name) ?? new Map<unknown, { count: number; end: number }>();
    this.#windows.set(name, windows);
    const open = windows.get(subject);
    const window = open && open.end > now ? open : { count: 0, end: now + HOUR_MS };
    windows.set(subject, window);
    window.count++;
    return !this.#areKept || window.count <= max;
  }
}

/** People, links and sessions. Links and sessions are known by the order in which they were made. */
export class AccountModel {
  now = 0;
  readonly links: ModelLink[] = [];
  readonly sessions: ModelSession[] = [];
  #accounts: ModelAccount[] = [];
  readonly #limits: ModelLimits;

  constructor({ keepsLimits }: { keepsLimits: boolean }) {
    this.#limits = new ModelLimits(keepsLimits);
  }

  accountOf(email: string): ModelAccount | undefined {
    return this.#accounts.find((account) => account.email === email);
  }

  /** Whether a session still says who somebody is. */
  isAlive(session: ModelSession | undefined): session is ModelSession {
    return !!session && session.isOpen && session.expiresAt > this.now;
  }

  isGood(link: ModelLink | undefined, kinds: readonly LinkKind[]): link is ModelLink {
    return !!link && !link.isDead && link.expiresAt > this.now && kinds.includes(link.kind);
  }

  /** Whether opening it as a verification would work. */
  canVerify(link: ModelLink | undefined): link is ModelLink {
    return this.isGood(link, ['verify', 'change']) && this.#isFree(link);
  }

  /** Whether it would bring an old address back. */
  canRevert(link: ModelLink | undefined): link is ModelLink {
    return this.isGood(link, ['revert']) && this.#isFree(link);
  }

  #isFree({ email, account }: ModelLink): boolean {
    const holder = this.accountOf(email);
    return !holder || holder === account || !holder.isVerified;
  }

  #takes(name: string, subject: unknown): boolean {
    return this.#limits.take(name, subject, this.now);
  }

  #reverts(account: ModelAccount): ModelLink[] {
    return this.links.filter((link) => link.account === account && this.isGood(link, ['revert']));
  }

  #void(account: ModelAccount, kinds = OF_THE_ADDRESS): void {
    for (const link of this.links)
      if (link.account === account && kinds.includes(link.kind)) link.isDead = true;
  }

  #mail(account: ModelAccount, kind: LinkKind, email: string): void {
    if (kind === 'verify' || kind === 'change') this.#void(account, [kind]);
    const madeAt = this.now;
    const expiresAt = madeAt + LIFE_MS[kind];
    this.links.push({ kind, account, email, madeAt, expiresAt, isDead: false });
  }

  register(email: string, password: string): void {
    const mayMail = this.#takes('verify', email);
    let account = this.accountOf(email);
    if (account?.isVerified) return;
    if (!account)
      this.#accounts.push(
        (account = { email, pendingEmail: null, password: null, isVerified: false }),
      );
    account.password = mayMail ? password : null;
    if (mayMail) this.#mail(account, 'verify', email);
  }

  resend(email: string): void {
    const mayMail = this.#takes('verify', email);
    const account = this.accountOf(email);
    if (mayMail && account && !account.isVerified) this.#mail(account, 'verify', email);
  }

  forgot(email: string): void {
    const mayMail = this.#takes('reset', email);
    const account = this.accountOf(email);
    if (mayMail && account) this.#mail(account, 'reset', email);
  }

  verify(link: ModelLink | undefined): string {
    if (!this.canVerify(link)) return 'TOKEN_INVALID';
    const { account, email, kind } = link;
    link.isDead = true;
    if (kind === 'verify') account.isVerified = true;
    else {
      this.#settle(account, email);
      for (const revert of this.#reverts(account)) revert.expiresAt = this.now + LIFE_MS.revert;
    }
    return 'none';
  }

  /** Puts an account at an address, which nobody keeps from it, and ends what led to the old one. */
  #settle(account: ModelAccount, email: string): void {
    const holder = this.accountOf(email);
    if (holder && holder !== account) {
      this.#void(holder);
      this.#accounts = this.#accounts.filter((other) => other !== holder);
    }
    Object.assign(account, { email, pendingEmail: null });
    this.#void(account);
  }

  revert(link: ModelLink | undefined): string {
    if (!this.canRevert(link)) return 'TOKEN_INVALID';
    const { account, email, madeAt } = link;
    this.#settle(account, email);
    for (const other of this.#reverts(account))
      if (other.madeAt >= madeAt || other.email === email) other.isDead = true;
    Object.assign(link, { kind: 'reset', expiresAt: this.now + LIFE_MS.reset, isDead: false });
    account.password = null;
    this.#closeAll(account);
    return 'none';
  }

  reset(link: ModelLink | undefined, password: string): string {
    if (!this.isGood(link, ['reset'])) return 'RESET_TOKEN_INVALID';
    link.account.isVerified = true;
    this.#setPassword(link.account, password);
    return 'none';
  }

  login(email: string, password: string): string {
    const account = this.accountOf(email);
    if (account?.password !== password) return 'INVALID_CREDENTIALS';
    if (!account.isVerified) return 'EMAIL_NOT_VERIFIED';
    this.sessions.push({ account, expiresAt: this.now + SESSION_MS, isOpen: true });
    return 'none';
  }

  logout(session: ModelSession): void {
    session.isOpen = false;
  }

  changePassword(session: ModelSession, current: string, password: string): string {
    if (!this.#takes('password', session.account)) return 'TOO_MANY_REQUESTS';
    if (session.account.password !== current) return 'WRONG_PASSWORD';
    this.#setPassword(session.account, password, session);
    return 'none';
  }

  #setPassword(account: ModelAccount, password: string, keep?: ModelSession): void {
    Object.assign(account, { password, pendingEmail: null });
    this.#void(account);
    this.#closeAll(account, keep);
  }

  #closeAll(account: ModelAccount, keep?: ModelSession): void {
    for (const session of this.sessions)
      if (session.account === account && session !== keep) session.isOpen = false;
  }

  askForAddress({ account }: ModelSession, email: string): string {
    if (account.email === email) {
      account.pendingEmail = null;
      this.#void(account, ['change']);
      return 'none';
    }
    if (!this.#takes('email', account)) return 'TOO_MANY_REQUESTS';
    const mayMail = this.#takes('verify', email);
    const isRepeated = account.pendingEmail === email;
    account.pendingEmail = email;
    if (mayMail || !isRepeated) this.#void(account, ['change']);
    if (mayMail && !this.accountOf(email)?.isVerified) this.#mail(account, 'change', email);
    if (!isRepeated || !this.#reverts(account).some((link) => link.email === account.email))
      this.#mail(account, 'revert', account.email);
    return 'none';
  }
}
