import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerContract, threeCards, wholeText } from '@sibila/testkit/contracts/reader';
import { startChatEndpoint, streamOf, type ChatEndpoint } from '@sibila/testkit/chat-endpoint';
import { builtinReader } from './builtin.ts';
import { guarded } from './guard.ts';
import { openAiReader } from './openai.ts';
import { Turns } from './turns.ts';

const TEXT = 'La carta de en medio mira hacia la siguiente, y lo que calla es una puerta. '
  .repeat(20)
  .trim();

let endpoint: ChatEndpoint;
beforeAll(async () => {
  endpoint = await startChatEndpoint();
  endpoint.play(streamOf(TEXT, { usage: 500 }));
});
afterAll(() => endpoint.close());

readerContract('that is built in', () => builtinReader);
readerContract('over an endpoint, with its guard', () =>
  guarded(openAiReader({ apiKey: 'k', baseUrl: endpoint.baseUrl, model: 'm', timeoutMs: 24_000 }), {
    turns: new Turns(3),
    now: Date.now,
  }),
);

describe('the built-in reader', () => {
  it('writes the same for the same draw and something else for another', async () => {
    const text = async (task = threeCards()) => (await wholeText(builtinReader.write(task))).text;
    const turned = threeCards(undefined, ['La Estrella', 'La Torre (Invertida)', 'El Loco']);
    expect(await text()).toBe(await text());
    expect(await text(turned)).not.toBe(await text());
    expect(await text(threeCards(null))).not.toBe(await text());
  });

  it('takes no tokens', async () => {
    expect((await wholeText(builtinReader.write(threeCards()))).tokens).toBe(0);
  });
});
