import type { Config } from '@sibila/api/config';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { failedAfter } from './failed-after.ts';
import { AdminError, UsageError } from './noun.ts';
import { reasonOf } from './reason-of.ts';
import { withShared } from './with-shared.ts';

/** What is named, how it is found, and what is done with it. */
interface Work<T, Told> {
  /** As in «there is no post». */
  kind: string;
  /** What is said where nothing is named. */
  ask: string;
  find(shared: Shared, name: string): Promise<T | null>;
  /** Asks first, where it can't be undone. */
  confirm?: (names: readonly string[]) => Promise<void>;
  work(shared: Shared, found: T): Promise<Told>;
}

/**
 * Does the work for each thing that is named, once all were found: a wrong name leaves all as it was.
 * What fails on the way says what was done before it.
 */
export async function eachNamed<T, Told>(
  config: Config,
  given: readonly string[],
  { kind, ask, find, confirm, work }: Work<T, Told>,
): Promise<Told[]> {
  if (given.length === 0) throw new UsageError(ask);
  const names = [...new Set(given)];
  return withShared(config, async (shared) => {
    const found: { name: string; one: T }[] = [];
    for (const name of names) {
      const one = await find(shared, name);
      if (one !== null) found.push({ name, one });
    }
    refuseUnknown(
      kind,
      names.filter((name) => !found.some((known) => known.name === name)),
      found.length > 0,
    );
    await confirm?.(names);
    const told: Told[] = [];
    for (const { name, one } of found)
      told.push(
        await work(shared, one).catch((error: unknown) => {
          const done = names.slice(0, told.length).join(', ') || 'nothing';
          throw failedAfter(`${whyNot(kind, name, error)}\nDone before it: ${done}.`, error);
        }),
      );
    return told;
  });
}

function refuseUnknown(kind: string, unknown: readonly string[], isAnyKnown: boolean): void {
  if (unknown.length === 0) return;
  const lines = unknown.map((name) => `there is no ${kind} ${name}`);
  throw new AdminError([...lines, ...(isAnyKnown ? ['Nothing was done.'] : [])].join('\n'));
}

/** Somebody may have deleted it since it was found. */
const whyNot = (kind: string, name: string, error: unknown): string =>
  error instanceof DomainError && error.code === 'NOT_FOUND'
    ? `there is no ${kind} ${name} any more`
    : `${name}: ${reasonOf(error)}`;
