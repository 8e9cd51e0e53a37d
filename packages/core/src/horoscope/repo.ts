import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { horoscopes, type HOROSCOPE_PARTS } from '@sibila/drizzle/schema/horoscope';
import type { ReaderKind } from '@sibila/contracts/reading';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;

/** Which horoscope: one text for all who share the zone's day. */
export interface HoroscopeKey {
  sign: SignName;
  /** YYYY-MM-DD on the clocks of `zone`. */
  day: string;
  zone: string;
  part: (typeof HOROSCOPE_PARTS)[number];
}

export interface StoredHoroscope {
  sections: Record<string, string>;
  reader: ReaderKind;
}

const isThis = ({ sign, day, zone, part }: HoroscopeKey) =>
  and(
    eq(horoscopes.day, day),
    eq(horoscopes.sign, sign),
    eq(horoscopes.zone, zone),
    eq(horoscopes.part, part),
  );

/** The finished horoscope; null when there is none yet. */
export async function findHoroscope(
  { db }: Db,
  key: HoroscopeKey,
): Promise<StoredHoroscope | null> {
  const [row] = await db.select().from(horoscopes).where(isThis(key));
  return row?.sections && row.reader ? { sections: row.sections, reader: row.reader } : null;
}

/**
 * The right to write a horoscope. The end of the lease is also the mark of who holds it: whoever
 * takes over sets a later one, and the former holder's then fits no row.
 */
export interface Claim {
  readonly key: HoroscopeKey;
  leaseUntil: Date;
}

const isHeld = ({ key, leaseUntil }: Claim) =>
  and(isThis(key), isNull(horoscopes.sections), eq(horoscopes.leaseUntil, leaseUntil));

/** Claims the writing of a horoscope until `leaseUntil`; null when somebody else is at it. */
export async function claimHoroscope(
  { db }: Db,
  key: HoroscopeKey,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<Claim | null> {
  const rows = await db
    .insert(horoscopes)
    .values({ ...key, leaseUntil, createdAt: now })
    .onConflictDoUpdate({
      target: [horoscopes.day, horoscopes.sign, horoscopes.zone, horoscopes.part],
      set: { leaseUntil },
      setWhere: sql`${isNull(horoscopes.sections)} and ${lte(horoscopes.leaseUntil, now)}`,
    })
    .returning({ day: horoscopes.day });
  return rows.length === 1 ? { key, leaseUntil } : null;
}

/** Moves the end of a claim's lease; false when the claim is somebody else's by now. */
export async function renewClaim({ db }: Db, claim: Claim, leaseUntil: Date): Promise<boolean> {
  const held = db.update(horoscopes).set({ leaseUntil }).where(isHeld(claim));
  const rows = await held.returning({ day: horoscopes.day });
  if (rows.length === 1) claim.leaseUntil = leaseUntil;
  return rows.length === 1;
}

/** Stores a text under its claim; false, and nothing changed, when the claim was lost. */
export async function storeHoroscope(
  { db }: Db,
  claim: Claim,
  horoscope: StoredHoroscope,
): Promise<boolean> {
  const held = db.update(horoscopes).set(horoscope).where(isHeld(claim));
  return (await held.returning({ day: horoscopes.day })).length === 1;
}

/** Lets go of a claim that came to nothing; false when it was somebody else's by now. */
export async function dropClaim({ db }: Db, claim: Claim): Promise<boolean> {
  const held = db.delete(horoscopes).where(isHeld(claim));
  return (await held.returning({ day: horoscopes.day })).length === 1;
}
