import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arcanumPage, runePage } from '@sibila/contracts/catalogue-pages';
import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

const slugOf = (name: string) => name.toLowerCase().replace('ñ', 'n').replaceAll(' ', '-');
const ask = (procedure: string, slug: string) =>
  t.request(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: { slug } }))}`);
async function pageOf(procedure: string, slug: string): Promise<unknown> {
  const answer = await ask(procedure, slug);
  expect([slug, answer.status]).toEqual([slug, 200]);
  const { result } = (await answer.json()) as { result: { data: { json: unknown } } };
  return result.data.json;
}

describe('the pages of the catalogues', () => {
  it('tell anybody of each arcanum, the entry and the page of the same card', async () => {
    for (const [id, name] of ARCANA_NAMES.entries()) {
      const page = arcanumPage.strict().parse(await pageOf('tarot.arcanum', slugOf(name)));
      expect([page.id, page.name]).toEqual([id, name]);
      expect(page.image).toContain(slugOf(name));
    }
  });

  it('tell anybody of each rune, with a reversed stone where it has a reverse', async () => {
    for (const [id, name] of RUNE_NAMES.entries()) {
      const page = runePage.strict().parse(await pageOf('runes.rune', slugOf(name)));
      expect([page.id, page.name]).toEqual([id, name]);
      const reversed = isReversible(id) ? page.image.replace('.svg', '-invertida.svg') : null;
      expect(page.reversedImage).toBe(reversed);
    }
  });

  it.each(['', 'el-nadie', 'El-Loco', '../el-loco', '__proto__', 'a'.repeat(2000)])(
    'know nothing called «%s»',
    async (slug) => {
      expect((await ask('tarot.arcanum', slug)).status).toBe(404);
      expect((await ask('runes.rune', slug)).status).toBe(404);
    },
  );
});
