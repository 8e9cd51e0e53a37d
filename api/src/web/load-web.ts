import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderPage } from './page-renderer.ts';
import { PageShelf } from './page-shelf.ts';
import { StaticFiles } from './static-files.ts';

/** The folder of the built web app, the same from this source and from the built server. */
export function webFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const fromBuild = join(here, '../../web/dist');
  return existsSync(fromBuild) ? fromBuild : join(here, '../../../web/dist');
}

/** Loads the built web app; null when it has not been built. */
export async function loadWeb(folder = webFolder()) {
  const server = join(folder, 'server/entry-server.js');
  if (!existsSync(server)) return null;
  const { render } = (await import(pathToFileURL(server).href)) as { render: RenderPage };
  const manifest: unknown = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  );
  const files = new StaticFiles(join(folder, 'client'));
  return { render, manifest, files, shelf: new PageShelf() };
}
