import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Names this process among all that share a database: host, process, and a mark of its own. */
export function nameInstance(): string {
  return [hostname().replaceAll(/[:/]/g, '-'), process.pid, randomUUID()].join(':');
}

/**
 * Whether the process behind a name is known to be gone. Only processes of this host can be
 * judged, and one with our own number but another mark lived before us.
 */
export function isInstanceDead(name: string, self: string): boolean {
  const [host, pid = '', mark] = name.split(':');
  const [ownHost, ownPid, ownMark] = self.split(':');
  if (host !== ownHost || !/^\d+$/.test(pid)) return false;
  if (pid === ownPid) return mark !== ownMark;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
