import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '@sibila/contracts/limits';
import type { PalmReading } from '@sibila/contracts/palm';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { PhotoRefused } from '../ports/photo-lab.ts';
import { readingOf } from '../testing/reading-of.ts';
import { interpretPalm } from './interpret.ts';
import { admitPhotos } from './refused.ts';

const world = useWorld();
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

async function read(user = ana): Promise<PalmReading> {
  const input = { hand: 'right' as const, image: Uint8Array.from([1]), keep: false };
  return readingOf(await interpretPalm(world.as(user), input));
}

describe('a photo that gives no reading', () => {
  it.each([
    ['shows no palm', { found: false, doubtful: false, reason: 'no-shape' }, 'NO_PALM_FOUND'],
    ['takes too long', new PhotoRefused('too-slow'), 'UNAVAILABLE'],
    ['is damaged', new PhotoRefused('damaged'), 'PHOTO_DAMAGED'],
  ] as const)('refuses who sends too many in an hour: each %s', async (_, outcome, code) => {
    const { max, seconds } = LIMITS['palm.refused.hour'];
    world.photoLab.outcomes = Array.from({ length: max }, () => outcome);
    for (let i = 0; i < max; i++) await expect(read()).rejects.toMatchObject({ code });
    await expect(read()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(world.photoLab.uploads).toHaveLength(max);
    await read(await world.user({ premiumUntil: new Date('2030-01-01T00:00:00Z') }));
    world.clock.advance(seconds * 1000);
    await read();
  });

  it('counts no photo against its sender that gave a reading, or cost no work', async () => {
    const { max } = LIMITS['palm.refused.hour'];
    const cheap = ['unsupported', 'too-large', 'too-small'] as const;
    world.photoLab.outcomes = Array.from(
      { length: max },
      (_, i) => new PhotoRefused(cheap[i % 3] ?? 'too-small'),
    );
    for (let i = 0; i < max; i++)
      await expect(read()).rejects.toMatchObject({ name: 'DomainError' });
    expect(await read()).toMatchObject({ reader: 'builtin' });
  });
});

describe('what the photos of an account cost', () => {
  const premium = { premiumUntil: new Date('2030-01-01T00:00:00Z') };
  const { max, seconds } = LIMITS['palm.developed.hour'];

  it.each([
    ['free', {}],
    ['Premium', premium],
  ])('is bounded by the hour, read or not: %s', async (_, fields) => {
    const user = await world.user(fields);
    world.photoLab.cost = max / 4;
    world.photoLab.outcomes = [new PhotoRefused('damaged')];
    await expect(read(user)).rejects.toMatchObject({ code: 'PHOTO_DAMAGED' });
    for (let i = 0; i < 3; i++) await read(user);
    await expect(read(user)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: seconds },
      message:
        'Nos enviaste muchas fotos en poco tiempo. Esta no se ha descontado de tu cupo: vuelve a intentarlo dentro de 60 minutos.',
    });
    expect(world.photoLab.uploads).toHaveLength(4);
    await expect(admitPhotos(world.as(user))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await read(await world.user(fields));
    world.clock.advance(seconds * 1000);
    await read(user);
  });

  it('is told before any of two photos is developed, and costs no reading', async () => {
    const user = await world.user(premium);
    world.photoLab.cost = max / 2 + 1;
    const two = { image: Uint8Array.from([1]), second: Uint8Array.from([2]) };
    const input = { hand: 'right' as const, keep: false, ...two };
    await expect(interpretPalm(world.as(user), input).then(readingOf)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(world.photoLab.uploads).toHaveLength(0);
  });
});
