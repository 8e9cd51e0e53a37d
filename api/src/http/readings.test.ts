import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import {
  answerOf,
  DONE,
  eventOf,
  openStream,
  startChatEndpoint,
  streamOf,
  type ChatEndpoint,
  type ChatScript,
} from '@sibila/testkit/chat-endpoint';
import { readingTextOf } from '@sibila/testkit/fakes';
import { openAiReader } from '../adapters/reader/openai.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let endpoint: ChatEndpoint;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  endpoint = await startChatEndpoint();
});
afterEach(() => {
  t.shared.ports.readers.model = null;
});
afterAll(async () => {
  await endpoint.close();
  await t.close();
});

/** What one type of reading is asked for with, and where it is kept. */
const TAROT = {
  type: 'tarot',
  ask: '/api/tarot/interpret',
  kept: '/api/tarot/readings',
  text: 'interpretation',
  body: { cards: ['El Loco', 'La Torre (Invertida)'], question: '¿Qué hago con el taller?' },
  another: { cards: ['El Sol'] },
  names: ['El Loco', 'La Torre'],
} as const;
const RUNES = {
  type: 'runes',
  ask: '/api/runes/interpret',
  kept: '/api/runes/readings',
  text: 'interpretation',
  body: { runes: ['Fehu (Invertida)', 'Runa en Blanco', 'Isa'], question: '¿Y el taller?' },
  another: { runes: ['Fehu', 'Runa en Blanco', 'Isa'] },
  names: ['Fehu', 'Runa en Blanco', 'Isa'],
} as const;
const COMPATIBILITY = {
  type: 'compatibility',
  ask: '/api/compatibilities',
  kept: '/api/compatibilities',
  text: 'analysis',
  body: { firstSign: 'Géminis', secondSign: 'Piscis' },
  another: { firstSign: 'Piscis', secondSign: 'Géminis' },
  names: ['Géminis', 'Piscis'],
} as const;
const TYPES = [TAROT, RUNES, COMPATIBILITY];
type Type = (typeof TYPES)[number];

const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>;
const told = async (response: Response) => [response.status, await jsonOf(response)] as const;

/** Somebody signed in, and what they can do with one type of reading. */
async function member() {
  const { user, cookie } = await t.signIn();
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    t.send(method, path, body, { cookie, ...headers });
  return {
    user,
    get: (path: string, headers = {}) => send('GET', path, undefined, headers),
    ask: ({ ask, body }: Type, more: object = {}) => send('POST', ask, { ...body, ...more }),
    send: ({ ask }: Type, body: unknown) => send('POST', ask, body),
    kept: async ({ kept }: Type) => (await (await send('GET', kept)).json()) as { id: string }[],
    remove: ({ kept }: Type, id: string) => send('DELETE', `${kept}/${id}`),
    async used({ type }: Type): Promise<unknown> {
      const input = encodeURIComponent(JSON.stringify({ json: { type } }));
      const answer = await jsonOf(await send('GET', `/trpc/quota.status?input=${input}`));
      return (answer as { result: { data: { json: { used: number } } } }).result.data.json.used;
    },
  };
}

describe.each([RUNES, COMPATIBILITY])('a reading of $type over REST', (type) => {
  it('is answered whole and kept as it was answered', async () => {
    const ana = await member();
    const id = randomUUID();
    const [status, reading] = await told(await ana.ask(type, { id }));
    expect(status).toBe(201);
    expect(reading).toMatchObject({ ...type.body, id, reader: 'builtin' });
    expect(String(reading[type.text]).length).toBeGreaterThan(500);
    expect(reading).not.toHaveProperty('userId');
    expect(await ana.kept(type)).toEqual([reading]);
  });

  it('is the same one for the same id, also at once, and costs one', async () => {
    const ana = await member();
    const id = randomUUID();
    const asked = await Promise.all(Array.from({ length: 5 }, () => ana.ask(type, { id })));
    const answers = await Promise.all([...asked, await ana.ask(type, { id })].map(told));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(201);
    expect([await ana.used(type), (await ana.kept(type)).length]).toEqual([1, 1]);
  });

  it("is refused under another one's id, one's own or somebody else's", async () => {
    const [ana, bea] = [await member(), await member()];
    const id = randomUUID();
    await ana.ask(type, { id });
    const refused = [await ana.send(type, { ...type.another, id }), await bea.ask(type, { id })];
    for (const answer of await Promise.all(refused.map(told)))
      expect(answer).toMatchObject([409, { code: 'ID_TAKEN' }]);
    expect([await ana.used(type), await bea.used(type)]).toEqual([1, 0]);
  });

  it("is deleted by its owner; somebody else's is as unknown as one that never was", async () => {
    const [ana, bea] = [await member(), await member()];
    const id = randomUUID();
    await ana.ask(type, { id });
    const foreign = await told(await bea.remove(type, id));
    expect(foreign).toEqual(await told(await bea.remove(type, randomUUID())));
    expect(foreign).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect(await bea.kept(type)).toEqual([]);
    expect((await ana.remove(type, 'no-uuid')).status).toBe(400);
    expect((await ana.remove(type, id)).status).toBe(204);
    expect(await ana.kept(type)).toEqual([]);
    expect((await ana.remove(type, id)).status).toBe(404);
    expect((await ana.ask(type, { id })).status).toBe(409);
    expect(await ana.used(type)).toBe(1);
  });

  it('stands newest first in pages, each with a Link to the next', async () => {
    const ana = await member();
    const ids: unknown[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await jsonOf(await ana.ask(type)))['id']);
    const pages: string[][] = [];
    for (let next: string | undefined = `${type.kept}?limit=2`; next;) {
      const page = await ana.get(next);
      pages.push(((await page.json()) as { id: string }[]).map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(ids);
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'cursor=%00'])
      expect((await ana.get(`${type.kept}?${query}`)).status).toBe(400);
  });

  it('stands in a list that is packed for the way', async () => {
    const ana = await member();
    for (let i = 0; i < 2; i++) await ana.ask(type);
    const packed = await ana.get(type.kept, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });

  it('is for who is signed in', async () => {
    const answers = [
      await t.send('POST', type.ask, { nothing: 'right' }),
      await t.send('GET', type.kept),
      await t.send('DELETE', `${type.kept}/${randomUUID()}`),
    ];
    for (const answer of answers)
      expect(await told(answer)).toMatchObject([401, { code: 'NOT_SIGNED_IN' }]);
  });
});

