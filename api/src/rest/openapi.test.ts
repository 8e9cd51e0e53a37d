import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';
import { OpenApiChecks, type Json, type OpenApiDocument } from '../testing/openapi-checks.ts';
import { REST_TABLE } from './table.ts';

let t: TestApp;
let document: OpenApiDocument;
let checks: OpenApiChecks;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  document = (await (await t.request('/api/openapi.json')).json()) as OpenApiDocument;
  checks = new OpenApiChecks(document);
});
afterAll(() => t.close());

const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');
/** Every object within a value. */
function* objectsIn(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const faultsOf = (response: Response, method: string, path: string) =>
  checks.faultsOf(response, method, path);

describe('the OpenAPI document', () => {
  it('is of version 3.1, with a title, a version, a licence and its server', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({
      title: 'Sibila API',
      version: expect.any(String) as string,
      license: { name: 'MIT', identifier: 'MIT' },
    });
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  it('describes every path of the API, with Stripe’s webhook and the two of health, and no other', () => {
    const described = checks
      .operations()
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const served = REST_TABLE.map((row) => `${row.method} ${openApiPath(row.path)}`);
    expect(described.sort()).toEqual(
      [...served, 'POST /api/stripe/webhook', 'GET /healthz', 'GET /readyz'].sort(),
    );
  });

  it('gives each operation a name of its own, a summary, a success and its failures', () => {
    const names = checks.operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const row of REST_TABLE) {
      const operation = document.paths[openApiPath(row.path)]?.[row.method.toLowerCase()];
      expect(operation?.operationId).toMatch(/^[a-z]+_\w+[a-z]_?$/i);
      expect(operation?.summary).not.toBe('');
      expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(
        expect.arrayContaining([row.status, ...row.failures, 429].map(String)),
      );
      for (const { description } of Object.values(operation?.responses ?? {}))
        expect(description).not.toBe('');
    }
  });

  it('names on every path that changes something what any of them may meet', () => {
    const responses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {});
    expect(responses('/api/auth/login', 'post')).toEqual(
      expect.arrayContaining(['400', '401', '403', '413', '415', '429', '503']),
    );
    expect(responses('/api/auth/user', 'get')).toEqual(['200', '401', '429', '503']);
  });

  it('describes the parameters of each path, and a body for each that takes one', () => {
    for (const { path, operation } of checks.operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(given.map(({ name }) => name)).toEqual(inPath);
      for (const { required, schema } of given)
        expect([required, typeof schema]).toEqual([true, 'object']);
    }
    for (const row of REST_TABLE.filter(({ from }) => from === 'body')) {
      const body = document.paths[openApiPath(row.path)]?.[row.method.toLowerCase()]?.requestBody;
      expect(body?.content['application/json']?.schema['type']).toBe('object');
    }
    const query = document.paths['/api/tarot/readings']?.['get']?.parameters ?? [];
    expect(query.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['limit', 'query', false],
      ['cursor', 'query', false],
    ]);
  });

  it('refers to nothing that is not there, and keeps nothing that nobody refers to', () => {
    const refs = [...objectsIn(document)].flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref] : [],
    );
    expect(refs.length).toBeGreaterThan(REST_TABLE.length);
    for (const ref of refs) expect(checks.resolve(ref)).toBeTypeOf('object');
    const used = new Set(refs.map((ref) => ref.split('/').at(-1) ?? ''));
    expect(Object.keys(document.components.schemas).sort()).toEqual([...used].sort());
    expect(JSON.stringify(document)).not.toMatch(/\$defs|~standard|"id":"/);
  });

  it('asks for the session wherever one is needed', () => {
    expect(document.components.securitySchemes).toEqual({
      session: { type: 'apiKey', in: 'cookie', name: 'sibila_session' },
    });
    const open = checks.operations().filter(({ operation }) => !('security' in operation));
    expect(open.map(({ path }) => path).filter((path) => !path.startsWith('/api/auth/'))).toEqual([
      '/api/horoscope/{sign}',
      '/api/blog/posts',
      '/api/blog/post/{slug}',
      '/api/places',
      '/api/contact',
      '/api/stripe/webhook',
      '/healthz',
      '/readyz',
    ]);
    for (const [path, method] of [
      ['/api/tarot/interpret', 'post'],
      ['/api/auth/user', 'get'],
    ] as const)
      expect(document.paths[path]?.[method]).toMatchObject({ security: [{ session: [] }] });
  });
});

