import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepBirthInput, ownBirth as ownBirthSchema } from '@sibila/contracts/birth';
import { keptBirths } from '@sibila/drizzle/schema/astral-charts';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { exportAccount } from '../privacy/export-account.ts';
import { refusal, refusalOf } from '../testing/refusal.ts';
import { interpretChart } from './interpret.ts';
import { forgetBirth, keepBirth, ownBirth } from './own-birth.ts';
import { sketchChart } from './sketch.ts';
import { birth, placeIdOf } from './testing/births.ts';

const world = useWorld();
let ana: UserRow;
let bea: UserRow;

beforeEach(async () => {
  [ana, bea] = [await world.user(), await world.user()];
});

const born = (fields: Record<string, unknown> = {}) => keepBirthInput.parse(birth(fields));
const keep = (fields: Record<string, unknown> = {}, user = ana) =>
  keepBirth(world.as(user), born(fields));
const kept = (user = ana) => ownBirth(world.as(user));
const rows = (user = ana) =>
  world.db.select().from(keptBirths).where(eq(keptBirths.userId, user.id));

describe('the birth that a profile keeps', () => {
  it('is none until its person asks for it, whatever charts they look at', async () => {
    await sketchChart(world.as(ana), birth());
    await interpretChart(
      world.as({ ...ana, premiumUntil: new Date('2027-01-01T00:00:00Z') }),
      birth(),
    );
    expect([await kept(), await rows()]).toEqual([null, []]);
  });

  it('is theirs with the whole place, and nobody else’s', async () => {
    await keep();
    const given = await kept();
    expect(ownBirthSchema.parse(given)).toEqual({
      birthDate: '1990-07-01',
      birthTime: '12:00',
      birthTimeChoice: null,
      place: expect.objectContaining({ id: placeIdOf('Madrid'), zone: 'Europe/Madrid' }) as object,
    });
    expect(await kept(bea)).toBeNull();
  });

  it('gives way to the next one, the last of several at once', async () => {
    await keep({}, bea);
    await keep();
    await keep({ birthDate: '1998-10-25', birthTime: '02:30', birthTimeChoice: 'second' });
    expect(await kept()).toMatchObject({ birthDate: '1998-10-25', birthTimeChoice: 'second' });
    await keep({ birthTime: undefined, place: 'Quito' });
    expect(await kept()).toMatchObject({
      birthTime: null,
      birthTimeChoice: null,
      place: { name: 'Quito' },
    });
    await Promise.all(['Lima', 'Bogotá', 'Toledo'].map((place) => keep({ place })));
    expect(await rows()).toHaveLength(1);
    expect(await kept(bea)).toMatchObject({ place: { name: 'Madrid' } });
  });

  it.each([
    ['under thirteen', { birthDate: '2013-11-22' }, 'birthDate'],
    ['to come', { birthDate: '2027-01-01' }, 'birthDate'],
    ['in a place of no list', { placeId: 999_999_999 }, 'placeId'],
    ['at an hour told twice', { birthDate: '1998-10-25', birthTime: '02:30' }, 'birthTimeChoice'],
  ])('is none that is %s, and the one before stays', async (_, fields, field) => {
    await keep();
    const refused = await refusalOf(keep(fields));
    expect([refused?.code, Object.keys(refused?.details.errors ?? {})]).toEqual([
      'INVALID_INPUT',
      [field],
    ]);
    expect(await kept()).toMatchObject({ birthDate: '1990-07-01' });
  });

  it('is forgotten when its person says so, also a second time', async () => {
    await keep();
    await keep({}, bea);
    await forgetBirth(world.as(ana));
    await forgetBirth(world.as(ana));
    expect(await kept()).toBeNull();
    expect(await kept(bea)).not.toBeNull();
  });

  it('goes with the account, and is not kept for one that is gone', async () => {
    await keep();
    await eraseAccount(world.shared, ana.id);
    expect(await rows()).toEqual([]);
    expect(await refusal(keep())).toBe('NOT_SIGNED_IN');
    expect(await rows()).toEqual([]);
  });

  it('is in the export, for programs and to be read', async () => {
    await keep({ place: 'Quito', birthTime: undefined });
    const { content } = await exportAccount(world.as(ana));
    const files = unzipSync(Buffer.from(content, 'base64'));
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const { tables } = JSON.parse(textOf('datos.json')) as { tables: Record<string, unknown[]> };
    expect(tables['kept_births']).toMatchObject([
      { birthDate: '1990-07-01', birthTime: null, place: { name: 'Quito' } },
    ]);
    expect(textOf('leeme.html')).toContain('1 de julio de 1990 · sin hora · Quito (Ecuador)');
  });
});
