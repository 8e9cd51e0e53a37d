import { createHash, createHmac } from 'node:crypto';

/** An account at a server of S3. */
export interface Keys {
  id: string;
  secret: string;
}

interface Signing {
  method: string;
  url: string;
  keys: Keys;
  at?: Date;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * The headers that sign a request without a body: AWS Signature Version 4 by its documentation, for
 * region us-east-1. It shares no code with the product's client.
 */
export function signedHeaders({ method, url, keys, at = new Date() }: Signing) {
  const headers = {
    host: new URL(url).host,
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': timeOf(at),
  };
  const signature = signatureOf(
    method,
    new URL(url),
    headers,
    headers['x-amz-content-sha256'],
    keys,
  );
  const names = Object.keys(headers).join(';');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${scopeOf(keys, headers['x-amz-date'])}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** A link that opens for `seconds`, whoever follows it. */
export function signedLink(signing: Signing, seconds: number): string {
  const { method, url, keys, at = new Date() } = signing;
  const link = new URL(url);
  const time = timeOf(at);
  for (const [name, value] of [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', scopeOf(keys, time)],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ] as const)
    link.searchParams.set(name, value);
  const headers = { host: link.host, 'x-amz-date': time };
  const signature = signatureOf(method, link, headers, 'UNSIGNED-PAYLOAD', keys, ['host']);
  link.searchParams.set('X-Amz-Signature', signature);
  return link.href;
}

const timeOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
const placeOf = (time: string) => `${time.slice(0, 8)}/us-east-1/s3/aws4_request`;
const scopeOf = ({ id }: Keys, time: string) => `${id}/${placeOf(time)}`;

function signatureOf(
  method: string,
  url: URL,
  headers: Record<'host' | 'x-amz-date', string> & Record<string, string>,
  payload: string,
  { secret }: Keys,
  names = Object.keys(headers),
): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = [method, url.pathname, query, lines, names.join(';'), payload].join('\n');
  const time = headers['x-amz-date'];
  const text = ['AWS4-HMAC-SHA256', time, placeOf(time), sha256(request)].join('\n');
  let key: string | Buffer = `AWS4${secret}`;
  for (const part of placeOf(time).split('/')) key = hmac(key, part);
  return hmac(key, text).toString('hex');
}
