/**
 * The client's address: the socket's, or with `hops` trusted proxies the entry of X-Forwarded-For
 * that the outermost of them wrote. What stands further left anybody can invent. An IPv6 address
 * counts by its /64, which is what one customer gets.
 */
export function clientIp(socket: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0 || forwardedFor === undefined) return canonical(socket);
  const written = forwardedFor.split(',').map((part) => part.trim());
  const chain = [socket, ...written.reverse()];
  return canonical(chain[Math.min(hops, chain.length - 1)] ?? socket);
}

function canonical(address: string): string {
  if (!address.includes(':')) return address.slice(0, 64);
  // Some proxies write the port too.
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address);
  if (withPort?.[1] !== undefined) return withPort[1];
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const network = groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${network.join(':').slice(0, 60)}::/64`;
}
