import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { appRouter } from '@sibila/api/trpc/router';
import { typesText } from './src/types-text.ts';

const CREATE = `/** A client for programs; \`url\` is where the product answers, such as \`http://localhost:3000\`. */
export declare function createSibilaClient(url: string, options?: SibilaClientOptions): SibilaClient;
`;

/**
 * Makes the package ready for `npm pack`: one file of plain JavaScript for Node and browsers, its
 * types, and the licence of the product.
 */
export async function buildClient(root: string): Promise<void> {
  const outDir = join(root, 'dist');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'src/create-client.ts',
      outDir,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: 'create-client.js' } },
    },
  });
  const head = readFileSync(join(root, 'src/public.d.ts'), 'utf8');
  const types = typesText(appRouter);
  writeFileSync(join(outDir, 'create-client.d.ts'), [head, types, CREATE].join('\n'));
  cpSync(join(root, '../../LICENSE'), join(root, 'LICENSE'));
}

if (process.argv[1] === import.meta.filename) await buildClient(import.meta.dirname);
