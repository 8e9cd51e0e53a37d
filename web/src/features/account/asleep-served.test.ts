import { expect, it } from 'vitest';
import { servedPage } from '../../testing/served-page.ts';

const nobody = () => Promise.reject(new Error('nobody is asked for the shell of a private page'));

it.each([
  '/forgot-password',
  '/reset-password?token=a',
  '/verify-email?token=a',
  '/revert-email?token=a',
])('tells whoever reads %s without scripts what it needs', async (path) => {
  const html = await (await servedPage(path, nobody)).text();
  const [, told] = /<main[^]*<noscript>(<p[^]*?<\/p>)<\/noscript>/.exec(html) ?? [];
  expect(told).toMatch(
    /hace falta JavaScript: actívalo en tu navegador y vuelve a (?:abrir|cargar)/,
  );
});