describe('the quota over REST', () => {
  it.each(TYPES)('is eight of $type, whatever is left of the others', async (type) => {
    const ana = await member();
    for (let i = 0; i < 8; i++) expect((await ana.ask(type)).status).toBe(201);
    expect(await told(await ana.ask(type))).toEqual([
      402,
      {
        code: 'QUOTA_EXCEEDED',
        message: expect.stringMatching(
          /^Ya usaste tus lecturas de este periodo\. Tu cupo se renueva el \d+ de \p{L}+; con Premium no hay límite\.$/u,
        ) as unknown,
        resetsAt: new Date(ana.user.createdAt.getTime() + 30 * 86_400_000).toISOString(),
      },
    ]);
    expect([await ana.used(type), (await ana.kept(type)).length]).toEqual([8, 8]);
    for (const other of TYPES.filter((one) => one !== type))
      expect([await ana.used(other), (await ana.ask(other)).status]).toEqual([0, 201]);
  });
});

describe('bad input', () => {
  const names = (...runes: unknown[]) => ({ runes });
  it.each<[string, Type, unknown, string]>([
    ['an unknown rune', RUNES, names('Torre'), 'Hay una runa que no está en la bolsa'],
    ['a rune in lower case', RUNES, names('fehu'), 'Hay una runa que no está en la bolsa'],
    ['a suffix twice', RUNES, names('Fehu (Invertida) (Invertida)'), 'Hay una runa que no está'],
    ['a number for a rune', RUNES, names(7), 'Hay una runa que no está en la bolsa'],
    ['a NUL', RUNES, names('Fehu\u0000'), 'El texto tiene caracteres que no podemos guardar'],
    ['a rune twice', RUNES, names('Fehu', 'Fehu'), 'Hay una runa repetida'],
    ['a rune both ways', RUNES, names('Fehu', 'Fehu (Invertida)'), 'Hay una runa repetida'],
    ['the blank twice', RUNES, names('Runa en Blanco', 'Runa en Blanco'), 'Hay una runa repetida'],
    ['the blank reversed', RUNES, names('Runa en Blanco (Invertida)'), 'no tiene reverso'],
    ['a reverse that is none', RUNES, names('Isa (Invertida)'), 'no tiene reverso'],
    ['no rune', RUNES, names(), 'Saca al menos una runa'],
    ['79 runes', RUNES, names(...Array.from({ length: 79 }, () => 'Isa')), 'como mucho 10'],
    ['a text for runes', RUNES, { runes: 'Fehu' }, 'Envía las runas como una lista de nombres'],
    ['nothing for runes', RUNES, {}, 'Envía las runas como una lista de nombres'],
    ['a long question', RUNES, { ...RUNES.body, question: 'a'.repeat(1001) }, 'como mucho 500'],
    ...['Ofiuco', 'Geminis', 'aries', '', null, 3, ['Aries'], '__proto__'].map(
      (sign): [string, Type, unknown, string] => [
        `the sign ${JSON.stringify(sign)}`,
        COMPATIBILITY,
        { firstSign: 'Aries', secondSign: sign },
        'Elige uno de los doce signos',
      ],
    ),
    ['one sign', COMPATIBILITY, { firstSign: 'Leo' }, 'Elige uno de los doce signos'],
    ['no id', COMPATIBILITY, { ...COMPATIBILITY.body, id: '1' }, 'debe ser un UUID'],
  ])('of $0 is refused with its reason, and costs nothing', async (_, type, body, reason) => {
    const ana = await member();
    const [status, answer] = await told(await ana.send(type, body));
    expect([status, answer['code']]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.values(answer['errors'] as object).join()).toContain(reason);
    expect([await ana.used(type), await ana.kept(type)]).toEqual([0, []]);
  });

  it('is no blank question: it counts as none', async () => {
    const ana = await member();
    for (const question of ['', ' \n', null, undefined])
      expect(await told(await ana.ask(RUNES, { question }))).toMatchObject([
        201,
        { question: null },
      ]);
  });

  it('is not a sign with itself, nor a pair the other way round: the number is the same', async () => {
    const ana = await member();
    const percent = async (firstSign: string, secondSign: string) =>
      (await jsonOf(await ana.send(COMPATIBILITY, { firstSign, secondSign })))['compatibility'];
    expect(await percent('Leo', 'Leo')).toBe(compatibilityOf('Leo', 'Leo').percent);
    expect(await percent('Tauro', 'Sagitario')).toBe(await percent('Sagitario', 'Tauro'));
  });
});

