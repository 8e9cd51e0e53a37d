import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

/** Inserts people with a verified address and gives their e-mails. */
export async function registerMany(
  sql: Sql,
  count: number,
  { passwordHash = 'none', ids = Array.from({ length: count }, () => randomUUID()) } = {},
): Promise<string[]> {
  const now = new Date().toISOString();
  const rows = ids.map((id) => ({
    id,
    email: `${id}@example.com`,
    username: id,
    full_name: 'Persona de Prueba',
    password_hash: passwordHash,
    email_verified_at: now,
    created_at: now,
  }));
  for (let i = 0; i < rows.length; i += 5000)
    await sql`insert into users ${sql(rows.slice(i, i + 5000))}`;
  return rows.map(({ email }) => email);
}

/** Inserts people with open sessions, enough that no one's own limit is met; gives their cookies. */
export async function signInMany(sql: Sql, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => {
    const id = randomUUID();
    const token = randomBytes(24).toString('base64url');
    return { id, token, hash: createHash('sha256').update(token).digest('hex') };
  });
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  await registerMany(sql, count, { ids: people.map(({ id }) => id) });
  await sql`insert into sessions ${sql(
    people.map(({ id, hash }) => ({ user_id: id, id: hash, expires_at: later, created_at: now })),
  )}`;
  // A browser sends both cookies.
  return people.map(({ token }) => `sibila_session=${token}; XSRF-TOKEN=${'0'.repeat(32)}`);
}
