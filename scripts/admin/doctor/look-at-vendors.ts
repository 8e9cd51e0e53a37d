import type { Config } from '@sibila/api/config';
import type { Shared } from '@sibila/core/context';
import { Doubt, Fault } from './finding.ts';

const ANSWER_MS = 8_000;

/** A request that ends in time; whatever its answer says. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });

/** Whether mails can leave. */
export async function lookAtMail({ mail }: Config): Promise<string> {
  if (mail.kind === 'local') return 'kept under DATA_DIR/mail, none leaves this machine';
  const { greetSmtp } = await import('@sibila/api/adapters/mailer/smtp');
  await greetSmtp(mail.url, ANSWER_MS);
  return 'the SMTP server greets and lets us in';
}

/** Whether the endpoint of the AI takes the key, and writes when it is asked to. */
export async function lookAtReader({ reader, mode }: Config): Promise<string> {
  if (!reader) {
    if (mode === 'production') throw new Doubt('no AI endpoint: the built-in reader writes');
    return 'the built-in reader writes';
  }
  const url = `${(reader.baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '')}/models`;
  const response = await ask(url, { headers: { authorization: `Bearer ${reader.apiKey}` } });
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403)
    throw new Fault(`the endpoint refuses the key (${response.status})`);
  const { tryEndpoint } = await import('@sibila/api/adapters/reader/try-endpoint');
  const text = await tryEndpoint(reader, reader.model, 'text').catch(failed);
  const { visionModel } = reader;
  if (visionModel === null) return text;
  return `${text}; ${await tryEndpoint(reader, visionModel, 'picture').catch(failed)}`;
}

function failed(error: unknown): never {
  throw new Fault(error instanceof Error ? error.message : 'the endpoint failed');
}

/** Whether Premium can be bought, at the price that the pages tell. */
export async function lookAtPayments({ payments }: Config, { ports }: Shared): Promise<string> {
  if (!payments || !ports.payments) throw new Doubt('no Stripe: Premium can not be bought');
  if (payments.kind === 'simulated') return 'simulated: no money moves';
  if (!/^(sk|rk)_/.test(payments.secretKey))
    throw new Fault('STRIPE_SECRET_KEY is none: those begin with sk_ or rk_');
  if (!/^whsec_\S+$/.test(payments.webhookSecret))
    throw new Fault('STRIPE_WEBHOOK_SECRET is none: those begin with whsec_');
  const fault = await ports.payments.priceFault();
  if (fault !== null) throw new Fault(fault);
  return 'the price is the one that the pages tell';
}

/** Whether the human check takes our secret: it then complains about the token alone. */
export async function lookAtHumanCheck({ humanCheck }: Config): Promise<string> {
  if (humanCheck.kind === 'dummy') return 'the dummy token alone passes';
  const body = new URLSearchParams({ secret: humanCheck.secretKey, response: 'doctor' });
  const response = await ask(humanCheck.verifyUrl, { method: 'POST', body });
  const answer: unknown = await response.json().catch(() => null);
  const codes =
    typeof answer === 'object' && answer !== null && 'error-codes' in answer
      ? answer['error-codes']
      : null;
  if (!Array.isArray(codes)) throw new Fault(`no answer of Turnstile's (${response.status})`);
  if (codes.some((code) => String(code).endsWith('input-secret')))
    throw new Fault('Turnstile does not know TURNSTILE_SECRET_KEY');
  return 'Turnstile answers and knows the secret';
}

/** Whether the server that counts visits answers. */
export async function lookAtAnalytics({ analytics }: Config): Promise<string> {
  if (!analytics) return 'off: nothing is counted';
  const response = await ask(`${analytics.url}/api/heartbeat`);
  await response.body?.cancel();
  if (!response.ok) throw new Doubt(`Umami does not answer as it should (${response.status})`);
  return 'Umami answers';
}
