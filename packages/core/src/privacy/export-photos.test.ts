import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { interpretPalm } from '../palm/interpret.ts';
import { StorageFailure } from '../ports/object-store.ts';
import { exportAccount, openExport } from './export-account.ts';
import { noteRequest, openRequests } from './requests.ts';

const world = useWorld();
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
  for (let i = 0; i < 5; i++) {
    const input = { hand: 'left' as const, image: Uint8Array.from([i]), keep: true };
    for await (const _ of await interpretPalm(world.as(ana), input)) continue;
  }
});

const PHOTO = new Uint8Array(4 * 1024 * 1024);
const isAsked = async () =>
  (await openRequests(world.shared)).some(({ email }) => email === ana.email);

describe('an export with many photos', () => {
  it('fetches them one by one, as its reader takes them, and holds no transaction meanwhile', async () => {
    const get = vi.spyOn(world.objects, 'get').mockResolvedValue(PHOTO);
    const transaction = vi.spyOn(world.db, 'transaction');
    await noteRequest(world.shared, ana, 'export');
    const { content } = await openExport(world.as(ana));
    expect(get).not.toHaveBeenCalled();
    await content.next();
    expect(get).toHaveBeenCalledTimes(1);
    for (const call of transaction.mock.results) await call.value;
    let bytes = 0;
    let steps = 0;
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > PHOTO.length && steps++ === 0) expect(get.mock.calls.length).toBeLessThan(4);
      if (steps > 0) expect(await isAsked()).toBe(true);
    }
    expect(get).toHaveBeenCalledTimes(5);
    expect(bytes).toBeGreaterThan(5 * PHOTO.length);
    expect(await isAsked()).toBe(false);
  });

  it('is not given in one string, which says where to get it', async () => {
    vi.spyOn(world.objects, 'get').mockResolvedValue(PHOTO);
    await noteRequest(world.shared, ana, 'export');
    await expect(exportAccount(world.as(ana))).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
      details: { message: expect.stringContaining('/api/account/export') as string },
    });
    expect(await isAsked()).toBe(true);
  });

  it('that breaks off answers no request, and leaves word in the log', async () => {
    const warn = vi.spyOn(world.shared.log, 'warn');
    vi.spyOn(world.objects, 'get')
      .mockResolvedValueOnce(PHOTO)
      .mockRejectedValue(new StorageFailure('away'));
    await noteRequest(world.shared, ana, 'export');
    const { content } = await openExport(world.as(ana));
    const all = async () => {
      for await (const _ of content) continue;
    };
    await expect(all()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect([await isAsked(), warn.mock.calls.length]).toEqual([true, 1]);
    warn.mockRestore();
  });
});
