import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildBlog } from './build-blog.ts';
import { buildWorker } from './build-worker.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PACKED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** The web app: what browsers load, and the renderer of pages. */
async function buildWeb(): Promise<void> {
  const web = join(root, 'web');
  rmSync(join(web, 'dist'), { recursive: true, force: true });
  // Vite finds the PostCSS configuration and the routes from the folder that it works in.
  process.chdir(web);
  const common = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...common, build: { manifest: true, outDir: 'dist/client' } });
  await build({ ...common, build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server' } });
  process.chdir(root);
  await buildWorker(web);
  precompress(join(web, 'dist/client'));
}

/** Lays a brotli and a gzip form beside each text file, so that no request has to make them. */
function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!PACKED.has(extname(name)) || statSync(path).size < 512) continue;
    const content = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Packages with binaries, or that unpack themselves: they stay outside the bundles. */
const EXTERNAL = ['argon2', 'sharp', 'heic-decode'];

/** One entry of the server as one file of plain JavaScript. */
async function bundle(api: string, entry: string, file: string): Promise<void> {
  const chunks = `${file.replace('.js', '')}/[name]-[hash].js`;
  await build({
    root: api,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: entry,
      outDir: 'dist',
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: file, chunkFileNames: chunks } },
    },
  });
}

/** The server, the administration CLI, the worker in which it develops photos, and what prints its share images. */
async function buildServer(): Promise<void> {
  const api = join(root, 'api');
  rmSync(join(api, 'dist'), { recursive: true, force: true });
  await bundle(api, 'src/main.ts', 'main.js');
  await bundle(api, join(root, 'scripts/admin.ts'), 'admin.js');
  await bundle(api, 'src/adapters/photo-lab/worker.ts', 'photo-worker.js');
  await bundle(api, 'src/adapters/share-images/printer.ts', 'share-printer.js');
  cpSync(join(root, 'drizzle/migrations'), join(api, 'dist/migrations'), { recursive: true });
  cpSync(join(root, 'docs/notices.md'), join(api, 'dist/NOTICES.md'));
  const require = createRequire(join(api, 'package.json'));
  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  mkdirSync(join(api, 'dist/swagger-ui'), { recursive: true });
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE'])
    cpSync(join(swagger, name), join(api, 'dist/swagger-ui', name));
}

async function buildProduct(): Promise<void> {
  await buildWeb();
  await buildServer();
  await buildClient();
}

/** By a process of its own: the package exports nothing but what is published. */
async function buildClient(): Promise<void> {
  const [code] = (await once(fork(join(root, 'packages/client/build.ts')), 'exit')) as [unknown];
  if (code !== 0) throw new Error('the client was not built');
}

// Covers are rendered beside the bundling, by threads of their own.
const [blog] = await Promise.all([buildBlog(root), buildProduct()]);
mkdirSync(join(root, 'api/dist/blog'), { recursive: true });
for (const { name, bytes } of blog) writeFileSync(join(root, 'api/dist/blog', name), bytes);
