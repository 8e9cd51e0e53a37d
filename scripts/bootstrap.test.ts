import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const SCRIPTS = dirname(fileURLToPath(import.meta.url));

/** Stands in for `npx pnpm install`: notes the call and installs a builder and a test runner. */
const FAKE_NPX = `#!/usr/bin/env node
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('calls', process.argv.slice(2).join(' ') + ' NODE_ENV=' + process.env.NODE_ENV + '\\n');
if (existsSync('break-install')) { console.log('the registry said no'); process.exit(1); }
mkdirSync('node_modules/tsx/dist', { recursive: true });
mkdirSync('node_modules/vitest', { recursive: true });
writeFileSync('node_modules/tsx/dist/cli.mjs', \`
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  appendFileSync('calls', 'build\\\\n');
  for (const dir of ['api/dist', 'web/dist/client', 'web/dist/server']) mkdirSync(dir, { recursive: true });
  writeFileSync('web/src/routes.gen.ts', String(Math.random()));
  writeFileSync('api/dist/main.js', await (await import('node:fs/promises')).readFile('api/src/main.js'));
\`);
writeFileSync('node_modules/vitest/vitest.mjs', 'console.log(process.argv.slice(2).join(" ")); process.exit(3);');
`;

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A bare clone whose server is the given program. */
function fakeClone(program = 'console.log("served", process.env.UV_THREADPOOL_SIZE);'): string {
  const root = mkdtempSync(join(tmpdir(), 'sibila-clone-'));
  roots.push(root);
  for (const dir of ['scripts/admin', 'bin', 'home', 'api/src', 'web/src', 'packages/domain']) {
    mkdirSync(join(root, dir), { recursive: true });
  }
  for (const name of readdirSync(SCRIPTS)) {
    if (name.endsWith('.mjs')) copyFileSync(join(SCRIPTS, name), join(root, 'scripts', name));
  }
  writeFileSync(join(root, 'bin', 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'bin', 'npx'), FAKE_NPX, { mode: 0o755 });
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 1');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'api/src/main.js'), program);
  return root;
}

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

