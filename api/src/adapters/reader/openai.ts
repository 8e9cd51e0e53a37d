import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { within } from '@sibila/core/within';
import { ReaderFailure, type Spent } from '@sibila/core/ports/reader';
import { Dialect } from './dialect.ts';
import { NoReading, type EndpointReader } from './endpoint.ts';

export interface OpenAiOptions {
  apiKey: string;
  /** Null for the vendor's own. */
  baseUrl: string | null;
  model: string;
  /** From the call, or from the instant that it is told, to the last word. */
  timeoutMs: number;
  /** The longest silence before the first word and between two pieces; 9 s unless given. */
  silenceMs?: number;
}

const SILENCE_MS = 9_000;
/** A refusal says within so many characters why, and where there is help. */
const MOST_REFUSAL = 4_000;
/** A second try is made only while this much time is left, after the wait that was asked for. */
const RETRY_NEEDS_MS = 10_000;

type Chunk = OpenAI.ChatCompletionChunk;

/**
 * Any OpenAI-compatible endpoint by streamed chat completions. A text counts as whole only when
 * the endpoint says `stop`; the library's own retries and time-outs are off, as they hold on for
 * minutes and can't be interrupted while they wait. A parameter that the endpoint refuses by name is
 * replaced or left out at once, and remembered in `dialect`.
 */
export function openAiReader(
  { apiKey, baseUrl, model, timeoutMs, silenceMs = SILENCE_MS }: OpenAiOptions,
  dialect = new Dialect(),
): EndpointReader {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
    // It would print what it could not parse: pieces of the reading.
    logLevel: 'off',
  });

  return {
    kind: 'model',
    async *write(task, since = Date.now()) {
      const controller = new AbortController();
      const open = async (): ReturnType<typeof openStream> => {
        const { forms } = dialect;
        let refusal = '';
        const fetch = keepingRefusals((body) => (refusal = body));
        const request = dialect.request(model, task);
        try {
          return await openStream(client.withOptions({ fetch }), request, controller.signal);
        } catch (error) {
          if (dialect.learn(forms, request, refusal)) return open();
          throw error;
        }
      };
      const deadline = since + Math.min(timeoutMs, task.withinMs ?? Infinity);
      const inTime = <T extends object>(work: Promise<T>) =>
        before(work, Math.min(silenceMs, deadline - Date.now()));
      try {
        const chunks = await inTime(open()).catch(async (error: unknown) => {
          const wait = isWorthRetrying(error) ? retryAfterMs(error) : Infinity;
          if (deadline - Date.now() - wait < RETRY_NEEDS_MS) throw asFailure(error);
          await sleep(wait);
          return inTime(open());
        });
        return yield* pieces(chunks, inTime);
      } catch (error) {
        throw asFailure(error);
      } finally {
        controller.abort();
      }
    },
  };
}

/** The statuses with which endpoints refuse a parameter. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 422, 501]);

/** A fetch that hands on the whole body of a refusal: the library keeps but one field of it. */
function keepingRefusals(keep: (body: string) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!REFUSALS.has(response.status)) return response;
    const body = await response.text();
    keep(body);
    return new Response(body, response);
  };
}

async function openStream(
  client: OpenAI,
  request: OpenAI.ChatCompletionCreateParamsStreaming,
  signal: AbortSignal,
): Promise<AsyncIterator<Chunk, undefined>> {
  const stream = await client.chat.completions.create(request, { signal });
  return stream[Symbol.asyncIterator]();
}

async function* pieces(
  chunks: AsyncIterator<Chunk, undefined>,
  inTime: <T extends object>(work: Promise<T>) => Promise<T>,
): AsyncGenerator<string, Spent> {
  let finish: string | null = null;
  let refusal = '';
  let tokens: number | null = null;
  for (;;) {
    const next = await inTime(chunks.next());
    if (next.done) break;
    const { choices, usage } = next.value;
    // Some report nothing, others a usage of zeros.
    if (usage) tokens = usage.total_tokens || null;
    const choice = choices?.[0];
    if (!choice) continue;
    refusal += choice.delta?.refusal ?? '';
    if (refusal.length > MOST_REFUSAL) throw new NoReading('the model refused', refusal);
    const text = choice.delta?.content;
    if (text) yield text;
    finish = choice.finish_reason ?? finish;
  }
  if (refusal !== '') throw new NoReading('the model refused', refusal);
  if (finish === null) throw new ReaderFailure('the stream ended with nothing');
  if (finish !== 'stop') throw new NoReading(`the stream ended with ${finish}`);
  return { tokens };
}

/** `work`, or a ReaderFailure once `ms` have passed; the work itself may be deaf to signals. */
async function before<T extends object>(work: Promise<T>, ms: number): Promise<T> {
  const done = await within(work, ms);
  if (done === null) throw new ReaderFailure('the model was silent too long');
  return done;
}

/** Faults of the endpoint or of the way to it, and not of what it was asked. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionError) return true;
  return error instanceof OpenAI.APIError && isOutOfOrder(error.status);
}

/** How long the endpoint asks to be left alone: by seconds or until an instant; 0 unless it says. */
function retryAfterMs(error: unknown): number {
  const headers: unknown = error instanceof OpenAI.APIError ? error.headers : null;
  const said = headers instanceof Headers ? headers.get('retry-after') : null;
  if (said === null) return 0;
  const seconds = Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

const isOutOfOrder = (status: unknown): boolean =>
  typeof status === 'number' && (status === 408 || status === 429 || status >= 500);

/** What the log may know: the kind of failure, never the prompt or the answer. */
function asFailure(error: unknown): ReaderFailure {
  if (error instanceof ReaderFailure) return error;
  if (!(error instanceof OpenAI.APIError))
    return new ReaderFailure(
      `the endpoint failed: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  const status: unknown = error.status;
  const Kind = typeof status === 'number' && !isOutOfOrder(status) ? NoReading : ReaderFailure;
  return new Kind(`the endpoint failed with ${typeof status === 'number' ? status : error.name}`);
}
