import { ensureBuilt } from './build.ts';

/** For vitest: the tests of this project run the built product. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
