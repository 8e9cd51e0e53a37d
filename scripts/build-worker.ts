import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The browser's code, pictures and fonts: named by what they hold, so that none ever changes. */
const CODE = /^assets\/.+\.(?:js|css|woff2|svg)$/;
/** What stands outside of the assets and every page wants. */
const ICONS = ['favicon.svg', 'icons/icon-192.png'];
const PROFILE = 'src/routes/profile.tsx?tsr-split=component';
/** What every page starts with, the pages of the shell, and what stands in for the network. */
const FIRST = [
  'src/entry-client.tsx',
  'src/routes/index.tsx?tsr-split=component',
  PROFILE,
  'src/app/after-paint.tsx',
  'src/components/toast-viewport.tsx',
  'src/app/offline/cut-off-screen.tsx',
  'src/app/offline/offline.tsx',
  'src/app/offline/kept-answers.ts',
];

/** One entry of Vite's build manifest, as far as it is needed here. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The files of some entries of the manifest and of all that these import. */
function filesOf(keys: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the client manifest has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(take);
  };
  keys.forEach(take);
  return files;
}

/** The service worker, of which the built files are a part: it comes last. */
export async function buildWorker(web: string): Promise<void> {
  const client = join(web, 'dist/client');
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).sort();
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(client, name)))
      .digest('hex')
      .slice(0, 16);
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const wanted = filesOf(FIRST, manifest);
  // What the profile opens, the readings themselves among it, is the next to be kept.
  const next = filesOf(manifest[PROFILE]?.dynamicImports ?? [], manifest);
  const code = names.filter((name) => CODE.test(name));
  const first = [
    ...code.filter((name) => wanted.has(name)).map((name) => ({ url: `/${name}`, revision: null })),
    ...ICONS.map((name) => ({ url: `/${name}`, revision: digest(name) })),
  ];
  const rest = code
    .filter((name) => !wanted.has(name))
    .sort((a, b) => Number(next.has(b)) - Number(next.has(a)))
    .map((name) => `/${name}`);
  const files = JSON.stringify({ first, rest });
  const version = createHash('sha256').update(files).digest('hex').slice(0, 16);
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILT: JSON.stringify({ first, rest, version }),
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
