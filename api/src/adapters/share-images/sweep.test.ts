import { describe, expect, it } from 'vitest';
import { FakeClock, FakeObjectStore } from '@sibila/testkit/fakes';
import { nameOf, Press } from './press.ts';
import type { Sheet } from './sheet.ts';
import { sweepShareImages } from './sweep.ts';

const WEEK_MS = 604_800_000;
const BYTES = new Uint8Array(1);

/** A press, and the sweep of what it printed. */
function testStore() {
  const clock = new FakeClock();
  const objects = new FakeObjectStore(clock);
  const press = new Press({ objects, print: () => Promise.resolve(BYTES) });
  const print = (svg: string, form: Sheet['form'] = 'png') => {
    const sheet: Sheet = { svg, cover: null, form };
    return press.pictureOf({ name: nameOf(sheet), form, draw: () => Promise.resolve(sheet) });
  };
  const warned: unknown[] = [];
  const log = { warn: (fields: unknown) => void warned.push(fields) };
  const sweep = () => sweepShareImages({ clock, objects }, log);
  return { clock, objects, print, sweep, warned, keys: () => [...objects.objects.keys()] };
}

describe('the pictures of shared links', () => {
  it('go a week after they were printed, and are printed again for whoever asks', async () => {
    const { clock, print, sweep, keys } = testStore();
    await print('leo');
    await print('leo', 'jpg');
    clock.advance(WEEK_MS - 1);
    await print('aries');
    await sweep();
    expect(keys()).toHaveLength(3);
    clock.advance(1);
    await sweep();
    expect(keys()).toHaveLength(1);
    await print('leo');
    await sweep();
    expect(keys()).toHaveLength(2);
  });

  it('alone go, whatever else is in the same bucket', async () => {
    const { clock, objects, sweep, keys } = testStore();
    const others = ['share/x.png', 'share/a/b.png', `palms/${'0'.repeat(32)}.png`, 'blog/x.webp'];
    for (const key of others) await objects.put(key, BYTES, 'image/png');
    clock.advance(2 * WEEK_MS);
    await sweep();
    expect(keys()).toEqual(others);
  });

  it('go at the next time where the store failed, which stops no other', async () => {
    const { clock, objects, print, sweep, warned, keys } = testStore();
    await print('leo');
    await print('aries');
    clock.advance(WEEK_MS);
    objects.faults = [null, 'fail'];
    await sweep();
    expect(keys()).toHaveLength(1);
    expect(warned).toEqual([{ left: 1 }]);
    await sweep();
    expect(keys()).toEqual([]);
  });
});
