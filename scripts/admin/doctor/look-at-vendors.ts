import { greetSmtp } from '@sibila/api/adapters/mailer/smtp';
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
  await greetSmtp(mail.url, ANSWER_MS);
  return 'the SMTP server greets and lets us in';
}

/** Whether the endpoint of the AI answers, takes the key and knows the models. */
export async function lookAtReader({ reader, mode }: Config): Promise<string> {
  if (!reader) {
    if (mode === 'production') throw new Doubt('no AI endpoint: the built-in reader writes');
    return 'the built-in reader writes';
  }
  const url = `${(reader.baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '')}/models`;
  const response = await ask(url, { headers: { authorization: `Bearer ${reader.apiKey}` } });
  if (response.status === 401 || response.status === 403)
    throw new Fault(`the endpoint refuses the key (${response.status})`);
  if (!response.ok) throw new Doubt(`the endpoint lists no models (${response.status})`);
  const known = modelsIn(await response.json().catch(() => null));
  const wanted = [reader.model, ...(reader.visionModel === null ? [] : [reader.visionModel])];
  const missing = wanted.filter((model) => !known.includes(model));
  if (missing.length > 0) throw new Doubt(`the endpoint does not list ${missing.join(', ')}`);
  return `the endpoint answers and lists ${wanted.join(', ')}`;
}

function modelsIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return [];
  const { data } = answer;
  return Array.isArray(data) ? data.map((model: { id?: unknown } | null) => model?.id) : [];
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
