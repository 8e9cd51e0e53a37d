import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { describe, expect, it } from 'vitest';
import { chooser } from './chooser.ts';
import { deedsIn, listening, runsIn } from './echo.ts';
import { MATTERS } from './question/matters.ts';
import { CARD_NAMES } from './testing/card-names.ts';
import { readings } from './testing/readings.ts';

describe('what a reading says again', () => {
  it('knows one deed in its several forms', () => {
    expect(deedsIn('Celébralo en casa y cuéntaselo a alguien.')).toEqual(['celebrate', 'tell']);
    expect(deedsIn('celebrar lo que va bien')).toEqual(['celebrate']);
    expect(deedsIn('Haz algo al aire libre.')).toEqual([]);
  });

  it('knows a turn of phrase by four words in a row', () => {
    expect(runsIn('celebra lo que va bien')).toEqual(['celebra lo que va', 'lo que va bien']);
  });

  it('advises nothing that was said already, wherever there is anything else', () => {
    const { choose, advise } = listening(chooser('seed'));
    choose(['Con gusto: celebra lo que va bien.']);
    expect(advise(['celebrar lo que va bien', 'dormir la siesta'])).toBe('dormir la siesta');
    expect(advise(['celebrar lo que va bien'])).toBe('celebrar lo que va bien');
  });

  it('is hardly ever heard in three hundred readings', () => {
    const all = [...readings(1, 150), ...readings(3, 150)];
    const echoing = all.flatMap(({ text }) => {
      const own = text.replace(/«[^»]*»/g, ' ').replace(CARD_NAMES, ' ');
      const runs = runsIn(own);
      const again = runs.filter((run, i) => runs.indexOf(run) !== i);
      return again.length > 0 ? [again] : [];
    });
    expect(echoing.length).toBeLessThanOrEqual(6);
  });
});

describe('a matter of money or law', () => {
  it.each([
    ['¿Debo invertir mis ahorros en criptomonedas?', 'money'],
    ['¿Ganaré el juicio contra mi casero?', 'law'],
  ] as const)('«%s» is invited to what fits it, twice at most', (question, matter) => {
    const fitting = Object.values(MATTERS[matter]).flatMap(({ invitations }) => invitations);
    for (const { text } of readings(3, 60, question)) {
      const invited = fitting.filter((each) => text.toLowerCase().includes(each.toLowerCase()));
      expect(invited.length).toBeGreaterThanOrEqual(1);
      expect(invited.length).toBeLessThanOrEqual(2);
    }
  });

  it('leaves to do and asks back what fits, in words that can be put after «pregunta»', () => {
    for (const { deeds, asks } of Object.values(MATTERS).flatMap((each) => Object.values(each))) {
      for (const deed of deeds) expect(deed).toMatch(/^\p{Ll}+r(?:te|lo)?(?=[ ,])/u);
      for (const ask of asks)
        expect(ask).toMatch(/^(?:a |con |de |por )?(?:qué|quién|cuánt|cómo|dónde)/);
    }
  });
});

describe('three cards of past, present and future', () => {
  it('are told in that order', () => {
    for (const { cards, text } of readings(3, 100)) {
      const places = cards.map((card) => {
        const name = (ARCANA_NAMES[card.arcanum] ?? '').replace(/^(El|La|Los) /, '');
        return text.indexOf(name);
      });
      expect(places.toSorted((a, b) => a - b)).toEqual(places);
    }
  });
});

describe('a text of the reader', () => {
  it('never opens with «hazlo» or the like, which would have nothing to point at', () => {
    for (const { text } of [...readings(1, 100), ...readings(3, 100)])
      for (const paragraph of text.split('\n'))
        expect(paragraph).not.toMatch(/^(?:Hazl|Dil|Ponl|Cuéntal|Míral|Déjal|Pruébal)[oa]s? /);
  });
});
