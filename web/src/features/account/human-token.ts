import type { HumanCheckHandle } from './human-check.tsx';

/** How long a token may still be on its way when the form is sent. */
const TOKEN_WAIT_MS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The token of a form's human check: asked for and waited for where there is none; null without. */
export async function humanToken(check: HumanCheckHandle | null): Promise<string | null> {
  const atHand = check?.token();
  if (atHand) return atHand;
  check?.execute();
  await wait(TOKEN_WAIT_MS);
  return check?.token() ?? null;
}
