import { expect, it } from 'vitest';
import { servedPage } from '../../testing/served-page.ts';

it('tells whoever reads without scripts what the profile needs, and that nothing is lost', async () => {
  const nobody = () => Promise.reject(new Error('nobody is asked for the shell of a private page'));
  const page = await servedPage('/profile?session_id=cs_test_1', nobody);
  const [, told] = /<noscript>(<p[^]*?<\/p>)<\/noscript>/.exec(await page.text()) ?? [];
  expect(told).toContain('Para ver tu perfil hace falta JavaScript');
  expect(told).toContain('si acabas de pagar, Premium se activa solo');
});
