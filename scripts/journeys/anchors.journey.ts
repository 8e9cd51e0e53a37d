import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describeJourney, it } from './journey.ts';
import { enterAsMember } from './people.ts';
import type { ScreenName } from './screens.ts';

const ANCHORS = ['horoscopo', 'tarot', 'palma', 'runas', 'compatibilidad', 'premium'] as const;
const SETTLED_MS = 4000;
const LATE_MS = 3000;
const STILL_LOOKS = 20;
const LOOK_MS = 100;
/** Six pages that come and wake at once, on a small machine. */
const PATIENCE_MS = 60_000;
/** What is left between the header and whatever an address leads to. */
const AIR = 24;
const CASES = (['phone', 'tablet', 'desktop'] as const).flatMap((screen) =>
  [true, false].map((isMember) => ({ screen, isMember })),
);

/** How far from its place below the header the target of `anchor` stands, in pixels. */
const offOf = (page: Page, anchor: string): Promise<number> =>
  page.evaluate(
    ([id, air]) => {
      const topOf = (part: Element | null) => part?.getBoundingClientRect();
      const header = topOf(document.querySelector('header'))?.bottom ?? NaN;
      const target = topOf(document.querySelector(`#${id}`))?.top ?? NaN;
      return Math.round(target - header - air);
    },
    [anchor, AIR] as const,
  );

/** Waits until the page has kept its height for twenty looks: a busy machine looks less often. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(
    ([looks, pause]) =>
      new Promise<void>((resolve) => {
        let height = 0;
        let still = 0;
        const look = () => {
          const now = document.documentElement.scrollHeight;
          still = now === height ? still + 1 : 0;
          height = now;
          if (still >= looks) resolve();
          else setTimeout(look, pause);
        };
        look();
      }),
    [STILL_LOOKS, LOOK_MS] as const,
  );

/** Opens an address in a tab of its own and leaves it alone until nothing should move any more. */
async function openAndWait(page: Page, anchor: string): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(PATIENCE_MS);
  await tab.goto(`/#${anchor}`);
  // Nothing is painted in a tab that nobody sees: its scripts begin three seconds later.
  await tab.waitForFunction(() => !('$_TSR' in globalThis), undefined, { polling: LOOK_MS });
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(SETTLED_MS);
  await stillness(tab);
  return tab;
}

describeJourney('an address with an anchor', () => {
  it.for(CASES)(
    'leads to its section on a $screen (signed in: $isMember)',
    async ({ screen, isMember }: { screen: ScreenName; isMember: boolean }, { enter }) => {
      const { page } = await enter(screen);
      if (isMember) await enterAsMember(page);
      const offs = await Promise.all(
        ANCHORS.map(async (anchor) => ({
          anchor,
          off: await offOf(await openAndWait(page, anchor), anchor),
        })),
      );
      const astray = offs.filter(({ off }) => !(Math.abs(off) <= AIR));
      expect(astray).toEqual([]);
    },
  );

  it('lets go of whoever scrolls meanwhile', async ({ enter }) => {
    const { page } = await enter('desktop');
    await enterAsMember(page);
    // Who reads, and so what the page grows to, is known only after the reader has moved on.
    await page.route('**/trpc/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto('/#premium');
    await page.waitForTimeout(LATE_MS / 2);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -1500);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    expect(await offOf(page, 'premium')).toBeGreaterThan(300);
  });

  it('puts who comes back to it where they were', async ({ enter }) => {
    const { page } = await enter('desktop');
    await page.goto('/#runas');
    await page.waitForLoadState('networkidle');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(1500);
    const left = await offOf(page, 'runas');
    expect(left).toBeLessThan(-300);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    expect(Math.abs((await offOf(page, 'runas')) - left)).toBeLessThanOrEqual(AIR);
  });
});