describe('the answers of the server', () => {
  const body = (id = randomUUID()) => ({ id, cards: ['El Loco', 'La Estrella'], question: '¿Sí?' });

  it('fit what the document says of them when all goes well', async () => {
    const { cookie } = await t.signIn();
    const user = await t.send('GET', '/api/auth/user', undefined, { cookie });
    expect([user.status, await faultsOf(user, 'get', '/api/auth/user')]).toEqual([200, []]);
    const read = await t.send('POST', '/api/tarot/interpret', body(), { cookie });
    expect([read.status, await faultsOf(read, 'post', '/api/tarot/interpret')]).toEqual([201, []]);
    const list = await t.send('GET', '/api/tarot/readings', undefined, { cookie });
    const [reading] = (await list.clone().json()) as { id: string }[];
    expect(await faultsOf(list, 'get', '/api/tarot/readings')).toEqual([]);
    const path = `/api/tarot/readings/${String(reading?.id)}`;
    const gone = await t.send('DELETE', path, undefined, { cookie });
    expect(await faultsOf(gone, 'delete', '/api/tarot/readings/{id}')).toEqual([]);
    const out = await t.send('POST', '/api/auth/logout', {}, { cookie });
    expect(await faultsOf(out, 'post', '/api/auth/logout')).toEqual([]);
  });

  it('fit what the document says of them when something is refused', async () => {
    const { cookie } = await t.signIn();
    const interpret = (fields: object) =>
      t.send('POST', '/api/tarot/interpret', { ...body(), ...fields }, { cookie });
    const refusals: [Response, number, string, string][] = [
      [await t.send('GET', '/api/auth/user'), 401, 'get', '/api/auth/user'],
      [await t.send('POST', '/api/auth/login', {}), 400, 'post', '/api/auth/login'],
      [await interpret({ cards: [] }), 400, 'post', '/api/tarot/interpret'],
      [await interpret({ question: 'Quiero suicidarme' }), 422, 'post', '/api/tarot/interpret'],
    ];
    for (let i = 0; i < 8; i++) expect((await interpret({})).status).toBe(201);
    refusals.push([await interpret({}), 402, 'post', '/api/tarot/interpret']);
    for (const [response, status, method, path] of refusals)
      expect([response.status, await faultsOf(response, method, path)]).toEqual([status, []]);
  });

  it('fit it where a body or an answer has two forms, and where a token stands in the path', async () => {
    const { user, cookie } = await t.signIn();
    const post = (path: string, fields: object) => t.send('POST', path, fields, { cookie });
    const reset = '/api/auth/reset-password';
    const passwords = { currentPassword: PASSWORD, newPassword: 'cielo-abierto' };
    const wrong = { ...passwords, currentPassword: 'no-es-esta' };
    const human = { email: user.email, turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX' };
    const answers: [Response, number, string, string][] = [
      [await post('/api/auth/forgot-password', human), 200, 'post', '/api/auth/forgot-password'],
      [await t.send('GET', `${reset}/x`), 400, 'get', `${reset}/{token}`],
      [await post(reset, { token: 'x', password: PASSWORD }), 400, 'post', reset],
      [await post('/api/user/update', { fullName: 'Luz' }), 200, 'post', '/api/user/update'],
      [await post('/api/user/update', { username: '..' }), 400, 'post', '/api/user/update'],
      [await post('/api/user/update', wrong), 400, 'post', '/api/user/update'],
      [await post('/api/user/update', passwords), 200, 'post', '/api/user/update'],
    ];
    for (const [response, status, method, path] of answers)
      expect([path, response.status, await faultsOf(response, method, path)]).toEqual([
        path,
        status,
        [],
      ]);
    const described = document.paths['/api/user/update']?.['post']?.requestBody?.content;
    const forms = (described?.['application/json']?.schema['anyOf'] ?? []) as Json[];
    expect(forms.map(({ properties }) => Object.keys(properties as Json).sort())).toEqual([
      ['currentPassword', 'newPassword'],
      ['email', 'fullName', 'username', 'zodiacSign'],
    ]);
  });

  it('are measured by a check that finds faults', () => {
    const user = checks.resolve('#/components/schemas/User');
    expect(checks.faults(user, {})).toContain('$.email: missing');
    expect(checks.faults(user, { id: 'x', isPremium: 1, createdAt: 'hoy', extra: 1 })).toEqual(
      expect.arrayContaining([
        '$.id: no uuid',
        '$.isPremium: number where boolean belongs',
        '$.createdAt: no date-time',
        '$.extra: not in the schema',
      ]),
    );
  });
});

describe('the page of the documentation', () => {
  it('loads all that it needs from here', async () => {
    const page = await t.request('/api/docs');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, url = '']) => url)
      // The icon is the web app's, which is not built here.
      .filter((url) => url !== '/favicon.svg');
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const file = await t.request(address);
      expect([address, file.status]).toEqual([address, 200]);
      expect(file.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect((await file.text()).length).toBeGreaterThan(50);
    }
    const start = await (await t.request('/api/docs/start.js')).text();
    expect(start).toContain("'/api/openapi.json'");
    expect(start).toContain('validatorUrl: null');
  });

  it('gives no other file of its folder', async () => {
    for (const name of ['package.json', 'index.js', '..%2fpackage.json', '%2e%2e/package.json'])
      expect((await t.request(`/api/docs/${name}`)).status).toBe(404);
  });
});
