import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/**
 * What the landing page shares with other pages: left alone, each of these becomes a small file of
 * its own, and a dozen small files pack worse than one.
 */
const SHARED = [
  '/domain/src/zodiac/',
  '/domain/src/sky/angles.',
  '/domain/src/sky/aspects.',
  '/domain/src/sky/body-names.',
  '/domain/src/sky/glyphs.',
  '/domain/src/horoscope/local-day.',
  '/contracts/src/limits.',
  '/contracts/src/premium.',
  '/content/src/horoscope/words.',
  '/src/lib/date-format.',
  '/src/lib/dates.',
  '/src/lib/own-zone.',
  '/src/lib/sign-days.',
  '/src/components/body-glyph.',
  '/src/components/paper.',
  '/src/components/sign-glyph.',
  '/src/features/home/art/',
  '/src/features/horoscope/days.',
  '/src/features/horoscope/use-day.',
  '/src/features/reading/reading-text.',
  '/useLocation.',
] as const;
const isShared = (id: string): boolean => SHARED.some((part) => id.includes(part));

/**
 * The start is two files, not thirty: packages, which a new version of the product leaves as they
 * were, and what is ours.
 */
const CHUNKS = [
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  { name: 'atlas', test: isShared, includeDependenciesRecursively: false },
];

/**
 * Two builds from one configuration: `vite build` makes the browser's hashed files in dist/client,
 * `vite build --ssr src/entry-server.tsx` one self-contained module in dist/server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: resolve(root, 'src/routes'),
      generatedRouteTree: resolve(root, 'src/routeTree.gen.ts'),
      tmpDir: resolve(root, '.cache/router'),
      routeFileIgnorePattern: '\\.(test|module)\\.',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      autoCodeSplitting: true,
      disableLogging: true,
    }),
    react(),
  ],
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry-server.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
}));
