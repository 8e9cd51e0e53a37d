import { PRODUCT_NAME } from '@sibila/contracts/product';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** One line for people about why the product could not start. */
function explain(error: unknown, { port }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `El puerto ${port} ya está en uso. Cierra lo que lo ocupa o elige otro: PORT=${port + 1} npm start`;
  if (code === 'EACCES' || code === 'EPERM')
    return 'No hay permiso para escribir en la carpeta de datos. Elige otra con DATA_DIR.';
  return error instanceof Error ? error.message : 'No se pudo iniciar.';
}

const config = configOrExit();
const log = createLog(config.logLevel);
process.on('unhandledRejection', (err) => log.error({ err }, 'an unhandled rejection'));

try {
  if (config.mode === 'production' && !config.reader)
    log.warn('no AI endpoint is configured: the built-in reader writes');
  const server = await startServer(config, log);
  log.info({ event: 'boot', port: server.port, mode: config.mode }, 'serving');
  if (config.mode === 'local')
    process.stdout.write(`\n  ${PRODUCT_NAME} está en ${config.appUrl}\n\n`);
  let isStopping = false;
  const leave = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
} catch (error) {
  log.fatal({ err: error }, 'the server could not start');
  process.stderr.write(`${explain(error, config)}\n`);
  process.exit(1);
}
