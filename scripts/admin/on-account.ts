import type { UserRow } from '@sibila/core/account/repo';
import type { Shared } from '@sibila/core/context';
import { findAccount } from '@sibila/core/privacy/people';
import {
  AdminError,
  UsageError,
  type AdminResult,
  type Confirm,
  type Options,
  type Verb,
} from './noun.ts';
import { withShared } from './with-shared.ts';

/** A verb on one account, which its first argument names by e-mail or id. */
export function onAccount(
  verb: Omit<Verb, 'run'>,
  run: (
    shared: Shared,
    user: UserRow,
    given: { args: readonly string[]; options: Options; confirm: Confirm },
  ) => Promise<AdminResult>,
): Verb {
  return {
    most: 1,
    ...verb,
    run: (config, [who, ...args], options, confirm) => {
      if (who === undefined) throw new UsageError(`say whose: ${verb.usage ?? ''}`);
      return withShared(config, async (shared) => {
        const user = await findAccount(shared, who);
        if (!user) throw new AdminError(`there is no account of ${who}`);
        return run(shared, user, { args, options, confirm });
      });
    },
  };
}
