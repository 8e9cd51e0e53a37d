import { chromium } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { requireChromium } from '../testing/find-chromium.ts';
import { report } from './measure.ts';
import { withProduct } from './product.ts';

const KILOBYTE = 1000;

/** The JavaScript that the home page loads before anybody touches it, gzipped. */
export function benchPage(): Promise<void> {
  return withProduct({}, async (product) => {
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const sizes = new Map<string, number>();
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        response.body().then(
          (body) => sizes.set(response.url(), gzipSync(body).length),
          () => undefined,
        );
      });
      await page.goto(product.url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(3000);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / KILOBYTE;
      const value = `${total.toFixed(0)} kB gzipped`;
      report('JavaScript before interaction on /', value, total < 180, `${sizes.size} files`);
    } finally {
      await browser.close();
    }
  });
}
