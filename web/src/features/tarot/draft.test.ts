import { describe, expect, it } from 'vitest';
import { freshDeck } from './chance.ts';
import { drawnCards, newDraft, spreadOf } from './draft.ts';
import { paragraphsOf, readerLabel } from '../reading/reading-text.tsx';

describe('the draft of a ritual', () => {
  it('gives the cards in the order in which they were chosen', () => {
    const deck = freshDeck();
    const draft = { ...newDraft('id'), deck, chosen: [20, 0, 7] };
    expect(drawnCards(draft)).toEqual([deck[20], deck[0], deck[7]]);
  });

  it('has no spread until one is chosen', () => {
    expect(spreadOf(newDraft('id'))).toBeNull();
    expect(spreadOf({ ...newDraft('id'), spreadId: 'cruz' })?.positions).toHaveLength(5);
  });

  it('is shuffled from all twenty-two cards', () => {
    const arcana = freshDeck().map((card) => card.arcanum);
    expect(new Set(arcana).size).toBe(22);
  });
});

describe('the text of a reading', () => {
  it('is split into paragraphs by line, without the empty ones', () => {
    expect(paragraphsOf('Uno.\n\n  Dos.\r\nTres.')).toEqual(['Uno.', 'Dos.', 'Tres.']);
  });

  it('says who wrote it', () => {
    expect(readerLabel('model')).toBe('Texto generado con IA');
    expect(readerLabel('builtin')).toBe('Lector integrado');
  });
});
