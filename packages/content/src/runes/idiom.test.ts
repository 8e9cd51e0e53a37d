import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { describe, expect, it } from 'vitest';
import { LEADS } from './frames.ts';
import { sideOf } from './voices/sides.ts';

const SIDES = RUNE_NAMES.flatMap((_, rune) =>
  (isReversible(rune) ? [false, true] : [false]).map((reversed) => sideOf({ rune, reversed })),
);

describe('what a rune says against, after «Raido sopla en contra.»', () => {
  it('does not blow or stand against once more in its first words', () => {
    const leads = LEADS['viento'] ?? [];
    expect(leads.some((lead) => /sopla en contra/.test(lead))).toBe(true);
    const again = SIDES.flatMap(({ against }) => against).filter((text) =>
      /^(?:\S+ ){0,3}(?:en contra|contra|sopla)(?!\p{L})/iu.test(text),
    );
    expect(again).toEqual([]);
  });
});
