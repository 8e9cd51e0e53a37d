import { expect, it } from 'vitest';
import type { ShareSubject } from '@sibila/core/site/share-subject';
import { Drawings } from './drawings.ts';

const FEHU: ShareSubject = {
  picture: { of: 'stone', name: '00-fehu' },
  over: 'Runa · ganado',
  title: 'Fehu',
  under: '',
};
const PHASES: ShareSubject = {
  picture: { of: 'cover', file: 'las-fases-0a1b2c3d-1200.webp' },
  over: 'Blog · Luna',
  title: 'Las fases',
  under: '',
};

/** Drawings whose covers can go, with a list of all that was read for them. */
function testDrawings(namesMax?: number) {
  const read: string[] = [];
  const covers = new Map([['las-fases-0a1b2c3d-1200.webp', new Uint8Array([1])]]);
  const artOf = (folder: string, name: string) => {
    read.push(`${folder}/${name}`);
    return '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  };
  const coverOf = async (file: string) => {
    read.push(file);
    return covers.get(file) ?? null;
  };
  const drawings = new Drawings({ artOf, coverOf }, namesMax);
  return { drawings, covers, read };
}

it('draws a subject once to know what its picture is called', async () => {
  const { drawings, read } = testDrawings();
  for (const subject of [FEHU, PHASES]) {
    const { name } = await drawings.find(subject);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    for (let i = 0; i < 3; i++) expect((await drawings.find(subject)).name).toBe(name);
  }
  expect(read).toEqual(['runes/00-fehu', 'las-fases-0a1b2c3d-1200.webp']);
});

it('draws it again for who has to print it, the same', async () => {
  const { drawings } = testDrawings();
  const first = await (await drawings.find(PHASES)).draw();
  const second = await (await drawings.find(PHASES)).draw();
  expect(first.cover).toEqual(new Uint8Array([1]));
  expect(second).toEqual(first);
});

it('knows the form of a picture before it is drawn, the same while its cover is gone', async () => {
  const { drawings, covers } = testDrawings();
  const bare: ShareSubject = { ...PHASES, picture: { of: 'cover', file: null } };
  const formsOf = async (subject: ShareSubject) => {
    const { form, draw } = await drawings.find(subject);
    return [form, (await draw()).form];
  };
  expect(await formsOf(FEHU)).toEqual(['png', 'png']);
  expect(await formsOf(bare)).toEqual(['png', 'png']);
  for (let i = 0; i < 2; i++) expect(await formsOf(PHASES)).toEqual(['jpg', 'jpg']);
  covers.clear();
  expect(await formsOf({ ...PHASES, title: 'Otra' })).toEqual(['jpg', 'jpg']);
});

it('knows other words for another picture', async () => {
  const { drawings } = testDrawings();
  const { name } = await drawings.find(FEHU);
  expect((await drawings.find({ ...FEHU, title: 'Uruz' })).name).not.toBe(name);
});

it('draws the words alone while a cover is gone, and the cover once it is back', async () => {
  const { drawings, covers } = testDrawings();
  covers.clear();
  const bare = await drawings.find(PHASES);
  expect((await bare.draw()).cover).toBeNull();
  covers.set('las-fases-0a1b2c3d-1200.webp', new Uint8Array([1]));
  const whole = await drawings.find(PHASES);
  expect((await whole.draw()).cover).toEqual(new Uint8Array([1]));
  expect(whole.name).not.toBe(bare.name);
});

it('forgets the oldest names where there are too many', async () => {
  const { drawings, read } = testDrawings(2);
  const timesDrawn = () => read.filter((file) => file === 'runes/00-fehu').length;
  for (const subject of [FEHU, PHASES, FEHU]) await drawings.find(subject);
  expect(timesDrawn()).toBe(1);
  for (const title of ['Otra', 'Y otra']) await drawings.find({ ...PHASES, title });
  await drawings.find(FEHU);
  expect(timesDrawn()).toBe(2);
});
