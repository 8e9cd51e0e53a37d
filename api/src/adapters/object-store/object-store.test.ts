import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFailure, type ObjectStore } from '@sibila/core/ports/object-store';
import { allOf, objectStoreContract } from '@sibila/testkit/contracts/object-store';
import { FakeObjectStore } from '@sibila/testkit/fakes';
import { S3_BUCKET, startS3Endpoint } from '@sibila/testkit/s3-endpoint';
import { diskObjectStore } from './disk.ts';
import { s3ObjectStore } from './s3.ts';

const makeFolder = () => mkdtemp(join(tmpdir(), 'sibila-files-'));
const bytes = new TextEncoder().encode('the picture');

objectStoreContract('on disk', async () => {
  const folder = await makeFolder();
  return {
    store: diskObjectStore({ folder: join(folder, 'a', 'files') }),
    close: () => rm(folder, { recursive: true }),
  };
});

objectStoreContract('over S3', async () => {
  const endpoint = await startS3Endpoint();
  const store = s3ObjectStore({
    endpoint: endpoint.url,
    region: 'eu-west-1',
    bucket: S3_BUCKET,
    accessKeyId: 'THEKEY',
    secretAccessKey: 'the secret',
    forcePathStyle: true,
  });
  return {
    store,
    close: async () => {
      store.close();
      await endpoint.close();
    },
  };
});

objectStoreContract('of the tests', () =>
  Promise.resolve({ store: new FakeObjectStore(), close: () => Promise.resolve() }),
);

describe('the object store on disk', () => {
  let folder: string;
  let files: string;
  let store: ObjectStore;
  beforeEach(async () => {
    folder = await makeFolder();
    files = join(folder, 'files');
    store = diskObjectStore({ folder: files });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => error);

  it('lets nobody but its own account look, and leaves nothing but the object', async () => {
    await store.put('palms/a.webp', bytes, 'image/webp');
    await store.put('palms/a.webp', bytes, 'image/webp');
    expect((await stat(files)).mode & 0o777).toBe(0o700);
    expect(await readdir(files)).toEqual(['palms%2Fa.webp']);
    expect((await stat(join(files, 'palms%2Fa.webp'))).mode & 0o777).toBe(0o600);
    await store.delete('palms/a.webp');
    expect(await readdir(files)).toEqual([]);
  });

  it('is empty, and bears a deletion, where there is no folder yet', async () => {
    expect(await allOf(store)).toEqual([]);
    expect(await store.get('a')).toBeNull();
    await store.delete('a');
    expect(await readdir(folder)).toEqual([]);
  });

  it('makes its folder anew when somebody has deleted it', async () => {
    await store.put('a', bytes, 'text/plain');
    await rm(files, { recursive: true });
    await store.put('b', bytes, 'text/plain');
    expect((await allOf(store)).map(({ key }) => key)).toEqual(['b']);
  });

  it("lists no file that isn't its own, and touches none", async () => {
    await store.put('a', bytes, 'text/plain');
    const strange = ['UPPER', '.hidden', 'a%2fb', '%2F', '%', 'a%2F..%2Fb', 'notes.TXT'];
    for (const name of strange) await writeFile(join(files, name), '');
    await mkdir(join(files, 'folder'));
    expect((await allOf(store)).map(({ key }) => key)).toEqual(['a']);
    expect((await readdir(files)).sort()).toEqual(['a', 'folder', ...strange].sort());
  });

  it('sweeps what a dead process was writing, and lets the living one go on', async () => {
    await store.put('a', bytes, 'text/plain');
    const [dead, living] = [randomUUID(), randomUUID()].map((id) =>
      join(files, `.unfinished-${id}`),
    ) as [string, string];
    for (const path of [dead, living]) await writeFile(path, 'half a pict');
    const past = new Date(Date.now() - 61_000);
    await utimes(dead, past, past);
    expect((await allOf(store, 'nothing')).length).toBe(0);
    await expect(stat(dead)).rejects.toThrow('ENOENT');
    expect((await stat(living)).size).toBe(11);
  });

  /** Another process with the same store, which runs `script`. */
  async function startChild(script: string, shell: string) {
    const program = join(folder, 'child.mts');
    const adapter = new URL('disk.ts', import.meta.url).href;
    await writeFile(
      program,
      `import { diskObjectStore } from ${JSON.stringify(adapter)};
      const store = diskObjectStore({ folder: ${JSON.stringify(files)} });
      ${script}`,
    );
    const run = `exec "${process.execPath}" --import "${import.meta.resolve('tsx')}" "${program}"`;
    return spawn('sh', ['-c', `${shell}${run}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  it('holds each object whole, or not at all, after a kill -9 in the middle of many', async () => {
    const script = `for (let i = 0; ; i++) {
      await store.put('k/' + (i % 20), Buffer.alloc(200_000, i % 250), 'x/y');
      if (i === 25) console.log('under way');
    }`;
    const child = await startChild(script, '');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const all = await allOf(store);
    expect(all).toHaveLength(20);
    for (const { key } of all) {
      const kept = Buffer.from((await store.get(key)) ?? '');
      expect(kept.equals(Buffer.alloc(200_000, kept[0]))).toBe(true);
    }
    await store.put('k/0', bytes, 'text/plain');
    expect(Buffer.from((await store.get('k/0')) ?? '')).toEqual(Buffer.from(bytes));
  });

  it('says so when a file finds no room, keeps what was there, and leaves no half of it', async () => {
    const script = `const say = (word) => () => console.log(word);
      await store.put('a', Buffer.alloc(1_000, 1), 'x/y').then(say('kept'));
      await store.put('a', Buffer.alloc(1_000_000, 2), 'x/y')
        .catch((error) => say(error.name + ': ' + error.message)());`;
    // No file may grow beyond 50 kB or so: the way of a full disk that needs no disk.
    const child = await startChild(script, "trap '' XFSZ; ulimit -f 100; ");
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    await once(child, 'close');
    expect(out).toBe('kept\nStorageFailure: the disk failed: EFBIG\n');
    expect(await readdir(files)).toEqual(['a']);
    expect(Buffer.from((await store.get('a')) ?? '')).toEqual(Buffer.alloc(1_000, 1));
  });

  it.each([
    ['a file stands where its folder should', 'file'],
    ['its folder can be made nowhere', '/proc/sibila/files'],
    ['its disk is read only', '/sys/sibila'],
  ])('says so when %s', async (_, place) => {
    const path = place === 'file' ? join(folder, 'file') : place;
    if (place === 'file') await writeFile(path, '');
    const broken = diskObjectStore({ folder: path });
    const error = await failure(broken.put('palms/secret-key', bytes, 'text/plain'));
    expect(error).toBeInstanceOf(StorageFailure);
    expect(String(error)).toMatch(/the disk failed: E[A-Z]+$/);
  });

  it('says so when the disk is too slow', async () => {
    const slow = diskObjectStore({ folder: files, limitMs: 0 });
    expect(await failure(slow.put('a', Buffer.alloc(5e7), 'text/plain'))).toBeInstanceOf(
      StorageFailure,
    );
  });
});
