import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { makeFolder } from '../testing/data-dir.ts';
import type { Product } from '../testing/product.ts';
import { requireChromium } from '../testing/find-chromium.ts';
import { median, report } from './measure.ts';
import { toOwnTime } from './own-time.ts';
import { withProduct } from './product.ts';

/** The home page, the list of articles, an article, and a page that people search for. */
const PAGES = ['/', '/blog', '/blog/mercurio-retrogrado-sin-panico', '/horoscopo/leo'];
const RUNS = 5;

/** The least of each score, out of a hundred. */
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const SHIFT_MAX = 0.02;

interface Run {
  result: Result;
  /** The performance that the page would have had a processor to itself. */
  alone: number;
}

/**
 * Lighthouse as it comes, a middling telephone on slow 4G, of the pages that are found first: each
 * score and the layout shift as medians of five runs, each in a browser of its own. The telephone's
 * time is the machine's times four, also what other work takes of it: run it where nothing else runs.
 */
export function benchPages(): Promise<void> {
  return withProduct({}, async (product) => {
    for (const path of PAGES) await benchOne(product, path);
  });
}

async function benchOne({ port }: Product, path: string): Promise<void> {
  // The name that the product gives itself, in canonical links too.
  const url = `http://localhost:${port}`;
  // As every visitor but the first meets it.
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
  const runs: Run[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await look(url + path));
  const results = runs.map(({ result }) => result);
  for (const [category, bar] of Object.entries(SCORES)) {
    const score = median(results.map((result) => scoreOf(result, category)));
    const detail =
      category === 'performance'
        ? `${timesOf(results)}; alone ${median(runs.map(({ alone }) => alone))}`
        : failuresOf(results, category);
    report(`${path}, ${category}`, String(score), score >= bar, detail);
  }
  const shift = valueOf(results, 'cumulative-layout-shift');
  report(`${path}, layout shift`, shift.toFixed(3), shift < SHIFT_MAX, `(bar ${SHIFT_MAX})`);
}

const scoreOf = ({ categories }: Result, category: string): number =>
  Math.round(100 * (categories[category]?.score ?? 0));

/** One visit, by a browser that knows nothing of the product. */
async function look(url: string): Promise<Run> {
  const folder = makeFolder('lighthouse');
  try {
    const browser = await launch({
      chromePath: requireChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
    try {
      await lighthouse(url, flagsOf({ port: browser.port, gatherMode: folder }));
    } finally {
      browser.kill();
    }
    const result = await judge(url, folder);
    toOwnTime(join(folder, 'defaultPass.trace.json'));
    return { result, alone: scoreOf(await judge(url, folder), 'performance') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const flagsOf = (more: Flags): Flags => ({
  ...more,
  logLevel: 'error',
  onlyCategories: Object.keys(SCORES),
});

/** What Lighthouse says of what was gathered in a folder. */
async function judge(url: string, folder: string): Promise<Result> {
  const result = await lighthouse(url, flagsOf({ auditMode: folder }));
  const error = result?.lhr.runtimeError;
  if (!result || error) throw new Error(`Lighthouse on ${url}: ${error?.message ?? 'nothing'}`);
  return result.lhr;
}

/** The median of what an audit measured. */
const valueOf = (runs: readonly Result[], audit: string): number =>
  median(runs.map((run) => run.audits[audit]?.numericValue ?? NaN));

function timesOf(runs: readonly Result[]): string {
  const all = runs.map((run) => scoreOf(run, 'performance'));
  const seconds = (audit: string) => `${(valueOf(runs, audit) / 1000).toFixed(2)} s`;
  return [
    `of ${all.join(', ')}`,
    `first paint ${seconds('first-contentful-paint')}`,
    `largest ${seconds('largest-contentful-paint')}`,
    `blocked ${valueOf(runs, 'total-blocking-time').toFixed(0)} ms`,
    `${(valueOf(runs, 'total-byte-weight') / 1000).toFixed(0)} kB`,
    `machine ${median(runs.map((run) => run.environment.benchmarkIndex)).toFixed(0)}`,
  ].join('; ');
}

/** The audits of a category that found something, in the last run. */
function failuresOf(runs: readonly Result[], category: string): string {
  const last = runs.at(-1);
  const refs = last?.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');
}
