export type EmbeddedDatabaseErrorCode =
  | 'unwritable'
  | 'no_binaries'
  | 'disk_full'
  | 'wrong_version'
  | 'does_not_start'
  | 'in_use'
  | 'newer_schema';

/** The database can't be used, mostly the embedded one; `message` is one Spanish line for the person who started it. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function noBinaries(cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'no_binaries',
    'No hay PostgreSQL integrado para esta plataforma; define DATABASE_URL',
    { cause },
  );
}

export function diskFull(path: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'disk_full',
    `disco lleno: no queda espacio para la base de datos en ${path}`,
    { cause },
  );
}

export function unwritable(path: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError('unwritable', `No se puede escribir en ${path}`, { cause });
}

/** The `code` of a Node system error, such as `ENOENT`. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Turns the file errors a person can mend into their message; others pass through as they are. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = errnoOf(error);
  if (error instanceof EmbeddedDatabaseError || code === undefined) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(path, error);
  const denied = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code);
  return denied ? unwritable(path, error) : error;
}
