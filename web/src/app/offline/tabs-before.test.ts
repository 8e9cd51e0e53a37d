import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { isOldCodeFree, noteTabs } from './tabs-before.ts';

const [ANA, EVA, NEW] = [{ id: 'ana' }, { id: 'eva' }, { id: 'new' }];
const ALONE = { installing: null, waiting: null };

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

describe('tabs that were open when a version took over', () => {
  it('hold back the code before it until the last of them is gone', async () => {
    await noteTabs([ANA, EVA]);
    expect(await isOldCodeFree(ALONE, [EVA, ANA])).toBe(false);
    expect(await isOldCodeFree(ALONE, [NEW, EVA])).toBe(false);
    expect(await isOldCodeFree(ALONE, [NEW])).toBe(true);
  });

  it('are those of the newest version, and hold back nothing where there were none', async () => {
    expect(await isOldCodeFree(ALONE, [ANA])).toBe(true);
    await noteTabs([ANA]);
    await noteTabs([]);
    expect(await isOldCodeFree(ALONE, [ANA])).toBe(true);
  });

  it('are not asked about while a newer version has its code there and waits', async () => {
    await noteTabs([]);
    expect(await isOldCodeFree({ ...ALONE, waiting: {} }, [NEW])).toBe(false);
    expect(await isOldCodeFree({ ...ALONE, installing: {} }, [NEW])).toBe(false);
    expect(await isOldCodeFree(ALONE, [NEW])).toBe(true);
  });
});
