import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';
import type { User } from '@sibila/contracts/account';
import { isNetworkFailure } from '../../lib/transport.ts';
import { ANSWERS } from './kept.ts';

/** As long as a session lives without being used. */
const LIFE_MS = 7 * 24 * 3_600_000;
/** Horoscopes that are kept: the last one that was read and those before it. */
const HOROSCOPES = 3;
const SAVE_AFTER_MS = 1000;

const USER = 'account.user';
const HOROSCOPE = 'horoscope.day';
const HISTORY = /^(?:tarot|palm|runes|compatibility)\.readings$|^chart\.list$/;

interface Kept {
  at: number;
  /** Whose it is; null for what everybody gets. */
  owner: string | null;
  /** A cookie that ends with the browser's session, as the member's own does. */
  session: string | null;
  state: ReturnType<typeof dehydrate>;
}

/** The procedure that a query asks. */
function procedureOf({ queryKey: [path] }: Pick<Query, 'queryKey'>): string {
  return Array.isArray(path) ? path.join('.') : '';
}

/** Whether a query asks for a member's own readings. */
export const isHistory = (query: Pick<Query, 'queryKey'>): boolean =>
  HISTORY.test(procedureOf(query));

const sessionMark = (): string | null =>
  document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN=')) ?? null;

/** Who is known to be signed in, and since when: null for nobody, undefined where no answer came. */
function knownUser(queries: QueryClient): { user: User | null | undefined; at: number } {
  const all = queries.getQueryCache().findAll();
  const state = all.find((one) => procedureOf(one) === USER)?.state;
  return { user: state?.data as User | null | undefined, at: state?.dataUpdatedAt ?? 0 };
}

async function read(place: string): Promise<Kept | null> {
  const answer = await caches.match(place, { cacheName: ANSWERS.cache });
  return answer ? superjson.parse<Kept>(await answer.text()) : null;
}

async function write(place: string, kept: Kept): Promise<void> {
  const shelf = await caches.open(ANSWERS.cache);
  await shelf.put(place, new Response(superjson.stringify(kept)));
}

/** Leaves nothing of a member's in this browser. */
const forgetMember = async (): Promise<void> => {
  const shelf = await caches.open(ANSWERS.cache);
  await Promise.all([ANSWERS.members, ANSWERS.historyMark].map((place) => shelf.delete(place)));
};

/** The queries that are told apart by `isWanted`, as they can be kept. */
const stateOf = (queries: QueryClient, isWanted: (query: Query) => boolean) =>
  dehydrate(queries, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: (query) => query.state.data !== undefined && isWanted(query),
  });

async function saveEverybodys(queries: QueryClient): Promise<void> {
  const last = queries
    .getQueryCache()
    .findAll()
    .filter((query) => procedureOf(query) === HOROSCOPE && query.state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, HOROSCOPES);
  if (last.length === 0) return;
  const state = stateOf(queries, (query) => last.includes(query));
  await write(ANSWERS.everybodys, { at: Date.now(), owner: null, session: null, state });
}

const isAlive = ({ session, at }: Kept): boolean =>
  session === sessionMark() && Date.now() - at < LIFE_MS;

/** Keeps what this page knows of a member, beside what others learned of the same one. */
async function saveMembers(queries: QueryClient): Promise<void> {
  const { user, at } = knownUser(queries);
  const session = sessionMark();
  if (!user || session === null) return;
  const state = stateOf(queries, (query) => procedureOf(query) === USER || isHistory(query));
  const before = await read(ANSWERS.members);
  if (before && before.owner === user.id && isAlive(before)) {
    const known = new Set(state.queries.map(({ queryHash }) => queryHash));
    state.queries.push(...before.state.queries.filter(({ queryHash }) => !known.has(queryHash)));
  }
  await write(ANSWERS.members, { at, owner: user.id, session, state });
  const shelf = await caches.open(ANSWERS.cache);
  if (state.queries.some(isHistory)) await shelf.put(ANSWERS.historyMark, new Response());
  else await shelf.delete(ANSWERS.historyMark);
}

/** Gives the queries that have no answer the one that was kept; whether there was any. */
export async function restoreAnswers(queries: QueryClient): Promise<boolean> {
  const everybodys = await read(ANSWERS.everybodys);
  if (everybodys) hydrate(queries, everybodys.state);
  const members = await read(ANSWERS.members);
  if (!members) return everybodys !== null;
  const isUsable = isAlive(members);
  if (!isUsable) await forgetMember();
  // Nobody is taken for a member about whom the server said something else meanwhile.
  else if (knownUser(queries).user === undefined) hydrate(queries, members.state);
  return everybodys !== null || isUsable;
}

interface Watch {
  /** There is no network; `isRestored` where what was kept stands in for answers. */
  onLost: (isRestored: boolean) => void;
  onFound: () => void;
}

/**
 * Keeps copies of the last horoscope and of a member's history as answers come, and shows those
 * where there is no network. A member's go as soon as somebody else, or nobody, is signed in.
 * Gives what ends it.
 */
export function keepAnswers(queries: QueryClient, { onLost, onFound }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other, so that nothing is kept again that was to be forgotten.
  const inTurn = (work: () => Promise<unknown>) => {
    turn = turn.then(work).catch(() => undefined);
  };
  const answered = (procedure: string) => {
    if (isLost) onFound();
    isLost = false;
    const isUser = procedure === USER;
    if (!isUser && procedure !== HOROSCOPE && !HISTORY.test(procedure)) return;
    if (isUser) inTurn(() => forgetOthers(queries));
    clearTimeout(timer);
    timer = setTimeout(() => {
      inTurn(() => saveEverybodys(queries));
      inTurn(() => saveMembers(queries));
    }, SAVE_AFTER_MS);
  };
  const failed = (error: unknown) => {
    if (isLost || !isNetworkFailure(error)) return;
    isLost = true;
    inTurn(async () => onLost(await restoreAnswers(queries)));
  };
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') answered(procedureOf(event.query));
    if (event.action.type === 'error') failed(event.action.error);
  });
  for (const query of queries.getQueryCache().findAll()) {
    if (query.state.status === 'success') answered(procedureOf(query));
    if (query.state.status === 'error') failed(query.state.error);
  }
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

async function forgetOthers(queries: QueryClient): Promise<void> {
  const { user } = knownUser(queries);
  const members = await read(ANSWERS.members);
  if (members && members.owner !== user?.id) await forgetMember();
  // What stood in for answers while there was no network.
  if (!user) queries.removeQueries({ predicate: isHistory });
}
