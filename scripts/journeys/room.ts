import type { Locator, Page } from 'playwright-core';
import { expectThumbSized, inspectPart } from './inspect.ts';
import type { Visitor } from './journey.ts';

/** What the quota says where `left` of the month's readings are left: «compatibilidades». */
export const quotaLine = (left: number, things: string): RegExp =>
  new RegExp(`^Te quedan ${left} de 8 ${things} hasta el \\d+ de \\p{L}+$`, 'u');

/** A part of the home page: where it is, its buttons, and a look at it or at another part. */
export function roomAt(selector: string) {
  const roomOf = (page: Page): Locator => page.locator(selector);
  return {
    roomOf,
    button: (page: Page, name: string | RegExp) => roomOf(page).getByRole('button', { name }),
    look: async (visitor: Visitor, name: string, part = selector): Promise<void> => {
      await inspectPart(visitor, part, name);
      await expectThumbSized(visitor, visitor.page.locator(part));
    },
  };
}
