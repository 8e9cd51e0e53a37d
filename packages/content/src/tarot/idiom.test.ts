import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { describe, expect, it } from 'vitest';
import { fill } from './grammar.ts';
import { CONTRASTS } from './leads.ts';
import { MORE_TURNS } from './more-themes.ts';
import { THEME_TURNS } from './themes.ts';
import { TURN_LEADS } from './turn-leads.ts';
import { sideOf } from './voices/sides.ts';

const CARDS = ARCANA_NAMES.flatMap((_, arcanum) =>
  [false, true].map((reversed) => ({ arcanum, reversed })),
);

describe('the words that the sentences of a tarot reading are put together from', () => {
  it('hold no relative clause in what follows «que»', () => {
    const doubled = CARDS.flatMap((card) => [...sideOf(card).shows, ...sideOf(card).ways]).filter(
      (text) => /, (?:que|quien|donde) /.test(text),
    );
    expect(doubled).toEqual([]);
  });

  it('lead no thought in with the verb that it starts with', () => {
    const stems = (text: string) => /^\p{L}{4}/u.exec(text)?.[0].toLowerCase() ?? text;
    const leads = new Set(TURN_LEADS.map(stems));
    const themes = [...Object.values(THEME_TURNS), ...Object.values(MORE_TURNS)];
    const thoughts = themes.flatMap((gestures) =>
      Object.values<readonly (string | readonly string[])[]>(gestures).flat(2),
    );
    expect(thoughts.length).toBeGreaterThan(200);
    expect(thoughts.filter((thought) => leads.has(stems(thought)))).toEqual([]);
  });

  it('never say «se acerca cerca» of two cards', () => {
    const a = { arcanum: 8, reversed: false };
    const b = { arcanum: 7, reversed: false };
    for (const frame of CONTRASTS) {
      const text = fill(frame, { a, b, wa: 'se acerca despacio', wb: 'avanza' });
      expect(text).not.toMatch(/acerca.* cerca(?!\p{L})|hay conversación|hay un paso/u);
    }
  });
});
