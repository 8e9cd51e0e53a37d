/**
 * PostgreSQL's and the driver's codes for a database that can't serve just now: no connection or a
 * broken one (08, 57P0…), no room (53), a time-out of a statement or a lock (57014, 55P03), read
 * only (25006), three conflicts with others in a row (40…).
 */
const AWAY =
  /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|57P0|57014|55P03|53|08|25006|40001|40P01)/;
/** Wrong password, no right to enter, no such database: time mends none of it. */
const REFUSED = /^(28|3D)/;

/** Whether a query failed only because the database could not serve it just now. */
export const isDatabaseAway = (error: unknown): boolean => awayCode(error) !== null;

/** The code of what kept the database from serving a query just now; null for any other failure. */
export function awayCode(error: unknown): string | null {
  const found = causesOf(error).find(
    (at) =>
      AWAY.test(codeOf(at)) ||
      // The embedded server's socket is a file; any other missing file is a fault of ours.
      ('syscall' in at && at.syscall === 'connect') ||
      // PostgreSQL's own word for ending a connection, or for letting none begin.
      ('severity' in at && at.severity === 'FATAL'),
  );
  return found ? codeOf(found) : null;
}

/** Whether a server that starts should try again: the database may be starting too. */
export function isWorthWaitingFor(error: unknown): boolean {
  return isDatabaseAway(error) && !causesOf(error).some((at) => REFUSED.test(codeOf(at)));
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** An error and what caused it, at most five deep. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) found.push(at);
  return found;
}
