import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  addBusinessDays,
  mexicanDate,
  type CalendarDate,
} from '@sibila/domain/calendar/business-days';
import { users } from '@sibila/drizzle/schema/account';
import { rightsRequests, type RIGHTS_REQUEST_KINDS } from '@sibila/drizzle/schema/rights';
import type { UserRow } from '../account/repo.ts';
import type { Context } from '../context.ts';

export type RightsRequestKind = (typeof RIGHTS_REQUEST_KINDS)[number];
type RequestContext = Pick<Context, 'db' | 'ports' | 'mac'>;

/** Business days of Mexico within which a request is answered. */
const REPLY_DAYS = 20;

/** A request as the register knows it; `email` while the account exists. */
export interface RightsRequest {
  id: string;
  kind: RightsRequestKind;
  email: string | null;
  receivedOn: CalendarDate;
  dueOn: CalendarDate;
  isOverdue: boolean;
  doneAt: Date | null;
}

/** The last day on which a request received on this day may be answered. */
export const dueDate = (receivedOn: CalendarDate) => addBusinessDays(receivedOn, REPLY_DAYS);

const subjectOf = (ctx: Pick<Context, 'mac'>, email: string) =>
  ctx.mac('rights', email.toLowerCase());

/** Notes a request; an open one of the same kind stands for it, with its earlier date. */
export async function noteRequest(
  ctx: RequestContext,
  user: Pick<UserRow, 'id' | 'email'>,
  kind: RightsRequestKind,
  receivedOn: CalendarDate = mexicanDate(ctx.ports.clock.now()),
): Promise<RightsRequest> {
  const open = and(
    eq(rightsRequests.accountId, user.id),
    eq(rightsRequests.kind, kind),
    isNull(rightsRequests.doneAt),
  );
  const [known] = await ctx.db.select().from(rightsRequests).where(open);
  const row = known ?? {
    id: ctx.ports.randomness.uuid(),
    accountId: user.id,
    subject: subjectOf(ctx, user.email),
    kind,
    receivedOn,
    dueOn: dueDate(receivedOn),
    doneAt: null,
  };
  if (!known) await ctx.db.insert(rightsRequests).values(row);
  return toRequest(ctx, row, user.email);
}

/** Marks an account's open requests of these kinds as answered now. */
export async function answerRequests(
  ctx: Pick<Context, 'db' | 'ports'>,
  accountId: string,
  kinds: readonly RightsRequestKind[],
): Promise<void> {
  await ctx.db
    .update(rightsRequests)
    .set({ doneAt: ctx.ports.clock.now() })
    .where(
      and(
        eq(rightsRequests.accountId, accountId),
        inArray(rightsRequests.kind, [...kinds]),
        isNull(rightsRequests.doneAt),
      ),
    );
}

/** The requests that wait for an answer, the most urgent first. */
export async function openRequests(ctx: RequestContext): Promise<RightsRequest[]> {
  const rows = await ctx.db
    .select({ request: rightsRequests, email: users.email })
    .from(rightsRequests)
    .leftJoin(users, eq(users.id, rightsRequests.accountId))
    .where(isNull(rightsRequests.doneAt))
    .orderBy(asc(rightsRequests.dueOn), asc(rightsRequests.id));
  return rows.map(({ request, email }) => toRequest(ctx, request, email));
}

/** Every request that came from an address, also of an account that is gone; newest first. */
export async function requestsOf(ctx: RequestContext, email: string): Promise<RightsRequest[]> {
  const rows = await ctx.db
    .select()
    .from(rightsRequests)
    .where(eq(rightsRequests.subject, subjectOf(ctx, email)))
    .orderBy(desc(rightsRequests.receivedOn), asc(rightsRequests.id));
  return rows.map((row) => toRequest(ctx, row, email));
}

function toRequest(
  ctx: Pick<Context, 'ports'>,
  { id, kind, receivedOn, dueOn, doneAt }: typeof rightsRequests.$inferSelect,
  email: string | null,
): RightsRequest {
  const isOverdue = doneAt === null && dueOn < mexicanDate(ctx.ports.clock.now());
  return { id, kind, email, receivedOn, dueOn, isOverdue, doneAt };
}
