import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// What `pnpm build` made runs without any development dependency; in a clone that was never built
// the sources run.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'api', 'dist', 'admin.js');
if (existsSync(built)) await import(pathToFileURL(built).href);
else {
  const { register } = await import('tsx/esm/api').catch(() => ({ register: null }));
  if (register) {
    register();
    await import('./admin.ts');
  } else {
    console.error('Falta api/dist/admin.js: ejecuta antes pnpm build');
    process.exitCode = 1;
  }
}
