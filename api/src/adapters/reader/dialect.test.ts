import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReadingTask } from '@sibila/core/ports/reader';
import { threeCards, wholeText } from '@sibila/testkit/contracts/reader';
import {
  answerOf,
  startChatEndpoint,
  streamOf,
  type ChatEndpoint,
  type ChatScript,
} from '@sibila/testkit/chat-endpoint';
import { openAiReader } from './openai.ts';

const TEXT = 'La carta mira hacia la siguiente.';
const plain = threeCards('¿Sigo?');
const palm: ReadingTask = {
  ...plain,
  answer: { name: 'palm_reading', schema: { type: 'object', properties: { isPalm: {} } } },
};

let endpoint: ChatEndpoint;
beforeEach(async () => {
  endpoint = await startChatEndpoint();
});
afterEach(() => endpoint.close());

const bodies = () => endpoint.requests.map(({ body }) => body as Record<string, unknown>);
const refusal = (message: string, param: string | null = null) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param, code: null } });

/** An endpoint that refuses each request in which `has` finds something. */
function refusing(
  has: (body: Record<string, unknown>) => boolean,
  [status, body]: [number, string],
): ChatScript {
  return (response, request) =>
    has(request.body as Record<string, unknown>)
      ? answerOf(status, body)(response, request)
      : streamOf(TEXT)(response, request);
}
function reader() {
  const options = { apiKey: 'sk', baseUrl: endpoint.baseUrl, model: 'm', timeoutMs: 20_000 };
  const made = openAiReader(options);
  return (task = plain) => wholeText(made.write(task));
}

const REASONING = refusal(
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  'max_tokens',
);
const EXTRA_FIELD = JSON.stringify({
  detail: [
    {
      type: 'extra_forbidden',
      loc: ['body', 'stream_options'],
      msg: 'Extra inputs are not permitted',
    },
  ],
});

describe('a parameter that the endpoint refuses', () => {
  it.each([
    ['max_tokens', 'a reasoning model', 400, REASONING, { max_completion_tokens: plain.maxTokens }],
    ['stream_options', 'a strict server', 422, EXTRA_FIELD, { max_tokens: plain.maxTokens }],
  ])('%s of %s is replaced at once and never sent again', async (name, _, status, body, sent) => {
    endpoint.play(refusing((request) => name in request, [status, body]));
    const read = reader();
    expect((await read()).text).toBe(TEXT);
    expect((await read()).text).toBe(TEXT);
    expect(bodies().map((request) => name in request)).toEqual([true, false, false]);
    expect(bodies().at(-1)).toMatchObject(sent);
  });

  it('is left out where its other name is refused too', async () => {
    const has = (body: Record<string, unknown>) =>
      'max_tokens' in body || 'max_completion_tokens' in body;
    const said = refusal('Unknown fields: max_tokens, max_completion_tokens');
    endpoint.play(refusing(has, [400, said]));
    expect((await reader()()).text).toBe(TEXT);
    expect(endpoint.requests).toHaveLength(3);
  });

  it('asks for a JSON object, then for plain text with the schema in words', async () => {
    const asks = (type: string) => (body: Record<string, unknown>) =>
      JSON.stringify(body['response_format'] ?? '').includes(type);
    const said = refusal("Invalid parameter: 'response_format' of type 'json_schema'");
    endpoint.play(refusing(asks('json_schema'), [400, said]));
    expect((await reader()(palm)).text).toBe(TEXT);
    expect(bodies().at(-1)).toMatchObject({ response_format: { type: 'json_object' } });
    expect(JSON.stringify(bodies().at(-1)?.['messages'])).toContain('isPalm');
    endpoint.play(refusing(asks('json'), [501, refusal('response_format is not implemented')]));
    expect((await reader()(palm)).text).toBe(TEXT);
    expect(bodies().at(-1)).not.toHaveProperty('response_format');
    expect(JSON.stringify(bodies().at(-1)?.['messages'])).toContain('isPalm');
  });

  it('is learnt by calls that run at once without a failure of either', async () => {
    endpoint.play(refusing((body) => 'max_tokens' in body, [400, REASONING]));
    const read = reader();
    const texts = await Promise.all([read(), read(), read()]);
    expect(texts.map(({ text }) => text)).toEqual([TEXT, TEXT, TEXT]);
    await read();
    expect(bodies().at(-1)).toHaveProperty('max_completion_tokens');
  });

  it('is not looked for in a refusal that names none, which is not repeated', async () => {
    endpoint.play(answerOf(400, refusal('The prompt is too long')));
    await expect(reader()()).rejects.toThrow('the endpoint failed with 400');
    expect(endpoint.requests).toHaveLength(1);
  });

  it.each([
    'max_tokens is too large: 9000. This model supports at most 4096 completion tokens, whereas you provided 9000.',
    "'max_tokens' or 'max_completion_tokens' is too large: 700. This model's maximum context length is 4096 tokens and your request has 4000 input tokens (700 > 4096 - 4000).",
    "Invalid 'max_tokens': integer below minimum value. Expected a value >= 1, but got 0 instead.",
    '`max_tokens` must be less than or equal to `512`; stream_options and the schema were not looked at',
  ])('is not learnt from what is said of one request alone: %s', async (said) => {
    endpoint.play(answerOf(400, refusal(said, 'max_tokens')));
    const read = reader();
    await expect(read()).rejects.toThrow('the endpoint failed with 400');
    expect(endpoint.requests).toHaveLength(1);
    endpoint.play(streamOf(TEXT));
    await read(palm);
    expect(bodies().at(-1)).toMatchObject({
      max_tokens: plain.maxTokens,
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema' },
    });
  });

  it('is not one that the request did not send', async () => {
    endpoint.play(answerOf(400, refusal('Unsupported schema in response_format')));
    const read = reader();
    await expect(read()).rejects.toThrow('the endpoint failed with 400');
    expect(endpoint.requests).toHaveLength(1);
    endpoint.play(streamOf(TEXT));
    await read(palm);
    expect(bodies().at(-1)).toMatchObject({ response_format: { type: 'json_schema' } });
  });

  it('is told from the others in a refusal that repeats the whole request', async () => {
    const echo: ChatScript = (response, request) => {
      const { messages: _, ...body } = request.body as Record<string, unknown>;
      if (!('stream_options' in body)) return streamOf(TEXT)(response, request);
      const said = `Unknown field stream_options in ${JSON.stringify(body)}`;
      return answerOf(422, JSON.stringify({ detail: said }))(response, request);
    };
    endpoint.play(echo);
    expect((await reader()(palm)).text).toBe(TEXT);
    expect(endpoint.requests).toHaveLength(2);
    expect(bodies().at(-1)).toMatchObject({
      max_tokens: plain.maxTokens,
      response_format: { type: 'json_schema' },
    });
  });

  it('does not keep a call going for ever where everything is refused', async () => {
    const all = refusal('Unknown: max_tokens max_completion_tokens stream_options response_format');
    endpoint.play(answerOf(400, all));
    await expect(reader()(palm)).rejects.toThrow('the endpoint failed with 400');
    expect(endpoint.requests).toHaveLength(6);
  });
});
