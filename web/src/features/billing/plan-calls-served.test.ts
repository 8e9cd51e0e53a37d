import { expect, it } from 'vitest';
import { servedPage } from '../../testing/served-page.ts';

it('tells whoever reads the plans without scripts what subscribing needs, before they are led on', async () => {
  const nobody = () => Promise.reject(new Error('nobody is asked for the plans'));
  const page = await servedPage('/', nobody);
  const [, plan] = /aria-labelledby="plan-pro"([^]*?)<\/article>/.exec(await page.text()) ?? [];
  expect(plan).toMatch(/<noscript[^>]*><p[^>]*>Para suscribirte hace falta JavaScript/);
  expect(plan?.indexOf('hace falta JavaScript')).toBeLessThan(
    plan?.indexOf('href="/auth?action=register"') ?? 0,
  );
});
