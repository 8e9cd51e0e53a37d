import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { until } from '../testing/wait.ts';
import { seeText } from './access.ts';
import { inspect } from './inspect.ts';
import { describeJourney, it, STILL, type Visitor } from './journey.ts';
import { enterAsMember } from './people.ts';
import { askAndShuffle, cut, goToRitual, QUESTION, ritualOf, takeCards } from './ritual.ts';

const SAD = 'Me quiero suicidar, ¿para qué seguir?';
const FIELD = 'Tu pregunta (opcional)';
/** Where the page asks whether a question needs a person. */
const CHECK = /reading\.crisisHelp/;

const titleOf = (page: Page) => page.getByRole('heading', { name: 'Antes que las cartas, tú' });

async function ask({ page, press }: Visitor, question: string): Promise<void> {
  await page.getByLabel(FIELD).fill(question);
  await press(page.getByRole('button', { name: 'Tomar la baraja' }));
}

async function expectHelp(page: Page): Promise<void> {
  await titleOf(page).waitFor();
  await page.getByRole('link', { name: '800 911 2000' }).waitFor();
  await seeText(page, '024');
}

describeJourney('a question that needs a person', () => {
  it.for(['phone', 'tablet', 'desktop'] as const)(
    'is answered with help lines before the cards on a %s, and can be changed',
    async (screen, { enter }) => {
      const visitor = await enter(screen);
      const { page, press } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await enterAsMember(page);
      await goToRitual(visitor);
      await press(page.getByRole('button', { name: /^Cruz/ }));
      await ask(visitor, SAD);
      await expectHelp(page);
      await until('the title to stand below the header', async () => {
        const top = (await titleOf(page).boundingBox())?.y ?? -1;
        return top > 68 && top < 450;
      });
      await inspect(visitor, 'crisis');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('suicidar');
      await press(page.getByRole('button', { name: 'Cambiar la pregunta' }));
      await ask(visitor, QUESTION);
      await page.getByRole('heading', { name: 'Baraja', exact: true }).waitFor();
      expect(asked.filter((url) => url.includes('tarot.interpret'))).toEqual([]);
    },
  );

  it('is answered by the server where the page could not look at it', async ({ enter }) => {
    const visitor = await enter('phone', STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/status of 422|ERR_FAILED/);
    await page.route(CHECK, (route) => route.abort('failed'));
    await enterAsMember(page);
    await goToRitual(visitor);
    await askAndShuffle(visitor, SAD);
    await cut(visitor);
    await takeCards(visitor, [3, 11, 20]);
    await expectHelp(page);
    await press(ritualOf(page).getByRole('button', { name: 'Volver' }));
    await seeText(page, /^Te quedan 8 de 8 lecturas/);
  });

  it('holds nobody up where that part of the page never comes', async ({ enter }) => {
    const visitor = await enter('phone', STILL);
    const { page } = visitor;
    await page.route(CHECK, () => undefined);
    await enterAsMember(page);
    await goToRitual(visitor);
    await askAndShuffle(visitor, QUESTION);
  });
});
