import { awayCode } from '@sibila/drizzle/away';
import { EmbeddedDatabaseError } from '@sibila/drizzle/embedded';
import type { Config } from './config.ts';

const NO_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** One line for people about why the product could not start; null when we don't know. */
export function explainFailure(error: unknown, { port }: Pick<Config, 'port'>): string | null {
  if (error instanceof EmbeddedDatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `El puerto ${port} ya está en uso. Cierra lo que lo ocupa o elige otro: PORT=${port + 1} npm start`;
  const away = awayCode(error);
  if (away !== null)
    return `No se puede usar la base de datos de DATABASE_URL (${away}). Comprueba que responde y que sus datos de acceso son correctos.`;
  const isMkdir = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
  if (isMkdir || NO_FOLDER.has(code))
    return 'No se puede escribir en la carpeta de datos. Elige otra con DATA_DIR.';
  return null;
}
