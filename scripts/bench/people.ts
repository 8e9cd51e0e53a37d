import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

/** Inserts people with open sessions, enough that no one's own limit is met; gives their cookies. */
export async function signInMany(sql: Sql, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => {
    const id = randomUUID();
    const token = randomBytes(24).toString('base64url');
    return { id, token, hash: createHash('sha256').update(token).digest('hex') };
  });
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  await sql`insert into users ${sql(
    people.map(({ id }) => ({
      id,
      email: `${id}@example.com`,
      username: id,
      full_name: 'Persona de Prueba',
      password_hash: 'none',
      email_verified_at: now,
      created_at: now,
    })),
  )}`;
  await sql`insert into sessions ${sql(
    people.map(({ id, hash }) => ({ user_id: id, id: hash, expires_at: later, created_at: now })),
  )}`;
  // A browser sends both cookies.
  return people.map(({ token }) => `sibila_session=${token}; XSRF-TOKEN=${'0'.repeat(32)}`);
}
