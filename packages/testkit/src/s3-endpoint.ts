import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { startLocalEndpoint, type LocalEndpoint, type Script } from './local-endpoint.ts';

interface S3Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

export type S3Script = Script<S3Request>;
export type S3Endpoint = LocalEndpoint<S3Request>;

export const S3_BUCKET = 'private';
const PAGE = 1000;

type Answer = (response: ServerResponse) => void;

/** An answer of S3's kind that says no. */
export function s3Error(status: number, code: string, detail = ''): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Refused</Message>${detail}<RequestId>1</RequestId></Error>`,
    );
  };
}

interface Stored {
  bytes: Buffer;
  modifiedAt: Date;
}

/**
 * As much of S3's protocol as the product speaks, with one bucket in path style: PUT, GET and
 * DELETE of an object, ListObjectsV2 in pages of a thousand. It checks that a body came with its
 * length and that it is the one that was signed, not the signature itself.
 */
export function startS3Endpoint(): Promise<S3Endpoint> {
  const objects = new Map<string, Stored>();
  return startLocalEndpoint({
    read: requestOf,
    answer: (response, request, body) => answer(objects, request, body)(response),
  });
}

function requestOf({ method = '', url = '', headers }: IncomingMessage): S3Request {
  const { pathname, searchParams } = new URL(url, 'http://host');
  return { method, path: decodeURIComponent(pathname), query: searchParams, headers };
}

function answer(objects: Map<string, Stored>, request: S3Request, bytes: Buffer): Answer {
  const { method, path, headers } = request;
  const [, bucket, ...rest] = path.split('/');
  const key = rest.join('/');
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential='))
    return s3Error(403, 'AccessDenied');
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(bytes).digest('hex'))
    return s3Error(400, 'XAmzContentSHA256Mismatch');
  if (bucket !== S3_BUCKET) return s3Error(404, 'NoSuchBucket');
  if (method === 'GET' && key === '') return (response) => list(objects, request, response);
  const stored = objects.get(key);
  if (method === 'GET' && stored === undefined) return s3Error(404, 'NoSuchKey');
  if (method === 'PUT' && headers['content-length'] === undefined)
    return s3Error(411, 'MissingContentLength');
  return (response) => {
    if (method === 'PUT') objects.set(key, { bytes, modifiedAt: new Date() });
    else if (method === 'DELETE') objects.delete(key);
    else response.setHeader('content-length', stored?.bytes.length ?? 0);
    response.statusCode = method === 'DELETE' ? 204 : 200;
    response.end(method === 'GET' ? stored?.bytes : undefined);
  };
}

function list(objects: Map<string, Stored>, { query }: S3Request, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { bytes, modifiedAt } = objects.get(key) ?? { bytes: '', modifiedAt: new Date() };
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>&quot;1&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const token = `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
  response.setHeader('content-type', 'application/xml');
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${S3_BUCKET}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${PAGE}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? token : ''}${contents.join('')}</ListBucketResult>`,
  );
}
