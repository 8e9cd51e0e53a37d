import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals, loadEnvFile, runServer } from './bootstrap-child.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (existsSync(join(root, 'api', 'dist', 'main.js'))) {
  loadEnvFile(root);
  process.env.NODE_ENV = 'production';
  forwardSignals();
  process.exitCode = await runServer(root, process.argv.slice(2));
} else {
  console.error('Falta api/dist/main.js: ejecuta antes pnpm build');
  process.exitCode = 1;
}
