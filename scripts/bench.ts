import { benchAuth } from './bench/auth.ts';
import { benchHttp } from './bench/http.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPage } from './bench/page.ts';
import { benchPages } from './bench/pages.ts';
import { benchPalm } from './bench/palm.ts';
import { benchReadings } from './bench/readings.ts';
import { benchServe } from './bench/serve.ts';
import { benchSky } from './bench/sky.ts';

/** `pnpm bench [NAME…]`: figures as ratios in one run, on the built server; `--help` lists them. */
const BENCHES: Record<string, () => Promise<void>> = {
  http: benchHttp,
  serve: benchServe,
  auth: benchAuth,
  memory: benchMemory,
  readings: benchReadings,
  page: benchPage,
  pages: benchPages,
  palm: benchPalm,
  sky: benchSky,
};

const names = process.argv.slice(2);
if (names.includes('--help') || names.includes('help')) {
  process.stdout.write(
    `pnpm bench [NAME…]\n\nPrints figures of the built product as ratios in one run; all of them, or those named:\n  ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(0);
}
const unknown = names.filter((name) => !BENCHES[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `unknown: ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES))
  if (names.length === 0 || names.includes(name)) await bench();
