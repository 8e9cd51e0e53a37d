import { PRODUCT_NAME } from '@sibila/contracts/product';
import { EmbeddedDatabaseError } from '@sibila/drizzle/embedded';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';

const NO_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const NO_DATABASE = /^(ECONN|ENOTFOUND|EAI_AGAIN|CONNECT|28|3D|57P|08)/;

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** One line for people about why the product could not start; null when we don't know. */
function explain(error: unknown, { port }: Config): string | null {
  if (error instanceof EmbeddedDatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `El puerto ${port} ya está en uso. Cierra lo que lo ocupa o elige otro: PORT=${port + 1} npm start`;
  const isMkdir = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
  if (isMkdir || NO_FOLDER.has(code))
    return 'No se puede escribir en la carpeta de datos. Elige otra con DATA_DIR.';
  if (NO_DATABASE.test(code))
    return `No se puede usar la base de datos de DATABASE_URL (${code}). Comprueba que responde y que sus datos de acceso son correctos.`;
  return null;
}

const config = configOrExit();
const log = createLog(config.logLevel);
process.on('unhandledRejection', (err) => log.error({ err }, 'an unhandled rejection'));

function leaveWithFailure(error: unknown): never {
  const reason = explain(error, config);
  if (reason === null) log.fatal({ err: error }, 'the server could not run');
  process.stderr.write(`${reason ?? 'No se pudo iniciar; el registro dice por qué.'}\n`);
  return process.exit(1);
}

if (config.mode === 'production' && !config.reader)
  log.warn('no AI endpoint is configured: the built-in reader writes');
if (config.mode === 'production' && !config.operator)
  log.warn('LEGAL_NAME and LEGAL_ADDRESS are not set: the privacy policy names no operator');
const starting = startServer(config, log);

// From here on a signal ends what has been started, also while it is still starting.
let isStopping = false;
const leave = () => {
  if (isStopping) return;
  isStopping = true;
  starting.then((server) => server.stop()).then(() => process.exit(0), leaveWithFailure);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);

try {
  const server = await starting;
  log.info({ event: 'boot', port: server.port, mode: config.mode }, 'serving');
  if (config.mode === 'local')
    process.stdout.write(`\n  ${PRODUCT_NAME} está en ${config.appUrl}\n\n`);
} catch (error) {
  leaveWithFailure(error);
}
