export type HumanCheckAction = 'login' | 'register' | 'contact' | 'forgot-password';

/** Tells people from machines by the widget's token. Any failure of the check counts as a no. */
export interface HumanCheck {
  passes(check: {
    token: string | null;
    action: HumanCheckAction;
    ip: string;
    /** The same for a retry of the same request, so that a token is spent once. */
    idempotencyKey: string | null;
  }): Promise<boolean>;
}
