import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The browser's code and fonts: named by what they hold, so that none ever changes. */
const CODE = /^assets\/.+\.(?:js|css|woff2)$/;
/** What stands outside of the assets and every page wants. */
const ICONS = ['favicon.svg', 'icons/icon-192.png'];

/** The service worker, of which the built files are a part: it comes last. */
export async function buildWorker(web: string): Promise<void> {
  const client = join(web, 'dist/client');
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).sort();
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(client, name)))
      .digest('hex')
      .slice(0, 16);
  const files = [
    ...names.filter((name) => CODE.test(name)).map((name) => ({ url: `/${name}`, revision: null })),
    ...ICONS.map((name) => ({ url: `/${name}`, revision: digest(name) })),
  ];
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILT: JSON.stringify({ files, version }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(web, 'src/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
