import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 80;

/** Whether what has the focus shows it: itself, or the frame that it stands in. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let element: Element | null = document.activeElement;
    for (let up = 0; element && up < 3; up += 1, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return true;
    }
    return false;
  });

/** Travels with the tab key alone until `target` has the focus, which must be seen. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      if (!(await isFocusVisible(page)))
        throw new Error(`no focus is seen on ${target.toString()}`);
      return;
    }
  }
  throw new Error(`${key} does not reach ${target.toString()}`);
}

/** Reaches a control with the tab key and presses Enter on it. */
export async function enterOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Reaches a field with the tab key and types into it. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}
