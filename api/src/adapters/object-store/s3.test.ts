import { setTimeout as sleep } from 'node:timers/promises';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFailure, type StoredObject } from '@sibila/core/ports/object-store';
import { allOf } from '@sibila/testkit/contracts/object-store';
import {
  S3_BUCKET,
  s3Error,
  startS3Endpoint,
  type S3Endpoint,
  type S3Script,
} from '@sibila/testkit/s3-endpoint';
import { s3ObjectStore, type S3ObjectStore, type S3Options } from './s3.ts';

const SECRET = 'the-secret-of-the-bucket';
const LIMIT_MS = 1_000;
const picture = Buffer.from('the picture');

let endpoint: S3Endpoint;
let store: S3ObjectStore;
const stores: S3ObjectStore[] = [];

function open(options: Partial<S3Options> = {}): S3ObjectStore {
  const opened = s3ObjectStore({
    endpoint: endpoint.url,
    region: 'eu-west-1',
    bucket: S3_BUCKET,
    accessKeyId: 'THEKEYID',
    secretAccessKey: SECRET,
    forcePathStyle: true,
    limitMs: LIMIT_MS,
    ...options,
  });
  stores.push(opened);
  return opened;
}

beforeEach(async () => {
  endpoint = await startS3Endpoint();
  store = open();
});
afterEach(async () => {
  for (const opened of stores.splice(0)) opened.close();
  await endpoint.close();
});

const put = () => store.put('palms/a.webp', picture, 'image/webp');
const VERBS: [string, () => Promise<unknown>][] = [
  ['put', put],
  ['get', () => store.get('palms/a.webp')],
  ['delete', () => store.delete('palms/a.webp')],
  ['list', () => allOf(store)],
];

const hang: S3Script = () => undefined;
const cut: S3Script = (response) => void response.destroy();
const html: S3Script = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>Sign in</p></html>');
const saysNo =
  (status: number, code: string, detail = ''): S3Script =>
  (response) =>
    s3Error(status, code, detail)(response);
/** Begins the body of an answer and then does something else. */
const half =
  (then: S3Script): S3Script =>
  (response, next, request) => {
    response.writeHead(200, { 'content-length': 1000, 'content-type': 'image/webp' });
    response.write('half');
    return then(response, next, request);
  };

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'no failure',
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(StorageFailure);
  const { message, cause } = error as StorageFailure;
  expect(cause).toBeUndefined();
  expect(message).not.toMatch(/THEKEYID|the-secret|palms|127\.0|AWS4/);
  return message;
}

