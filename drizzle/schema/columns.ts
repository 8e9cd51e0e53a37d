import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment, whatever the zone it is told in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
