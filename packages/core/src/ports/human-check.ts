export type HumanCheckAction = 'login' | 'register' | 'contact' | 'forgot-password';

/**
 * Tells people from machines by the widget's token. Where the check itself can't be made, it throws
 * HUMAN_CHECK_UNAVAILABLE: an outage is no judgement of the visitor.
 */
export interface HumanCheck {
  passes(check: {
    token: string | null;
    action: HumanCheckAction;
    ip: string;
    /** The same for a retry of the same request, so that a token is spent once. */
    idempotencyKey: string | null;
  }): Promise<boolean>;
}
