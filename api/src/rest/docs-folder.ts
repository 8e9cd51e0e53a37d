import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where swagger-ui's files are: copied beside the built server, or in its package. */
export function docsFolder(): string {
  const built = join(dirname(fileURLToPath(import.meta.url)), 'swagger-ui');
  if (existsSync(built)) return built;
  return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
}