describe('a bucket', () => {
  it('is sent each body whole, signed, with its length and kind, and no word on who may read', async () => {
    await put();
    const [{ method, path, headers } = { method: '', path: '', headers: {} }] = endpoint.requests;
    expect([method, path]).toEqual(['PUT', `/${S3_BUCKET}/palms/a.webp`]);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '11' });
    expect(headers['authorization']).toMatch(/^AWS4-HMAC-SHA256 Credential=THEKEYID\/\d{8}\/eu-w/);
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(Object.keys(headers).join()).not.toMatch(/acl|grant|checksum|trailer/);
  });

  it("is Amazon's own, under a name of its own and with TLS, where no endpoint is given", async () => {
    const seen: Request[] = [];
    const url = `https://${S3_BUCKET}.s3.eu-west-1.amazonaws.com/palms/a.webp`;
    const server = setupServer(
      http.put(url, ({ request }) => {
        seen.push(request.clone());
        return new HttpResponse(null);
      }),
    );
    server.listen({ onUnhandledRequest: 'error' });
    try {
      store = open({ endpoint: null, forcePathStyle: false });
      await put();
      expect(await seen[0]?.text()).toBe(picture.toString());
      expect(seen[0]?.headers.get('authorization')).toContain('/eu-west-1/s3/aws4_request');
    } finally {
      server.close();
    }
  });

  it('that is not there is named for what it is, at once, whatever is asked', async () => {
    store = open({ bucket: 'another' });
    for (const [verb, ask] of VERBS) {
      const before = endpoint.requests.length;
      expect(await failureOf(ask())).toBe(`the bucket failed to ${verb}: NoSuchBucket (404)`);
      expect(endpoint.requests.length - before).toBe(1);
    }
  });

  it('refuses without a second try, and without a word of what was signed', async () => {
    const signed = `<AWSAccessKeyId>THEKEYID</AWSAccessKeyId><StringToSign>AWS4 ${SECRET}</StringToSign>`;
    for (const [verb, ask] of VERBS) {
      endpoint.play(saysNo(403, 'SignatureDoesNotMatch', signed));
      const failure = `the bucket failed to ${verb}: SignatureDoesNotMatch (403)`;
      expect(await failureOf(ask())).toBe(failure);
    }
    expect(endpoint.requests).toHaveLength(4);
  });

  it.each<[string, S3Script]>([
    ['is too busy', saysNo(503, 'SlowDown')],
    ['broke', saysNo(500, 'InternalError')],
    ['hangs', hang],
    ['cuts the connection', cut],
    ['found our clock wrong', saysNo(403, 'RequestTimeTooSkewed')],
  ])('that %s is asked once more, and then all is well', async (_, script) => {
    for (const [, ask] of VERBS) {
      endpoint.requests.length = 0;
      endpoint.play(script);
      await ask();
      expect(endpoint.requests).toHaveLength(2);
    }
  });

  it.each<[string, S3Script, RegExp]>([
    ['stays too busy', saysNo(503, 'SlowDown'), /SlowDown \(503\)$/],
    ['stays broken', saysNo(500, 'InternalError'), /InternalError \(500\)$/],
    ['cuts every connection', cut, /ECONNRESET \(no answer\)$/],
    ['hangs', hang, /too slow$/],
  ])('that %s fails in time, after two tries', async (_, script, reason) => {
    for (const [, ask] of VERBS) {
      endpoint.requests.length = 0;
      endpoint.play(script, script, script);
      const startedAt = performance.now();
      expect(await failureOf(ask())).toMatch(reason);
      expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS + 300);
      expect(endpoint.requests).toHaveLength(2);
    }
  });

  it('that nobody answers for fails in time', async () => {
    await endpoint.close();
    const startedAt = performance.now();
    for (const [verb, ask] of VERBS)
      expect(await failureOf(ask())).toBe(`the bucket failed to ${verb}: ECONNREFUSED (no answer)`);
    expect(performance.now() - startedAt).toBeLessThan(4 * LIMIT_MS);
    endpoint = await startS3Endpoint();
  });

  it('leaves no request open that it gave up', async () => {
    await put();
    for (const script of [hang, half(hang)]) {
      endpoint.play(script, script);
      expect(await failureOf(store.get('palms/a.webp'))).toMatch(/too slow$/);
      await sleep(50);
      expect(endpoint.open()).toBe(0);
    }
  });

  it('kept what it was sent although its answer got lost: the second try finds no harm', async () => {
    const lost: S3Script = (response, next) => {
      // The work is done; what is said of it goes nowhere.
      Object.assign(response, { end: () => response.destroy() });
      next();
    };
    endpoint.play(lost, lost);
    await failureOf(put());
    expect((await allOf(store)).map(({ key }) => key)).toEqual(['palms/a.webp']);
    endpoint.play(lost);
    await put();
    expect(Buffer.from((await store.get('palms/a.webp')) ?? '')).toEqual(picture);
    endpoint.play(lost);
    await store.delete('palms/a.webp');
    expect(await store.get('palms/a.webp')).toBeNull();
  });

  it('takes an object that vanished for none, and any other 404 for a failure', async () => {
    endpoint.play(saysNo(404, 'NoSuchKey'));
    expect(await store.get('a')).toBeNull();
    endpoint.play(saysNo(404, 'NoSuchKey'));
    await store.delete('a');
    endpoint.play((response) => void response.writeHead(404).end('<html>not found</html>'));
    expect(await failureOf(store.get('a'))).toMatch(/\(404\)$/);
  });

  it.each<[string, S3Script]>([
    ['is cut half-way', half(cut)],
    ['stops half-way', half(hang)],
  ])('whose answer %s gives no half of an object', async (_, script) => {
    await put();
    endpoint.play(script, script);
    const startedAt = performance.now();
    await failureOf(store.get('palms/a.webp'));
    expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS + 300);
    endpoint.play(script);
    expect(Buffer.from((await store.get('palms/a.webp')) ?? '')).toEqual(picture);
  });

  it.each<[string, S3Script]>([
    ['a page of a portal', html],
    ['nothing', (response) => void response.end()],
    ['a listing without its end', half((response) => void response.end('<ListBucketResult>'))],
    [
      'a listing of another bucket',
      (response) => void response.end('<ListBucketResult><Name>other</Name></ListBucketResult>'),
    ],
    [
      'a page that says there is more but not where',
      (response) =>
        void response.end(
          `<ListBucketResult><Name>${S3_BUCKET}</Name><IsTruncated>true</IsTruncated></ListBucketResult>`,
        ),
    ],
  ])('is not taken for empty when it lists %s', async (_, script) => {
    endpoint.play(script, script);
    await failureOf(allOf(store));
  });

  it('that breaks between two pages of a listing fails, having given the first', async () => {
    const first = `<ListBucketResult><Name>${S3_BUCKET}</Name><IsTruncated>true</IsTruncated>
      <NextContinuationToken>t</NextContinuationToken><Contents><Key>p/1</Key>
      <LastModified>2026-11-21T12:00:00.000Z</LastModified></Contents></ListBucketResult>`;
    endpoint.play((response) => void response.end(first), saysNo(403, 'AccessDenied'));
    const given: StoredObject[] = [];
    const listing = (async () => {
      for await (const object of store.list('p/')) given.push(object);
    })();
    expect(await failureOf(listing)).toBe('the bucket failed to list: AccessDenied (403)');
    expect(given).toEqual([{ key: 'p/1', modifiedAt: new Date('2026-11-21T12:00:00Z') }]);
    const queries = endpoint.requests.map(({ query }) => query.get('continuation-token'));
    expect(queries).toEqual([null, 't']);
  });
});
