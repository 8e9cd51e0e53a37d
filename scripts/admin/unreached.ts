/** What a code says of the way to a service, given the setting that holds the service's address. */
type Words = (setting: string) => string;

const nobody: Words = (setting) => `nobody answers at the address of ${setting}`;
const noHost: Words = (setting) => `no host is known by the name in ${setting}`;
const noWay: Words = (setting) => `no way leads from here to the address of ${setting}`;
const tooLate: Words = (setting) => `no answer in time from the address of ${setting}`;
const brokenOff: Words = (setting) => `the address of ${setting} answers and breaks off`;
const noEntry: Words = (setting) => `the user or the password in ${setting} is refused`;
const noTrust: Words = (setting) => `the certificate at the address of ${setting} is not trusted`;
const noTls: Words = (setting) => `no encrypted connection to the address of ${setting}`;

/** The codes of Node, nodemailer, PostgreSQL and its client. */
const WORDS: Readonly<Record<string, Words>> = {
  ECONNREFUSED: nobody,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
  EDNS: noHost,
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  EADDRNOTAVAIL: noWay,
  ETIMEDOUT: tooLate,
  TimeoutError: tooLate,
  CONNECT_TIMEOUT: tooLate,
  UND_ERR_CONNECT_TIMEOUT: tooLate,
  UND_ERR_HEADERS_TIMEOUT: tooLate,
  ECONNRESET: brokenOff,
  EPIPE: brokenOff,
  ESOCKET: brokenOff,
  ECONNECTION: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  CONNECTION_CLOSED: brokenOff,
  CONNECTION_DESTROYED: brokenOff,
  ETLS: noTls,
  EPROTO: noTls,
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  CERT_HAS_EXPIRED: noTrust,
  DEPTH_ZERO_SELF_SIGNED_CERT: noTrust,
  SELF_SIGNED_CERT_IN_CHAIN: noTrust,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: noTrust,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: noTrust,
  ERR_TLS_CERT_ALTNAME_INVALID: noTrust,
  EAUTH: noEntry,
  '28P01': noEntry,
  '28000': noEntry,
  '3D000': (setting) => `there is no database of the name in ${setting}`,
  '53300': (setting) => `the database of ${setting} takes no more connections`,
  '57P03': (setting) => `the database of ${setting} is starting or stopping`,
  EPROTOCOL: (setting) => `the server at the address of ${setting} does not let us in`,
};

/**
 * What is wrong with the way to a service, with the code in brackets; null where the code tells of
 * something else.
 */
export function unreached(error: unknown, code: string, setting: string): string | null {
  if (isBadPort(error)) return `the port in ${setting} is one that nothing may be asked at`;
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words ? `${words(setting)} (${code})` : null;
}

/** `fetch` asks nothing at the ports of other protocols, and has no code for that. */
const isBadPort = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'bad port' || isBadPort(error.cause));
