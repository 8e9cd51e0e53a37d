import { expect, it } from 'vitest';
import { PhotoRefused } from '@sibila/core/ports/photo-lab';
import { Darkroom } from './darkroom.ts';
import { coded, hand } from './testing/images.ts';

const faultOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof PhotoRefused ? error.fault : error),
  );

it('cuts a photo short while its thread is at work, and is gone with it', async () => {
  const room = new Darkroom();
  const small = { upload: await coded(hand(), 'jpeg'), format: 'jpeg', detail: 'normal' } as const;
  const large = { ...small, upload: await hand().resize(4_000, 5_000).jpeg().toBuffer() };
  expect(await faultOf(room.develop(small, 60_000))).toBe('taken');
  expect(await faultOf(room.develop(large, 20))).toBe('too-slow');
  await room.settled();
  expect([room.isUsable, room.isFree]).toEqual([false, false]);
}, 90_000);
