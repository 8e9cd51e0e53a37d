/** What the verbs of an account are to do, in the plainest words: no tables, no hashes, no races. */

export interface ModelAccount {
  email: string;
  password: string;
  isVerified: boolean;
}

export type LinkKind = 'verify' | 'reset' | 'change';
interface ModelLink {
  kind: LinkKind;
  account: ModelAccount;
  email: string;
  expiresAt: number;
  isDead: boolean;
}
interface ModelSession {
  account: ModelAccount;
  isOpen: boolean;
}

const HOUR_MS = 3_600_000;
const LIFE_MS = { verify: 24 * HOUR_MS, reset: HOUR_MS, change: 24 * HOUR_MS };

/** People, links and sessions. Links and sessions are known by the order in which they were made. */
export class AccountModel {
  now = 0;
  readonly links: ModelLink[] = [];
  readonly sessions: ModelSession[] = [];
  #accounts: ModelAccount[] = [];

  accountOf(email: string): ModelAccount | undefined {
    return this.#accounts.find((account) => account.email === email);
  }

  isGood(link: ModelLink | undefined, kinds: readonly LinkKind[]): link is ModelLink {
    return !!link && !link.isDead && link.expiresAt > this.now && kinds.includes(link.kind);
  }

  /** Whether opening it as a verification would work. */
  canVerify(link: ModelLink | undefined): link is ModelLink {
    if (!this.isGood(link, ['verify', 'change'])) return false;
    const holder = this.accountOf(link.email);
    return !holder || holder === link.account || !holder.isVerified;
  }

  #void(account: ModelAccount, kinds: readonly LinkKind[] = ['verify', 'reset', 'change']): void {
    for (const link of this.links)
      if (link.account === account && kinds.includes(link.kind)) link.isDead = true;
  }

  #mail(account: ModelAccount, kind: LinkKind, email: string): void {
    this.#void(account, [kind]);
    const expiresAt = this.now + LIFE_MS[kind];
    this.links.push({ kind, account, email, expiresAt, isDead: false });
  }

  register(email: string, password: string): void {
    let account = this.accountOf(email);
    if (account?.isVerified) return;
    if (account) account.password = password;
    else this.#accounts.push((account = { email, password, isVerified: false }));
    this.#mail(account, 'verify', email);
  }

  resend(email: string): void {
    const account = this.accountOf(email);
    if (account && !account.isVerified) this.#mail(account, 'verify', email);
  }

  forgot(email: string): void {
    const account = this.accountOf(email);
    if (account) this.#mail(account, 'reset', email);
  }

  verify(link: ModelLink | undefined): string {
    if (!this.canVerify(link)) return 'TOKEN_INVALID';
    const { account, email, kind } = link;
    link.isDead = true;
    if (kind === 'verify') account.isVerified = true;
    else {
      const holder = this.accountOf(email);
      if (holder) this.#void(holder);
      this.#accounts = this.#accounts.filter((other) => other !== holder);
      account.email = email;
      this.#void(account);
    }
    return 'none';
  }

  reset(link: ModelLink | undefined, password: string): string {
    if (!this.isGood(link, ['reset'])) return 'RESET_TOKEN_INVALID';
    Object.assign(link.account, { password, isVerified: true });
    this.#setPassword(link.account, password);
    return 'none';
  }

  login(email: string, password: string): string {
    const account = this.accountOf(email);
    if (account?.password !== password) return 'INVALID_CREDENTIALS';
    if (!account.isVerified) return 'EMAIL_NOT_VERIFIED';
    this.sessions.push({ account, isOpen: true });
    return 'none';
  }

  logout(session: ModelSession): void {
    session.isOpen = false;
  }

  changePassword(session: ModelSession, current: string, password: string): string {
    if (session.account.password !== current) return 'WRONG_PASSWORD';
    this.#setPassword(session.account, password, session);
    return 'none';
  }

  #setPassword(account: ModelAccount, password: string, keep?: ModelSession): void {
    account.password = password;
    this.#void(account);
    for (const session of this.sessions)
      if (session.account === account && session !== keep) session.isOpen = false;
  }

  askForAddress({ account }: ModelSession, email: string): void {
    this.#void(account, ['change']);
    if (account.email !== email && !this.accountOf(email)?.isVerified)
      this.#mail(account, 'change', email);
  }
}