describe('a question about a crisis', () => {
  it.each([TAROT, RUNES])('gets lines instead of $type, before any quota', async (type) => {
    const ana = await member();
    for (let i = 0; i < 8; i++) await ana.ask(type);
    const refused = await told(await ana.ask(type, { question: 'ya no kiero bibir' }));
    expect(refused).toMatchObject([422, { code: 'CRISIS_SUPPORT' }]);
    expect(refused[1]['lines']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: '800 911 2000' }),
        expect.objectContaining({ number: '024' }),
      ]),
    );
    expect(await ana.used(type)).toBe(8);
  });
});

const part = eventOf({ content: readingTextOf().slice(0, 300) });
const hanging: ChatScript = (response) => void openStream(response).write(part);
const cut: ChatScript = (response) =>
  void openStream(response).write(part, () => response.destroy());
const saying =
  (text: string): ChatScript =>
  (response) =>
    void openStream(response).end(text);

/** What the endpoint does, how often it is asked, and how long its silence is borne. */
const TROUBLES: readonly { name: string; script: ChatScript; calls: number; silenceMs?: number }[] =
  [
    { name: 'never answers', script: () => undefined, calls: 1, silenceMs: 150 },
    { name: 'falls silent', script: hanging, calls: 1, silenceMs: 150 },
    { name: 'answers 429', script: answerOf(429, '{}', { 'Retry-After': '86400' }), calls: 1 },
    { name: 'answers 500', script: answerOf(500, '<html>'), calls: 2 },
    { name: 'cuts the stream', script: cut, calls: 1 },
    { name: 'sends garbage', script: saying(`${part}data: {"choices":[{"delta"\n\n`), calls: 1 },
    { name: 'sends nothing', script: saying(DONE), calls: 1 },
    { name: 'says too little', script: streamOf('Sí.'), calls: 1 },
  ];

describe.each(TYPES)('a provider in trouble, asked for $type', (type) => {
  const useModel = (silenceMs?: number) => {
    const options = { apiKey: 'k', baseUrl: endpoint.baseUrl, model: 'm', timeoutMs: 15_000 };
    t.shared.ports.readers.model = openAiReader(silenceMs ? { ...options, silenceMs } : options);
  };

  it('writes the reading while it is well', async () => {
    const text = readingTextOf(...type.names);
    endpoint.play(streamOf(text));
    useModel();
    const ana = await member();
    const answer = await told(await ana.ask(type));
    expect(answer).toMatchObject([201, { reader: 'model', [type.text]: text }]);
  });

  it.each(TROUBLES)('that $name costs no reading: ours is whole, and counts once', async (row) => {
    const { script, calls, silenceMs } = row;
    endpoint.play(script);
    endpoint.requests.length = 0;
    useModel(silenceMs);
    const ana = await member();
    const id = randomUUID();
    const [status, reading] = await told(await ana.ask(type, { id }));
    expect([status, reading['reader']]).toEqual([201, 'builtin']);
    expect(String(reading[type.text])).not.toContain(readingTextOf().slice(0, 60));
    expect(String(reading[type.text]).length).toBeGreaterThan(500);
    expect(endpoint.requests).toHaveLength(calls);
    expect(await told(await ana.ask(type, { id }))).toEqual([201, reading]);
    expect(endpoint.requests).toHaveLength(calls);
    expect([await ana.kept(type), await ana.used(type)]).toEqual([[reading], 1]);
  });
});
