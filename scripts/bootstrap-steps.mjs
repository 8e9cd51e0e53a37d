import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals, interruption, loadEnvFile, run, runServer } from './bootstrap-child.mjs';
import { hashOfContents, hashOfManifests, hashOfStats, listSources } from './bootstrap-hash.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALL_MARK = join(ROOT, 'node_modules', '.sibila-install');
const BUILD_MARK = join(ROOT, 'dist', '.sibila-build');
const BUILT = ['api/dist/main.js', 'web/dist/client', 'web/dist/server'];

/** A problem with one line for the person at the keyboard. */
class Stop extends Error {
  constructor(/** @type {string} */ message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * `npm start` and `npm test` on a clone where nothing is installed or built yet.
 * @param {string[]} args the command and what it passes on
 */
export async function main([command, ...rest]) {
  forwardSignals();
  try {
    if (command === 'start') process.exitCode = await start(rest);
    else if (command === 'test') process.exitCode = await test(rest);
    // For the tests that run the built server: builds what is stale, with what is installed.
    else if (command === 'build') await build();
    else throw new Stop('Uso: node scripts/bootstrap.mjs start|test|build');
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(error.message);
    process.exitCode = error.code;
  }
}

/** @param {string[]} args */
async function start(args) {
  requireWritable();
  loadEnvFile(ROOT);
  await requireFreePort(process.env.PORT || '3000', process.env.HOST || '127.0.0.1');
  await install();
  await build();
  return runServer(ROOT, args);
}

/** @param {string[]} args */
async function test(args) {
  requireWritable();
  await install();
  const chosen = args.some((arg) => arg.startsWith('--project'));
  const projects = chosen ? [] : ['--project', '!peers'];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const all = [vitest, 'run', '--config', 'vitest.workspace.ts', ...projects, ...args];
  const { code } = await run(process.execPath, all, { cwd: ROOT, env: developmentEnv() });
  return code;
}

function requireWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    throw new Stop(
      `No se puede escribir en ${ROOT}: copia el proyecto a una carpeta tuya o cambia sus permisos`,
    );
  }
}

async function install() {
  const hash = hashOfManifests(ROOT);
  if (read(INSTALL_MARK) === hash) return;
  rmSync(INSTALL_MARK, { force: true });
  const args = ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'];
  // CI keeps pnpm from asking whether it may replace a node_modules of another make.
  const env = { ...developmentEnv(), CI: 'true' };
  const shell = process.platform === 'win32';
  await step('Instalando dependencias', 'No se pudieron instalar las dependencias', () =>
    run('npx', args, { cwd: ROOT, env, shell, quiet: true }),
  );
  writeFileSync(INSTALL_MARK, hash);
}

async function build() {
  const files = listSources(ROOT);
  const stats = hashOfStats(ROOT, files);
  const [savedStats, savedContents] = (read(BUILD_MARK) ?? '').split('\n');
  const whole = BUILT.every((path) => existsSync(join(ROOT, path)));
  if (whole && savedStats === stats) return;
  const contents = hashOfContents(ROOT, files, read(INSTALL_MARK));
  if (!whole || savedContents !== contents) {
    rmSync(BUILD_MARK, { force: true });
    const args = [join('node_modules', 'tsx', 'dist', 'cli.mjs'), join('scripts', 'build.ts')];
    await step('Construyendo', 'No se pudo construir la aplicación', () =>
      run(process.execPath, args, { cwd: ROOT, env: developmentEnv(), quiet: true }),
    );
  }
  mkdirSync(dirname(BUILD_MARK), { recursive: true });
  writeFileSync(BUILD_MARK, `${stats}\n${contents}`);
}

/** The tools that install, build and test need development dependencies. */
function developmentEnv() {
  const { NODE_ENV, ...env } = process.env;
  return NODE_ENV === undefined || NODE_ENV === 'production' ? env : { ...env, NODE_ENV };
}

/**
 * One line of progress; the output of the work is shown only when it fails.
 * @param {string} title
 * @param {string} failure
 * @param {() => Promise<{ code: number, output: string }>} work
 */
async function step(title, failure, work) {
  const begun = performance.now();
  process.stdout.write(`${title}… `);
  const { code, output } = await work();
  const interrupted = interruption();
  if (interrupted !== undefined) {
    process.stdout.write('\n');
    throw new Stop('', interrupted);
  }
  if (code !== 0) {
    process.stdout.write(`\n${output}`);
    throw new Stop(`${failure} (arriba está el motivo)`);
  }
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')} s\n`);
}

/**
 * @param {string} port
 * @param {string} host
 * @returns {Promise<void>}
 */
function requireFreePort(port, host) {
  return new Promise((resolve, reject) => {
    const number = Number(port);
    // What isn't a port is for the server's own check of its settings.
    if (!Number.isInteger(number) || number < 0 || number > 65_535) return resolve();
    const probe = createServer();
    probe.once('error', (error) => {
      const message = explainListen('code' in error ? error.code : '', number, host);
      reject(new Stop(message ?? error.message));
    });
    probe.listen({ port: number, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * @param {unknown} code
 * @param {number} port
 * @param {string} host
 */
function explainListen(code, port, host) {
  const other = port < 65_535 && port > 1023 ? port + 1 : 3000;
  const hint = `PORT=${other} npm start`;
  if (code === 'EADDRINUSE') {
    return `El puerto ${port} ya está en uso. Cierra el otro programa o elige otro puerto: ${hint}`;
  }
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}. Elige otro: ${hint}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Esta máquina no tiene la dirección ${host}. Revisa la variable HOST`;
  }
  return undefined;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
