import { describe, expect, it } from 'vitest';
import type { ShareSubject } from '@sibila/core/site/share-subject';
import { composed } from './compose.ts';

const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="520" viewBox="0 0 300 520">';
const LOCO: ShareSubject = {
  over: 'Tarot',
  title: 'El Loco',
  under: 'Comienzo · Inocencia',
  picture: { of: 'card', name: '00-el-loco' },
};

describe('a card on a share image', () => {
  it('has the size of its place and no more its own', () => {
    const drawn = composed(LOCO, () => `${CARD}<path stroke-width="2"/></svg>`);
    const [tag = ''] = /<svg x=[^>]*>/.exec(drawn) ?? [];
    expect(tag.match(/\b(?:width|height)="\d+"/g)).toEqual(['width="287"', 'height="498"']);
    expect(tag).toContain('viewBox="0 0 300 520"');
    expect(drawn).toContain('<path stroke-width="2"/>');
  });
});
