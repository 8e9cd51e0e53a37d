import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bareEnvironment } from './environment.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** How to get a browser, for whoever has none. */
export const NO_BROWSER =
  'No se encontró ningún navegador: las pruebas de scripts/journeys se omiten. ' +
  'Instala uno (apt-get install chromium) o indica su ruta en SIBILA_CHROMIUM.';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of the browser for journeys and benchmarks: SIBILA_CHROMIUM, or the first one in the PATH. */
export function findChromium(): string | undefined {
  // oxlint-disable-next-line node/no-process-env -- a setting of tests and benchmarks alone
  const wanted = process.env['SIBILA_CHROMIUM'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`SIBILA_CHROMIUM no es un programa: ${wanted}`);
  }
  const folders = [...(bareEnvironment()['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** The same, for what makes no sense without a browser. */
export function requireChromium(): string {
  const path = findChromium();
  if (path === undefined)
    throw new Error(
      'a browser is needed: apt-get install chromium, or its path in SIBILA_CHROMIUM',
    );
  return path;
}
