import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';
import type { User } from '@sibila/contracts/account';
import { isNetworkFailure } from '../../lib/transport.ts';
import { ANSWERS } from './kept.ts';
import { isExclusive, isHistory, isHoroscope, isOwn, isUser } from './kept-queries.ts';

/** As long as a session lives without being used. */
const LIFE_MS = 7 * 24 * 3_600_000;
/** Horoscopes that are kept: the last one that was read and those before it. */
const HOROSCOPES = 3;
const SAVE_AFTER_MS = 1000;

interface Kept {
  at: number;
  /** Whose it is; null for what everybody gets. */
  owner: string | null;
  /** A cookie that ends with the browser's session, as the member's own does. */
  session: string | null;
  state: ReturnType<typeof dehydrate>;
}

const sessionMark = (): string | null =>
  document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN=')) ?? null;

/** Who is known to be signed in, and since when: null for nobody, undefined where no answer came. */
function knownUser(queries: QueryClient): { user: User | null | undefined; at: number } {
  const state = queries.getQueryCache().findAll({ predicate: isUser })[0]?.state;
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

/** Leaves nothing of a member's in this browser; no tab that was told of them before `at` keeps it anew. */
async function forgetMember(at: number): Promise<void> {
  const shelf = await caches.open(ANSWERS.cache);
  // A tab that was told of nobody long ago takes back no later word; a clock set back, any.
  const last = Math.max(at, Math.min(await leftAt(), Date.now()));
  await shelf.put(ANSWERS.left, new Response(String(last)));
  await Promise.all([ANSWERS.members, ANSWERS.historyMark].map((place) => shelf.delete(place)));
}

async function leftAt(): Promise<number> {
  const answer = await caches.match(ANSWERS.left, { cacheName: ANSWERS.cache });
  return Number((await answer?.text()) ?? 0);
}

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
    .filter((query) => isHoroscope(query) && query.state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, HOROSCOPES);
  if (last.length === 0) return;
  const state = stateOf(queries, (query) => last.includes(query));
  await write(ANSWERS.everybodys, { at: Date.now(), owner: null, session: null, state });
}

const isAlive = ({ session, at }: Kept): boolean =>
  session === sessionMark() && Date.now() - at < LIFE_MS;

type Answer = Kept['state']['queries'][number];

/**
 * Of each query the answer that came last: what another tab removed must not come back from this one.
 * Of days that Premium alone reads no more than of those that everybody does.
 */
function latestOf(answers: readonly Answer[]): Answer[] {
  const latest = new Map<string, Answer>();
  const byAge = [...answers].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const answer of byAge)
    if (!latest.has(answer.queryHash)) latest.set(answer.queryHash, answer);
  let days = 0;
  return [...latest.values()].filter((answer) => !isExclusive(answer) || ++days <= HOROSCOPES);
}

/** Whether what is kept was learned after `at`; never of what a clock set back since has in its future. */
const isLaterThan = (at: number, kept: Kept | null): kept is Kept =>
  kept !== null && kept.at > at && kept.at <= Date.now();

/** Keeps what this page knows of a member, beside what others learned of the same one. */
async function saveMembers(queries: QueryClient): Promise<void> {
  const { user, at } = knownUser(queries);
  const session = sessionMark();
  // In another tab they may have left since this one was told who it is.
  if (!user || session === null || at < (await leftAt())) return;
  const state = stateOf(queries, (query) => isUser(query) || isOwn(query));
  const before = await read(ANSWERS.members);
  const isSame = before !== null && before.owner === user.id && isAlive(before);
  // Somebody else came in meanwhile, in another tab.
  if (!isSame && isLaterThan(at, before)) return;
  state.queries = latestOf([...state.queries, ...(isSame ? before.state.queries : [])]);
  const last = isSame ? Math.max(at, before.at) : at;
  await write(ANSWERS.members, { at: last, owner: user.id, session, state });
  const shelf = await caches.open(ANSWERS.cache);
  if (state.queries.some(isHistory)) await shelf.put(ANSWERS.historyMark, new Response());
  else await shelf.delete(ANSWERS.historyMark);
}

/** Gives the queries that have no answer the one that was kept; whether there was any for them. */
export async function restoreAnswers(queries: QueryClient): Promise<boolean> {
  const everybodys = await read(ANSWERS.everybodys);
  if (everybodys) hydrate(queries, everybodys.state);
  const members = await read(ANSWERS.members);
  if (!members) return everybodys !== null;
  if (!isAlive(members)) {
    await forgetMember(members.at);
    return everybodys !== null;
  }
  const { user } = knownUser(queries);
  // Nobody is taken for a member about whom the server said something else meanwhile.
  if (user !== undefined && user?.id !== members.owner) return everybodys !== null;
  hydrate(queries, members.state);
  return true;
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
  const followOwner = ownerWatch(queries);
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other, so that nothing is kept again that was to be forgotten.
  const inTurn = (work: () => Promise<unknown>) => {
    turn = turn.then(work).catch(() => undefined);
  };
  const due = new Set<(queries: QueryClient) => Promise<void>>();
  const saveSoon = (save: (queries: QueryClient) => Promise<void>) => {
    due.add(save);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const one of due) inTurn(() => one(queries));
      due.clear();
    }, SAVE_AFTER_MS);
  };
  const answered = (query: Pick<Query, 'queryKey'>) => {
    if (isLost) onFound();
    isLost = false;
    if (isHoroscope(query)) saveSoon(saveEverybodys);
    if (isUser(query)) {
      followOwner();
      inTurn(() => forgetOthers(queries));
    }
    // What everybody gets says nothing of whether a member is still signed in.
    if (isUser(query) || isOwn(query)) saveSoon(saveMembers);
  };
  const failed = ({ data, error }: { data: unknown; error: unknown }) => {
    // What was restored may have been dropped since, where no screen showed it.
    if ((isLost && data !== undefined) || !isNetworkFailure(error)) return;
    isLost = true;
    inTurn(async () => {
      const isRestored = await restoreAnswers(queries);
      followOwner();
      onLost(isRestored);
    });
  };
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') answered(event.query);
    if (event.action.type === 'error') failed(event.query.state);
  });
  for (const query of queries.getQueryCache().findAll()) {
    if (query.state.status === 'success') answered(query);
    if (query.state.status === 'error') failed(query.state);
  }
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** After somebody came in in another tab nothing of one person is kept, or seen, as the other's. */
function ownerWatch(queries: QueryClient): () => void {
  let whose: string | undefined;
  return () => {
    const now = knownUser(queries).user?.id;
    if (now && whose && now !== whose) void queries.resetQueries({ predicate: isOwn });
    whose = now;
  };
}

async function forgetOthers(queries: QueryClient): Promise<void> {
  const { user, at } = knownUser(queries);
  const members = await read(ANSWERS.members);
  const isOthers = !user || (members !== null && members.owner !== user.id);
  // A page that waited long to watch may know less than the tab in which somebody came in.
  if (isOthers && !isLaterThan(at, members)) await forgetMember(at);
  // What stood in for answers while there was no network.
  if (!user) queries.removeQueries({ predicate: isOwn });
}