function launch(root: string, script: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, script, {
    cwd: root,
    env: {
      PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`,
      HOME: join(root, 'home'),
      PORT: '0',
      ...env,
    },
  });
}

async function finish(child: ChildProcess): Promise<Outcome> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

function bootstrap(root: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  return finish(launch(root, ['scripts/bootstrap.mjs', ...args], env));
}

function calls(root: string): string[] {
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

const INSTALL = '--yes pnpm@12 install --frozen-lockfile NODE_ENV=undefined';

describe('npm start', () => {
  it('installs, builds and serves a bare clone, with one line for each step', async () => {
    const root = fakeClone();
    const { code, out, err } = await bootstrap(root, ['start'], { NODE_ENV: 'production' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Instalando dependencias… \d+,\d s\nConstruyendo… \d+,\d s\nserved 8\n$/);
    expect(calls(root)).toEqual([INSTALL, 'build']);
  });

  it('serves at once when nothing has changed', async () => {
    const root = fakeClone();
    await bootstrap(root, ['start']);
    const { out } = await bootstrap(root, ['start'], { UV_THREADPOOL_SIZE: '5' });
    expect(out).toBe('served 5\n');
    expect(calls(root)).toHaveLength(2);
  });

  it('builds again after a change of a source, and not after a mere touch or a change of a test', async () => {
    const root = fakeClone();
    const source = join(root, 'web/src/page.tsx');
    const command = join(root, 'scripts/admin/users.ts');
    for (const path of [source, command]) writeFileSync(path, 'one');
    await bootstrap(root, ['start']);
    utimesSync(source, new Date(), new Date());
    writeFileSync(join(root, 'web/src/page.test.tsx'), 'changed');
    writeFileSync(join(root, 'scripts/build-worker.test.ts'), 'changed');
    await bootstrap(root, ['start']);
    expect(calls(root)).toEqual([INSTALL, 'build']);
    writeFileSync(source, 'two');
    await bootstrap(root, ['start']);
    expect(calls(root)).toEqual([INSTALL, 'build', 'build']);
    writeFileSync(command, 'two');
    await bootstrap(root, ['start']);
    expect(calls(root)).toEqual([INSTALL, 'build', 'build', 'build']);
  });

  it('installs again after a change of the lockfile or of a package.json', async () => {
    const root = fakeClone();
    await bootstrap(root, ['start']);
    writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 2');
    await bootstrap(root, ['start']);
    writeFileSync(join(root, 'packages/domain/package.json'), '{ "name": "domain" }');
    await bootstrap(root, ['start']);
    expect(calls(root).filter((call) => call === INSTALL)).toHaveLength(3);
  });

  it('shows what the installer said only when it fails, and tries again the next time', async () => {
    const root = fakeClone();
    writeFileSync(join(root, 'break-install'), '');
    const failed = await bootstrap(root, ['start']);
    expect(failed.code).toBe(1);
    expect(failed.out).toContain('the registry said no');
    expect(failed.err).toBe('No se pudieron instalar las dependencias (arriba está el motivo)\n');
    rmSync(join(root, 'break-install'));
    expect((await bootstrap(root, ['start'])).code).toBe(0);
  });

  it('says in one line that the port is taken, before any work', async () => {
    const root = fakeClone();
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    writeFileSync(join(root, '.env'), `PORT=${port}\n`);
    const child = launch(root, ['scripts/bootstrap.mjs', 'start'], { PORT: undefined });
    const { code, err } = await finish(child);
    holder.close();
    expect(code).toBe(1);
    expect(err).toMatch(
      new RegExp(`^El puerto ${port} ya está en uso\\. .*PORT=\\d+ npm start\\n$`),
    );
    expect(calls(root)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'hands %s on once and ends with the code of the server',
    async (signal) => {
      const root = fakeClone(`
      let times = 0;
      process.on('${signal}', () => { times += 1; setTimeout(() => process.exit(40 + times), 100); });
      setInterval(() => {}, 1000);
      console.log('listening');
    `);
      const child = launch(root, ['scripts/bootstrap.mjs', 'start']);
      child.stdout?.on('data', (chunk: Buffer) => {
        if (!chunk.toString().includes('listening')) return;
        child.kill(signal);
        setTimeout(() => child.kill(signal), 20);
      });
      expect((await finish(child)).code).toBe(41);
    },
  );

  it('ends with the shell that npm put between them', async () => {
    const root = fakeClone(`
      process.on('SIGTERM', () => { console.log('leaving'); process.exit(0); });
      setInterval(() => {}, 1000);
      console.log('listening');
    `);
    const command = `"${process.execPath}" scripts/bootstrap.mjs start; exit 9`;
    const shell = spawn('sh', ['-c', command], {
      cwd: root,
      env: {
        PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`,
        PORT: '0',
        npm_lifecycle_event: 'start',
      },
    });
    shell.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening')) shell.kill('SIGTERM');
    });
    expect((await finish(shell)).out).toMatch(/listening\nleaving\n$/);
  });

  it('tells an old Node in one line what it needs', async () => {
    const root = fakeClone();
    const disguise = 'Object.defineProperty(process, "versions", { value: { node: "18.20.4" } })';
    const old = ['--import', `data:text/javascript,${disguise}`, 'scripts/bootstrap.mjs', 'start'];
    const { code, out, err } = await finish(launch(root, old));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^Sibila necesita Node 20\.19 o posterior y este es el 18\.20\.4\..*\n$/);
  });
});

describe('npm test', () => {
  it('installs, runs every project but peers, and ends with the code of the tests', async () => {
    const root = fakeClone();
    const { code, out } = await bootstrap(root, ['test', '--bail', '1']);
    expect(code).toBe(3);
    expect(out).toContain('run --config vitest.workspace.ts --project !peers --bail 1\n');
    expect(calls(root)).toEqual([INSTALL]);
  });
});

describe('pnpm serve', () => {
  it('asks for a build where there is none', async () => {
    const { code, err } = await finish(launch(fakeClone(), ['scripts/serve.mjs']));
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Falta api/dist/main.js: ejecuta antes pnpm build\n',
    });
  });

  it('runs the built server in production mode', async () => {
    const root = fakeClone();
    mkdirSync(join(root, 'api/dist'));
    writeFileSync(join(root, 'api/dist/main.js'), 'console.log(process.env.NODE_ENV)');
    expect((await finish(launch(root, ['scripts/serve.mjs']))).out).toBe('production\n');
  });
});
