import type { Locator } from 'playwright-core';
import { enterOn, tabTo } from './keyboard.ts';

/** How a person reaches things. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Puts a text into a field in place of whatever stands there. */
  write(field: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Chooses one of several tabs. */
  choose(tab: Locator): Promise<void>;
}

/** A mouse, and a keyboard to type with. */
const mouse: Hands = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: (tab) => tab.click(),
};

const MOST_TABS = 5;

const keyboard: Hands = {
  press: enterOn,
  async write(field, text) {
    await tabTo(field);
    await field.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
  async tick(box) {
    await tabTo(box);
    await box.press('Space');
  },
  async choose(tab) {
    const { keyboard: keys } = tab.page();
    // Of several tabs the one that is open takes the tab key; arrows lead to the others.
    await tabTo(tab.locator('xpath=..').getByRole('tab', { selected: true }));
    for (let moves = 0; moves < MOST_TABS; moves += 1) {
      if ((await tab.getAttribute('aria-selected')) === 'true') return;
      await keys.press('ArrowRight');
    }
    throw new Error(`the arrows do not reach ${tab.toString()}`);
  },
};

export const HANDS = { mouse, keyboard } as const;
