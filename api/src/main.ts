import { PRODUCT_NAME } from '@sibila/contracts/product';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';
import { explainFailure } from './start-failure.ts';

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const config = configOrExit();
const log = createLog(config.logLevel);
process.on('unhandledRejection', (err) => log.error({ err }, 'an unhandled rejection'));

function leaveWithFailure(error: unknown): never {
  if (leaving.signal.aborted && error === leaving.signal.reason) {
    process.stderr.write('Se pidió parar mientras se esperaba a la base de datos.\n');
    return process.exit(0);
  }
  const reason = explainFailure(error, config);
  if (reason === null) log.fatal({ err: error }, 'the server could not run');
  process.stderr.write(`${reason ?? 'No se pudo iniciar; el registro dice por qué.'}\n`);
  return process.exit(1);
}

if (config.mode === 'production' && !config.reader)
  log.warn('no AI endpoint is configured: the built-in reader writes');
if (config.mode === 'production' && !config.operator)
  log.warn('LEGAL_NAME and LEGAL_ADDRESS are not set: the privacy policy names no operator');
const leaving = new AbortController();
const starting = startServer(config, log, leaving.signal);

// From here on a signal ends what has been started, also while it is still starting.
const leave = () => {
  if (leaving.signal.aborted) return;
  leaving.abort();
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
