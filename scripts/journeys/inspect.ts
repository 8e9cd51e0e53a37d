import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot, type Visitor } from './journey.ts';

const TARGETS = 'a, button, input:not([type="range"]), select, textarea, summary';
const TARGET = 44;

/** What moves for longer never ends. */
const SETTLED_MS = 5000;

/** Lets every entrance end, so that contrast is measured on what stays. */
export const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
    undefined,
    { timeout: SETTLED_MS, polling: 50 },
  );

/** Keeps a picture and looks for what keeps people out: axe finds nothing, nothing sticks out. */
export async function inspect(visitor: Visitor, name: string, full = false): Promise<void> {
  const { page } = visitor;
  await settle(page);
  await shoot(visitor, name, full);
  await expectOpen(new AxeBuilder({ page }), name);
  await expectNoSideways(page, name);
}

/** The same where one part of a known page has changed: axe looks at that part alone. */
export async function inspectPart(visitor: Visitor, part: string, name: string): Promise<void> {
  const { page } = visitor;
  await settle(page);
  await shoot(visitor, name);
  await expectOpen(new AxeBuilder({ page }).include(part), name);
  await expectNoSideways(page, name);
}

async function expectOpen(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect({ name, found }).toEqual({ name, found: [] });
}

async function expectNoSideways(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect({ name, over }).toEqual({ name, over: 0 });
}

/** What is too small for a thumb; words inside a sentence may be lower. */
export async function smallTargets(place: Locator): Promise<string[]> {
  return place.locator(TARGETS).evaluateAll((elements, least) => {
    const boxOf = (element: Element) => {
      const label =
        element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
      const box = element.getBoundingClientRect();
      const wider = element.matches('[type="checkbox"]') ? label?.getBoundingClientRect() : null;
      return {
        width: Math.max(box.width, wider?.width ?? 0),
        height: Math.max(box.height, wider?.height ?? 0),
      };
    };
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p')?.innerText.length ?? 0) > element.textContent.length;
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('label'))
      .filter((element) => !inSentence(element))
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ width, height }) => width > 0 && (width < least || height < least))
      .map(({ element, width, height }) => `${element.outerHTML.slice(0, 90)} ${width}×${height}`);
  }, TARGET);
}

export async function expectThumbSized(visitor: Visitor, place: Locator): Promise<void> {
  if (visitor.screen !== 'phone') return;
  expect(await smallTargets(place)).toEqual([]);
}
