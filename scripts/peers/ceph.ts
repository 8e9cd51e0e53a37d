import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareEnvironment } from '../testing/environment.ts';
import { makeFolder } from '../testing/data-dir.ts';
import { freePort, until } from '../testing/wait.ts';
import type { Keys } from './aws-signature.ts';
import { startDaemon, type Daemon } from './daemon.ts';
import { programPath } from './peer.ts';

export const CEPH_PROGRAMS = [
  'ceph',
  'ceph-authtool',
  'ceph-mon',
  'ceph-osd',
  'monmaptool',
  'radosgw',
  'radosgw-admin',
];

/** One machine's Ceph with its S3 gateway; all of it in memory and in a temporary folder. */
export interface Ceph {
  url: string;
  /** Makes an account. */
  user(name: string): Promise<Keys>;
  /** Ends the gateway as a crash does. What it stored stays. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  /** Lets the gateway take connections and say nothing, until it may go on. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const configOf = (folder: string, [monitor, gateway, storage]: [number, number, number]) => `
[global]
fsid = ${randomUUID()}
mon_initial_members = a
mon_host = v1:127.0.0.1:${monitor}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
public_network = 127.0.0.0/8
cluster_network = 127.0.0.0/8
ms_bind_ipv6 = false
ms_bind_port_min = ${storage}
ms_bind_port_max = ${storage + 50}
auth_allow_insecure_global_id_reclaim = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 8
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 2147483648
mon_max_pg_per_osd = 2000
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
mon_data_avail_warn = 2
mon_data = ${folder}/mon
osd_data = ${folder}/osd
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
keyring = ${folder}/keyring
setuser_match_path =
[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
`;

/** Starts a monitor, a store and the gateway; takes about 15 s. */
export async function startCeph(): Promise<Ceph> {
  const folder = makeFolder('ceph');
  const config = join(folder, 'ceph.conf');
  const [monitor, gateway, storage] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(config, configOf(folder, [monitor, gateway, storage]));
  const run = async (program: string, ...args: string[]) => {
    const options = { cwd: '/', env: { ...bareEnvironment(), CEPH_CONF: config }, timeout: 60_000 };
    return (await promisify(execFile)(programPath(program), args, options)).stdout;
  };
  const start = (program: string, port: number, ...args: string[]) =>
    startDaemon({ program, args: ['-c', config, ...args, '-f'], port });
  const daemons: Daemon[] = [];
  await prepare(folder, monitor, run);
  daemons.push(await start('ceph-mon', monitor, '-i', 'a'));
  await until('the monitor', () => run('ceph', 'mon', 'stat').catch(() => false), 30_000);
  const uuid = randomUUID();
  await run('ceph', 'osd', 'new', uuid);
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', uuid);
  await run('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'host=localhost', 'root=default');
  daemons.push(await start('ceph-osd', storage, '-i', '0'));
  await until('the store', async () => (await run('ceph', 'osd', 'stat')).includes('1 up'), 30_000);
  const startGateway = () => start('radosgw', gateway, '-n', 'client.rgw');
  let door = await startGateway();
  return {
    url: `http://127.0.0.1:${gateway}`,
    user: async (name) => {
      const keys = { id: `${name}KEY`.toUpperCase(), secret: randomUUID() };
      const account = [`--uid=${name}`, `--display-name=${name}`];
      const secrets = [`--access-key=${keys.id}`, `--secret-key=${keys.secret}`];
      await run('radosgw-admin', 'user', 'create', ...account, ...secrets);
      return keys;
    },
    killGateway: () => door.stop('SIGKILL'),
    startGateway: async () => {
      door = await startGateway();
    },
    freeze: () => door.signal('SIGSTOP'),
    thaw: () => door.signal('SIGCONT'),
    stop: async () => {
      for (const daemon of [door, ...daemons.toReversed()]) await daemon.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The keys of the parts, and the monitor's first data. */
async function prepare(
  folder: string,
  port: number,
  run: (program: string, ...args: string[]) => Promise<string>,
): Promise<void> {
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
  const [map, keyring] = [join(folder, 'monmap'), join(folder, 'keyring')];
  const address = `v1:127.0.0.1:${port}`;
  await run('monmaptool', '--create', '--addv', 'a', `[${address}]`, '--clobber', map);
  await run(
    'ceph-authtool',
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  );
  for (const name of ['client.admin', 'client.rgw', 'osd.0']) {
    const rights = ['mon', 'osd'].flatMap((part) => ['--cap', part, 'allow *']);
    await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...rights);
  }
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
}
