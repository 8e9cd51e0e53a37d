import { clientId } from '@sibila/contracts/text';
import { DomainError } from '../errors.ts';

/** A place in a history: the last reading of the page before. */
export interface Place {
  date: Date;
  id: string;
}

/** A place as text that may stand in a URL. */
export function toCursor({ date, id }: Place): string {
  return Buffer.from(`${date.getTime()} ${id}`).toString('base64url');
}

/** Reads a cursor back; refuses with INVALID_INPUT what no page gave. */
export function fromCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const date = new Date(Number(time));
  // Fourteen digits end in the year 5138; later ones reach years that PostgreSQL can't read.
  if (!/^\d{1,14}$/.test(time) || !clientId.safeParse(id).success)
    throw new DomainError('INVALID_INPUT', { errors: { cursor: 'El cursor no es válido' } });
  return { date, id };
}
