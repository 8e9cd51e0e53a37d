import { describe, expect, it } from 'vitest';
import { FakeClock, FakeObjectStore } from '@sibila/testkit/fakes';
import { nameOf, Press } from './press.ts';
import type { Sheet } from './sheet.ts';

const sheet = (svg: string): Sheet => ({ svg, cover: null, form: 'png' });

/** A press whose printer ends when it is told to. */
function testPress() {
  const objects = new FakeObjectStore(new FakeClock());
  const begun: { svg: string; end: (isWell?: boolean) => void }[] = [];
  const print = ({ svg }: Sheet) =>
    new Promise<Uint8Array>((done, fail) => {
      const end = (isWell = true) =>
        isWell ? done(new TextEncoder().encode(svg)) : fail(new Error('the printer broke'));
      begun.push({ svg, end });
    });
  const press = new Press({ objects, print });
  const ask = async (svg: string) => {
    const draw = () => Promise.resolve(sheet(svg));
    return new TextDecoder().decode(
      await press.pictureOf({ name: nameOf(sheet(svg)), form: 'png', draw }),
    );
  };
  return { objects, begun, ask };
}
const turn = () => new Promise((done) => setImmediate(done));

describe('the press of share images', () => {
  it('prints each picture once, whoever asks, and keeps it', async () => {
    const { begun, ask } = testPress();
    const both = [ask('leo'), ask('leo')];
    await turn();
    const third = ask('leo');
    await turn();
    begun[0]?.end();
    expect(await Promise.all([...both, third])).toEqual(['leo', 'leo', 'leo']);
    expect(await ask('leo')).toBe('leo');
    expect(begun).toHaveLength(1);
  });

  it('prints one at a time, in the order in which they were asked for', async () => {
    const { begun, ask } = testPress();
    const all = Promise.all(['aries', 'tauro', 'leo'].map(ask));
    for (const count of [1, 2, 3]) {
      await turn();
      expect(begun).toHaveLength(count);
      begun[count - 1]?.end();
    }
    expect(await all).toEqual(['aries', 'tauro', 'leo']);
  });

  it('goes on after one that failed, which is tried again when it is asked for again', async () => {
    const { begun, ask } = testPress();
    const first = ask('leo');
    const second = ask('aries');
    await turn();
    begun[0]?.end(false);
    await expect(first).rejects.toThrow('the printer broke');
    await turn();
    begun[1]?.end();
    expect(await second).toBe('aries');
    const again = ask('leo');
    await turn();
    begun[2]?.end();
    expect(await again).toBe('leo');
  });

  it('sends away whoever asks while too many wait', async () => {
    const { begun, ask } = testPress();
    const asked = Array.from({ length: 16 }, (_, i) => ask(`sheet ${i}`));
    await turn();
    await expect(ask('one more')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfter: 10 },
    });
    for (let i = 0; i < 16; i++) {
      begun[i]?.end();
      await turn();
    }
    expect(await Promise.all(asked)).toHaveLength(16);
  });
});

it('another drawing, another cover or another form is another picture', () => {
  const others = [{ cover: new Uint8Array([1]) }, { form: 'jpg' } as const];
  const names = [sheet('a'), sheet('b'), ...others.map((other) => ({ ...sheet('a'), ...other }))];
  expect(new Set(names.map(nameOf)).size).toBe(4);
  expect(nameOf(sheet('a'))).toBe(nameOf(sheet('a')));
});
