import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it as base } from 'vitest';
import { ROOT } from '../testing/build.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { theSite } from './site.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const WAIT_MS = 15_000;
const SHOTS = join(ROOT, '.cache', 'shots');

let browser: Browser | undefined;

/**
 * A group of journeys with a browser of their own; skipped where there is none. `more` makes what
 * the browser is started with beside the usual.
 */
export function describeJourney(
  name: string,
  body: () => void,
  more: () => Promise<readonly string[]> = async () => [],
): void {
  const suite = inject('site') === null ? describe.skip : describe;
  suite(name, () => {
    beforeAll(async () => {
      const args = [...ARGS, ...(await more())];
      browser = await chromium.launch({ executablePath: theSite().chromium, args });
    });
    afterAll(() => browser?.close());
    body();
  });
}

/** For visitors who asked for less motion; they also get to the reading sooner. */
export const STILL = { reducedMotion: 'reduce' } as const;

interface Point {
  x: number;
  y: number;
}

/** A browser that has accepted cookies before: the strip that asks would cover the foot of pages. */
const accepted = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'sibila-cookie-consent', value: 'true' }] }],
});

/** A browser that was never here. */
export const NEW_HERE = { storageState: { cookies: [], origins: [] } };

/** Somebody with a browser window of their own. */
export interface Visitor {
  page: Page;
  screen: ScreenName;
  /** What went wrong in the page so far: console errors, uncaught errors, policy violations. */
  problems: string[];
  /** Console errors that this journey brings about, such as the answer to a wrong password. */
  expectProblems(pattern: RegExp): void;
  /** Presses as this screen's people do: a thumb or a mouse. */
  press(target: Locator, position?: Point): Promise<void>;
}

type Enter = (screen?: ScreenName, options?: BrowserContextOptions) => Promise<Visitor>;

/** A test whose visitors must leave without a single unexpected error in their consoles. */
export const it = base.extend<{ enter: Enter }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads what a fixture needs from its pattern
  enter: async ({}, use) => {
    const leaving: (() => Promise<void>)[] = [];
    await use(async (screen = 'desktop', options = {}) => {
      const { visitor, leave } = await enter(screen, options);
      leaving.push(leave);
      return visitor;
    });
    for (const leave of leaving) await leave();
  },
});

async function enter(screen: ScreenName, options: BrowserContextOptions) {
  if (!browser) throw new Error('the journeys belong into describeJourney');
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL: theSite().url,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // What a worker answers never reaches `page.route`.
    serviceWorkers: 'block',
    storageState: accepted(new URL(theSite().url).origin),
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const problems: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  const page = await context.newPage();
  waitsForRouter(page);
  const isTouch = 'hasTouch' in SCREENS[screen];
  const visitor: Visitor = {
    page,
    screen,
    problems,
    expectProblems: (pattern) => void expected.push(pattern),
    press: (target, position) => {
      const where = position === undefined ? {} : { position };
      return isTouch ? target.tap(where) : target.click(where);
    },
  };
  const leave = async () => {
    await context.close();
    const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected).toEqual([]);
  };
  return { visitor, leave };
}

/**
 * Has `goto` and `reload` wait until the router has read what the server left for it: of what is done
 * before, the last press on a button alone is kept. Pages without a router left nothing.
 */
function waitsForRouter(page: Page): void {
  const awake = () => page.waitForFunction(() => !('$_TSR' in globalThis));
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const response = await goto(...where);
    await awake();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await awake();
    return response;
  };
}

/** Keeps a picture of the screen for whoever wants to look at it; of a proof nobody sees any. */
export async function shoot({ page, screen }: Visitor, name: string, full = false): Promise<void> {
  if (process.env['CI']) return;
  mkdirSync(SHOTS, { recursive: true });
  const { width } = SCREENS[screen].viewport;
  await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: full });
}

/** Closes a tab when its page has come: the browser may forget to close one that is on its way. */
export async function closeTab(tab: Page): Promise<void> {
  await tab.waitForLoadState();
  await tab.close();
}
