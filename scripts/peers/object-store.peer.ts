import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3ObjectStore, type S3ObjectStore } from '@sibila/api/adapters/object-store/s3';
import { StorageFailure } from '@sibila/core/ports/object-store';
import { allOf, objectStoreContract } from '@sibila/testkit/contracts/object-store';
import { signedHeaders, signedLink, type Keys } from './aws-signature.ts';
import { CEPH_PROGRAMS, startCeph, type Ceph } from './ceph.ts';
import { describePeer } from './peer.ts';

const KEY = 'palms/0123456789abcdef.webp';
const MINUTE_MS = 60_000;

describePeer("Ceph's S3 gateway", { programs: CEPH_PROGRAMS }, () => {
  let ceph: Ceph;
  let keys: Keys;
  let made = 0;
  const stores: S3ObjectStore[] = [];

  beforeAll(async () => {
    ceph = await startCeph();
    keys = await ceph.user('sibila');
    // It lays out its disks with the first object that it takes, which may last.
    const url = `${ceph.url}/${await makeBucket()}/first`;
    expect((await signed('PUT', url)).status).toBe(200);
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await ceph.stop();
  });

  const open = (bucket: string, { id, secret } = keys): S3ObjectStore => {
    const store = s3ObjectStore({
      endpoint: ceph.url,
      region: 'us-east-1',
      bucket,
      accessKeyId: id,
      secretAccessKey: secret,
      forcePathStyle: true,
    });
    stores.push(store);
    return store;
  };
  const signed = (method: string, url: string) =>
    fetch(url, { method, headers: signedHeaders({ method, url, keys }) });
  async function makeBucket(): Promise<string> {
    const bucket = `bucket-${(made += 1)}`;
    expect((await signed('PUT', `${ceph.url}/${bucket}`)).status).toBe(200);
    return bucket;
  }

  objectStoreContract('over Ceph', async () => ({
    store: open(await makeBucket()),
    close: () => Promise.resolve(),
  }));

  describe('refuses', () => {
    const picture = randomBytes(1_000);
    let bucket: string;
    let url: string;
    beforeAll(async () => {
      bucket = await makeBucket();
      url = `${ceph.url}/${bucket}/${KEY}`;
      await open(bucket).put(KEY, picture, 'image/webp');
    });

    const wrong = (): Keys => ({ ...keys, secret: 'wrong' });
    const statusOf = async (target: string, headers = {}, method = 'GET') =>
      (await fetch(target, { method, headers })).status;

    it('who signs with a wrong secret, or with a key that it does not know', async () => {
      for (const [bad, reason] of [
        [wrong(), 'SignatureDoesNotMatch'],
        [{ ...keys, id: 'NOBODY' }, 'InvalidAccessKeyId'],
      ] as const) {
        const error: unknown = await open(bucket, bad)
          .get(KEY)
          .catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(StorageFailure);
        expect(String(error)).toBe(`StorageFailure: the bucket failed to get: ${reason} (403)`);
      }
    });

    it('a bucket that is not there, by its name', async () => {
      await expect(open('no-such-bucket').put(KEY, picture, 'image/webp')).rejects.toThrow(
        'the bucket failed to put: NoSuchBucket (404)',
      );
      await expect(open('no-such-bucket').get(KEY)).rejects.toThrow('NoSuchBucket (404)');
    });

    it('everybody who does not sign, whatever they ask', async () => {
      expect(await statusOf(url)).toBe(403);
      expect(await statusOf(url, {}, 'HEAD')).toBe(403);
      expect(await statusOf(`${ceph.url}/${bucket}?list-type=2`)).toBe(403);
      expect(await statusOf(url, {}, 'PUT')).toBe(403);
      expect(await statusOf(url, {}, 'DELETE')).toBe(403);
      expect(Buffer.from((await open(bucket).get(KEY)) ?? '')).toEqual(picture);
    });

    it('another account of the same server', async () => {
      const other = await ceph.user('other');
      await expect(open(bucket, other).get(KEY)).rejects.toThrow('AccessDenied (403)');
      await expect(open(bucket, other).delete(KEY)).rejects.toThrow('AccessDenied (403)');
    });

    it('a signature of another secret, of another object, or of half an hour ago', async () => {
      const signing = { method: 'GET', url, keys };
      expect(await statusOf(url, signedHeaders(signing))).toBe(200);
      const old = new Date(Date.now() - 30 * MINUTE_MS);
      for (const bad of [{ keys: wrong() }, { url: `${url}x` }, { method: 'PUT' }, { at: old }])
        expect(await statusOf(url, signedHeaders({ ...signing, ...bad }))).toBe(403);
    });

    it('a link whose time is over, or that was changed', async () => {
      const signing = { method: 'GET', url, keys };
      const link = signedLink(signing, 300);
      expect(await statusOf(link)).toBe(200);
      const old = new Date(Date.now() - 6 * MINUTE_MS);
      for (const bad of [
        signedLink({ ...signing, at: old }, 300),
        signedLink({ ...signing, keys: wrong() }, 300),
        link.replace(KEY, `${KEY}x`),
        link.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'),
        link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ])
        expect(await statusOf(bad)).toBe(403);
    });
  });

  describe('stopped in the middle', () => {
    async function failsInTime(work: Promise<unknown>): Promise<void> {
      const startedAt = performance.now();
      await expect(work).rejects.toThrow(StorageFailure);
      expect(performance.now() - startedAt).toBeLessThan(5_500);
    }

    it('says nothing: every verb fails within five seconds, and the next one goes well', async () => {
      const store = open(await makeBucket());
      const picture = randomBytes(100_000);
      await store.put(KEY, picture, 'image/webp');
      ceph.freeze();
      try {
        await Promise.all([
          failsInTime(store.get(KEY)),
          failsInTime(store.put('other', picture, 'image/webp')),
          failsInTime(store.delete('another')),
          failsInTime(allOf(store)),
        ]);
      } finally {
        ceph.thaw();
      }
      expect(Buffer.from((await store.get(KEY)) ?? '')).toEqual(picture);
    });

    it('crashes: what it had acknowledged is whole once it is back, with the same client', async () => {
      const store = open(await makeBucket());
      const pictures = Array.from({ length: 60 }, (_, i) => ({
        key: `palms/${i}`,
        bytes: randomBytes(1_000_000),
      }));
      const puts = pictures.map(async ({ key, bytes }, i) => {
        await new Promise((resolve) => setTimeout(resolve, i * 20));
        const startedAt = performance.now();
        const kept = await store.put(key, bytes, 'image/webp').then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(StorageFailure);
            return false;
          },
        );
        expect(performance.now() - startedAt).toBeLessThan(5_500);
        return kept;
      });
      await puts[8];
      await ceph.killGateway();
      const kept = await Promise.all(puts);
      expect(new Set(kept)).toEqual(new Set([true, false]));
      await failsInTime(store.get(KEY));
      await ceph.startGateway();
      for (const [i, { key, bytes }] of pictures.entries()) {
        const found = await store.get(key);
        expect(found === null ? !kept[i] : bytes.equals(found)).toBe(true);
      }
      await store.put(KEY, randomBytes(10), 'image/webp');
    });
  });
});
