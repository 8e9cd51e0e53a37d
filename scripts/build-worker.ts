import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The browser's code, pictures and fonts: named by what they hold, so that none ever changes. */
const CODE = /^assets\/.+\.(?:js|css|woff2|svg)$/;
/** What stands outside of the assets and every page wants. */
const ICONS = ['favicon.svg', 'icons/icon-192.png'];
const ENTRY = 'src/entry-client.tsx';
const HOME = 'src/routes/index.tsx?tsr-split=component';
const PROFILE = 'src/routes/profile.tsx?tsr-split=component';
const ACCESS = 'src/features/account/access-panel.tsx';
/**
 * What every page starts with, the pages of the shell with what each reader of theirs comes to, and
 * what stands in for the network.
 */
const FIRST = [
  ENTRY,
  HOME,
  'src/features/billing/plan-calls.tsx',
  'src/features/home/testimonials.tsx',
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

/** Some entries of the manifest and all that these import, by their keys. */
function closure(keys: readonly string[], manifest: Manifest): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the client manifest has no ${key}`);
    if (chunks.has(key)) return;
    chunks.set(key, chunk);
    chunk.imports?.forEach(take);
  };
  keys.forEach(take);
  return chunks;
}

/** The files of some entries of the manifest and of all that these import. */
const filesOf = (keys: readonly string[], manifest: Manifest): Set<string> =>
  new Set(
    [...closure(keys, manifest).values()].flatMap(({ file, css = [], assets = [] }) => [
      file,
      ...css,
      ...assets,
    ]),
  );

/** What a page fetches later, of itself: what every page may fetch is none of it. */
function laterPartsOf(page: string, manifest: Manifest): string[] {
  const everybodys = closure([ENTRY], manifest);
  const own = [...closure([page], manifest)].filter(([key]) => !everybodys.has(key));
  return own.flatMap(([, { dynamicImports = [] }]) => dynamicImports);
}

/** Parts of the code: what is kept before anything else, and all the rest in the order of its use. */
export function orderOf(
  code: readonly string[],
  manifest: Manifest,
): { first: string[]; rest: string[] } {
  const wanted = filesOf(FIRST, manifest);
  // The pages of the shell open without a network: what they open in turn is the next to be kept.
  const next = [laterPartsOf(HOME, manifest), [ACCESS], laterPartsOf(PROFILE, manifest)].map(
    (keys) => filesOf(keys, manifest),
  );
  const turnOf = (name: string) => {
    const turn = next.findIndex((files) => files.has(name));
    return turn === -1 ? next.length : turn;
  };
  return {
    first: code.filter((name) => wanted.has(name)),
    rest: code.filter((name) => !wanted.has(name)).sort((a, b) => turnOf(a) - turnOf(b)),
  };
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
  const order = orderOf(
    names.filter((name) => CODE.test(name)),
    manifest,
  );
  const first = [
    ...order.first.map((name) => ({ url: `/${name}`, revision: null })),
    ...ICONS.map((name) => ({ url: `/${name}`, revision: digest(name) })),
  ];
  const rest = order.rest.map((name) => `/${name}`);
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
