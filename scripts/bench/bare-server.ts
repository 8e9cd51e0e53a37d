import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { trpcServer } from '@hono/trpc-server';
import { initTRPC } from '@trpc/server';
import { Hono } from 'hono';
import postgres from 'postgres';
import superjson from 'superjson';

/**
 * What the product is measured against: Hono alone, with the same page, plain and compressed, the
 * same query through postgres.js, and the same query in bare tRPC. Arguments: port, file of the page,
 * connection.
 */
const [port, page = '', connection = '{}'] = process.argv.slice(2);
const html = readFileSync(page, 'utf8');
const packed = new Uint8Array(
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
);
const sql = postgres({ ...(JSON.parse(connection) as object), max: 10 });

const t = initTRPC.context<{ cookie: string }>().create({ transformer: superjson });
const router = t.router({
  user: t.procedure.query(({ ctx }) => userOf(ctx.cookie)),
});

async function userOf(cookie: string) {
  const id = createHash('sha256')
    .update(/sibila_session=([^;]+)/.exec(cookie)?.[1] ?? '')
    .digest('hex');
  const [row] = await sql`
    select u.id, u.email, u.pending_email, u.username, u.full_name, u.zodiac_sign, u.premium_until, u.created_at
    from sessions s join users u on u.id = s.user_id where s.id = ${id}`;
  return row ?? null;
}

const app = new Hono();
app.get('/', (c) => c.html(html));
app.get('/packed', (c) =>
  c.body(packed, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
  }),
);
app.get('/user', async (c) => c.json(await userOf(c.req.header('cookie') ?? '')));
app.use(
  '/trpc/*',
  trpcServer({
    router,
    createContext: (_, c) => ({ cookie: c.req.header('cookie') ?? '' }),
  }),
);
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
