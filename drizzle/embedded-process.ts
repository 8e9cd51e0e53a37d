import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** `bornAt` tells a process from a later one with the same pid; empty where it can't be known. */
export interface ProcessInfo {
  name: string;
  bornAt: string;
}

/** Name and birth of a live process; undefined for a dead one and for a zombie. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  if (process.platform === 'linux') return inspectByProc(pid);
  if (!answersSignals(pid)) return undefined;
  return process.platform === 'win32' ? inspectByTasklist(pid) : inspectByPs(pid);
}

/** Whether the process lives; with `bornAt`, whether it is still that very process. */
export function isAlive(pid: number, bornAt = ''): boolean {
  if (bornAt === '' && process.platform !== 'linux') return answersSignals(pid);
  const info = inspectProcess(pid);
  return info !== undefined && (bornAt === '' || info.bornAt === '' || info.bornAt === bornAt);
}

/** Whether the pid belongs to a live PostgreSQL: after a crash pids go to other programs. */
export function isPostgres(pid: number): boolean {
  return /^postgres(\.exe)?$/.test(inspectProcess(pid)?.name ?? '');
}

/** `pid bornAt`, as written into lock and client files. */
export function ownIdentity(): string {
  return `${process.pid} ${inspectProcess(process.pid)?.bornAt ?? ''}`;
}

/** Reads what `ownIdentity` wrote and says whether that process still lives. */
export function identityIsAlive(text: string): boolean {
  const [, pid, bornAt] = /^(\d+) (.*)/.exec(text) ?? [];
  return pid !== undefined && isAlive(Number(pid), bornAt);
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inspectByProc(pid: number): ProcessInfo | undefined {
  try {
    // The name stands in parentheses and may itself hold spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { name: stat.slice(stat.indexOf('(') + 1, end), bornAt: `${boot}:${fields[19] ?? ''}` };
  } catch {
    return undefined;
  }
}

function inspectByPs(pid: number): ProcessInfo | undefined {
  try {
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
    const line = execFileSync('ps', ['-o', 'lstart=,comm=', '-p', String(pid)], options).trim();
    const [, bornAt = '', name = ''] = /^(.{24})\s+(.*)$/.exec(line) ?? [];
    return { name: basename(name), bornAt };
  } catch {
    return undefined;
  }
}

function inspectByTasklist(pid: number): ProcessInfo {
  const args = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'];
  const line = execFileSync('tasklist', args, { encoding: 'utf8', windowsHide: true });
  return { name: /^"([^"]+)"/.exec(line.trim())?.[1] ?? '', bornAt: '' };
}
