import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** How the client becomes one file of plain JavaScript that Node runs without a compiler. */
export function clientBuild(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/create-client.ts',
      outDir: join(root, 'dist'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'create-client.js' } },
    },
  };
}
