import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import {
  checkKey,
  checkPrefix,
  StorageFailure,
  type ObjectStore,
  type StoredObject,
} from '@sibila/core/ports/object-store';
import { inTime, LIMIT_MS } from './deadline.ts';

/** Before the second try. */
const PAUSE_MS = 100;

export interface S3Options {
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Must exist. */
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path instead of the host's name. */
  forcePathStyle: boolean;
  limitMs?: number;
}

export interface S3ObjectStore extends ObjectStore {
  close(): void;
}

/** A bucket of any server that speaks S3. What it keeps is as private as the bucket. */
export function s3ObjectStore({
  bucket,
  limitMs = LIMIT_MS,
  ...options
}: S3Options): S3ObjectStore {
  const client = clientOf(options);
  const twice = <T>(verb: string, ask: (signal: AbortSignal) => Promise<T>) =>
    atMostTwice(verb, ask, limitMs);
  return {
    async put(key, bytes, contentType) {
      checkKey(key);
      // A body with its length: not every server takes one in chunks.
      const Body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const input = { Bucket: bucket, Key: key, Body, ContentLength: Body.length };
      const command = () => new PutObjectCommand({ ...input, ContentType: contentType });
      await twice('put', (abortSignal) => client.send(command(), { abortSignal }));
    },
    async get(key) {
      checkKey(key);
      return twice('get', (signal) => unlessAbsent(() => download(client, bucket, key, signal)));
    },
    async delete(key) {
      checkKey(key);
      const command = () => new DeleteObjectCommand({ Bucket: bucket, Key: key });
      await twice('delete', (abortSignal) =>
        unlessAbsent(() => client.send(command(), { abortSignal })),
      );
    },
    async *list(prefix) {
      checkPrefix(prefix);
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket: bucket, Prefix: prefix, ContinuationToken };
        const page = await twice('list', async (abortSignal) =>
          checked(await client.send(new ListObjectsV2Command(input), { abortSignal }), bucket),
        );
        yield* objectsOf(page);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    close: () => client.destroy(),
  };
}

type ClientOptions = Omit<S3Options, 'bucket' | 'limitMs'>;

function clientOf({ endpoint, region, forcePathStyle, ...keys }: ClientOptions): S3Client {
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey },
    // Checksums that only Amazon knows are refused elsewhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Tries are counted here, within the time that a verb has.
    maxAttempts: 1,
  });
}

async function download(
  client: S3Client,
  Bucket: string,
  Key: string,
  abortSignal: AbortSignal,
): Promise<Uint8Array> {
  const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }), {
    abortSignal,
  });
  if (Body === undefined) throw new StorageFailure('the bucket gave no body');
  // The signal ends the request, but not a body that has begun.
  const stop = () => void ('destroy' in Body && Body.destroy());
  abortSignal.addEventListener('abort', stop, { once: true });
  const bytes = await Body.transformToByteArray();
  if (ContentLength !== undefined && bytes.length !== ContentLength)
    throw new StorageFailure('the bucket gave less than it said');
  return bytes;
}

/** A page that a server of S3 wrote: what stands in its place must not pass for an empty bucket. */
function checked(page: ListObjectsV2CommandOutput, bucket: string): ListObjectsV2CommandOutput {
  const isCut = page.IsTruncated === true && page.NextContinuationToken === undefined;
  if (page.Name !== bucket || isCut) throw new StorageFailure('the bucket gave no listing');
  return page;
}

function* objectsOf({ Contents = [] }: ListObjectsV2CommandOutput): Generator<StoredObject> {
  for (const { Key: key, LastModified: modifiedAt } of Contents)
    if (key !== undefined && modifiedAt !== undefined) yield { key, modifiedAt };
}

async function unlessAbsent<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  }
}

/** Half of the time for the first try, what is left for a second where it may do better. */
async function atMostTwice<T>(
  verb: string,
  ask: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
): Promise<T> {
  const endsAt = performance.now() + limitMs;
  try {
    return await inTime(ask, limitMs / 2);
  } catch (error) {
    if (!isPassing(error)) throw failureOf(verb, error);
    // Who was too slow has had a pause.
    if (!(error instanceof StorageFailure))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return await inTime(ask, endsAt - performance.now());
  } catch (error) {
    throw failureOf(verb, error);
  }
}

/** Whether the same may go well a moment later; clocks are set right by what the server said. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  const isClock = error instanceof Error && error.name === 'RequestTimeTooSkewed';
  return status === null || status >= 500 || status === 408 || status === 429 || isClock;
}

/** Names what happened by the code alone: the whole error tells what was signed, and with which key. */
function failureOf(verb: string, error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  const { code, name } = error as { code?: unknown; name?: unknown };
  const word = [code, name].find((one) => typeof one === 'string' && /^[A-Z]\w{1,59}$/.test(one));
  const reason = typeof word === 'string' ? word : 'unknown';
  return new StorageFailure(
    `the bucket failed to ${verb}: ${reason} (${statusOf(error) ?? 'no answer'})`,
  );
}

function statusOf(error: unknown): number | null {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}
