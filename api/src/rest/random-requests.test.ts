import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';
import {
  OpenApiChecks,
  type Json,
  type OpenApiDocument,
  type Operation,
} from '../testing/openapi-checks.ts';

/** How many requests are made, half of them signed in. */
const REQUESTS = 20_000;
const SEED = 20_261_122;
/** Requests that run at once: the bodies of 20 fit the pool of connections. */
const AT_ONCE = 20;

let t: TestApp;
let checks: OpenApiChecks;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const document = (await (await t.request('/api/openapi.json')).json()) as OpenApiDocument;
  checks = new OpenApiChecks(document);
});
afterAll(() => t.close());

/** Words that mean something to one path or another, so that some requests get far. */
const WORDS = [
  'aries',
  'Aries',
  'Leo',
  'El Loco',
  'La Torre (Invertida)',
  'Fehu',
  'left',
  'America/Mexico_City',
  '2026-11-22',
  '1990-07-01',
  '12:00',
  'ana@example.com',
  PASSWORD,
  'XXXX.DUMMY.TOKEN.XXXX',
  '¿Qué hago con el taller?',
  '1',
];
const junk = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1e308, '', '\u0000', '\ud83c', '{}', '%', 'á'.repeat(600)),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.integer(), { maxKeys: 2 }),
);

/** Values that fit a schema, more or less; every eighth fits nothing. */
function valueOf(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: fitting(schema) }, { weight: 1, arbitrary: junk });
}

function fitting(schema: Json): fc.Arbitrary<unknown> {
  if (schema['$ref'] !== undefined) return fitting(checks.resolve(schema['$ref']));
  const options = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Json[] | undefined;
  if (options) return fc.oneof(...options.map(fitting));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'integer' || schema['type'] === 'number') return fc.integer();
  if (schema['type'] === 'array')
    return fc.array(valueOf((schema['items'] ?? {}) as Json), { maxLength: 4 });
  if (schema['type'] !== 'object')
    return fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 60, unit: 'grapheme' }));
  const required = new Set((schema['required'] ?? []) as string[]);
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(
    ([name, own]) =>
      [
        name,
        required.has(name) ? valueOf(own) : fc.option(valueOf(own), { nil: undefined }),
      ] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

interface Asked {
  path: string;
  method: string;
  url: string;
  init: RequestInit;
}

/** Requests for one operation, by its parameters and its body. */
function requestsFor(path: string, method: string, operation: Operation): fc.Arbitrary<Asked> {
  const parameters = fc.tuple(
    ...(operation.parameters ?? []).map(({ name, in: where, schema }) =>
      valueOf(schema).map((value) => ({ name, where, text: textOf(value) })),
    ),
  );
  const [[type, body] = ['', null]] = Object.entries(operation.requestBody?.content ?? {});
  const bodies = body
    ? fc.oneof({ weight: 9, arbitrary: valueOf(body.schema) }, junk)
    : fc.constant(undefined);
  const keys = fc.constantFrom(undefined, undefined, randomUUID(), 'no uuid');
  return fc.tuple(parameters, bodies, keys).map(([given, value, key]) => {
    const query = new URLSearchParams();
    let url = path;
    for (const { name, where, text } of given)
      if (where === 'path') url = url.replace(`{${name}}`, segmentOf(text));
      else if (where === 'query' && text !== '') query.set(name, text);
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const init: RequestInit = { method: method.toUpperCase(), headers };
    if (type === 'multipart/form-data') init.body = formOf(value);
    else if (type !== '') {
      headers['content-type'] = type;
      init.body = JSON.stringify(value) ?? '';
    }
    return { path, method, url: query.size > 0 ? `${url}?${query.toString()}` : url, init };
  });
}

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value.toWellFormed()
    : value === undefined
      ? ''
      : JSON.stringify(value);

/** A part of a path; empty ones and those of dots alone would make another path. */
const segmentOf = (text: string) => (/^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text));

function formOf(value: unknown): FormData {
  const form = new FormData();
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      if (name === 'image' || name === 'second') form.set(name, new Blob([textOf(part)]), 'a.jpg');
      else if (part !== undefined) form.set(name, textOf(part));
  return form;
}

it(
  `answers ${REQUESTS} random requests by its description, and none with a fault of its own`,
  { timeout: 600_000 },
  async () => {
    const operations = checks.operations();
    const each = Math.ceil(REQUESTS / operations.length);
    const found = new Map<string, number>();
    const statuses = new Map<number, number>();
    let made = 0;
    for (const [at, { path, method, operation }] of operations.entries()) {
      const sample = fc.sample(requestsFor(path, method, operation), {
        numRuns: each,
        seed: SEED + at,
      });
      for (let from = 0; from < sample.length; from += AT_ONCE) {
        const { cookie } = await t.signIn({ premiumUntil: new Date('2099-01-01') });
        const answers = sample.slice(from, from + AT_ONCE).map(async ({ url, init }, i) => {
          const headers = new Headers(init.headers);
          if (i % 2 === 0) headers.set('cookie', cookie);
          const response = await t.request(url, { ...init, headers });
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          made++;
          if (response.status >= 500) return [`${response.status} of ${method} ${path}: ${url}`];
          const faults = await checks.faultsOf(response, method, path);
          return faults.map((fault) => `${method} ${path} ${response.status} ${fault}`);
        });
        for (const fault of (await Promise.all(answers)).flat())
          found.set(fault, (found.get(fault) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(found)).toEqual({});
    expect(made).toBeGreaterThanOrEqual(REQUESTS);
    // The requests get somewhere: some are done, and not all for the same reason refused.
    for (const status of [200, 201, 204, 400, 401, 404])
      expect(statuses.get(status) ?? 0).toBeGreaterThan(50);
  },
);
