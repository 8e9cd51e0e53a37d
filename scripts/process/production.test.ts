import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookInto } from '../testing/data-dir.ts';
import { login, newAddress, register } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';

let humanCheck: Server;
let product: Product;

/** The least that a single machine in production needs, with nothing outside it. */
beforeAll(async () => {
  humanCheck = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ success: true, hostname: 'sibila.example', action: 'register' }));
  });
  await new Promise<void>((done) => humanCheck.listen(0, '127.0.0.1', done));
  const { port } = humanCheck.address() as AddressInfo;
  product = await startProduct({
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'standard',
      APP_URL: 'https://sibila.example',
      APP_SECRET: 'a secret of thirty-two characters or more',
      EMBEDDED_DATABASE: 'true',
      EMBEDDED_STORAGE: 'true',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-responder@sibila.example',
      TURNSTILE_SITE_KEY: '0x4AAAAAAAtest',
      TURNSTILE_SECRET_KEY: '0x4AAAAAAAtest-secret',
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
});
afterAll(async () => {
  await closeProducts();
  humanCheck.close();
});

describe('production on the embedded parts', () => {
  it('serves, and demands TLS of browsers', async () => {
    const health = await fetch(`${product.url}/healthz`);
    expect(health.status).toBe(200);
    expect(health.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    expect((await fetch(product.url)).status).toBe(200);
    expect(product.out()).not.toContain('está en http');
  });

  it('keeps an idle connection longer than the minute for which a proxy may use it again', async () => {
    const { headers } = await fetch(`${product.url}/healthz`);
    const seconds = Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(65);
  });

  it('has nothing under /dev', async () => {
    for (const path of ['/dev/correo', '/dev/correo/x', '/dev/', '/dev'])
      expect([path, (await fetch(product.url + path)).status]).toEqual([path, 404]);
  });

  it('binds the session to this host and to the browser session', async () => {
    const email = newAddress();
    expect((await register(product.url, email, 'a-solved-token')).status).toBe(201);
    await lookInto(
      product.dataDir,
      (sql) => sql`update users set email_verified_at = now() where email = ${email}`,
    );
    const response = await login(product.url, email);
    expect(response.status).toBe(200);
    const cookies = response.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('__Host-sibila_session='));
    const attributes = session?.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
    expect(xsrf).toContain('Secure');
  });
});
