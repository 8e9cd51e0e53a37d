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

/** Claims the writing of a horoscope until `leaseUntil`; false when somebody else is at it. */
export async function claimHoroscope(
  { db }: Db,
  key: HoroscopeKey,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<boolean> {
  const rows = await db
    .insert(horoscopes)
    .values({ ...key, leaseUntil, createdAt: now })
    .onConflictDoUpdate({
      target: [horoscopes.day, horoscopes.sign, horoscopes.zone, horoscopes.part],
      set: { leaseUntil },
      setWhere: sql`${isNull(horoscopes.sections)} and ${lte(horoscopes.leaseUntil, now)}`,
    })
    .returning({ day: horoscopes.day });
  return rows.length === 1;
}

/** Stores a text once: whoever comes second changes nothing of what people have read. */
export async function storeHoroscope(
  { db }: Db,
  key: HoroscopeKey,
  horoscope: StoredHoroscope,
): Promise<void> {
  await db
    .update(horoscopes)
    .set(horoscope)
    .where(and(isThis(key), isNull(horoscopes.sections)));
}

/** Lets go of a claim that came to nothing. */
export async function dropClaim({ db }: Db, key: HoroscopeKey): Promise<void> {
  await db.delete(horoscopes).where(and(isThis(key), isNull(horoscopes.sections)));
}
