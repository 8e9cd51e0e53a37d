// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadingSheet } from './reading-sheet.tsx';

const PARAGRAPH = 'El Ermitaño levanta el farol para ver dónde pisa. '.repeat(6).trim();
const TEXT = `${PARAGRAPH}\n${PARAGRAPH}`;
const COMPLETE = 'Tu lectura está completa y guardada.';
const READING = { text: TEXT, reader: 'builtin' as const, date: new Date(2026, 11, 12, 12) };

type Changes = Partial<Parameters<typeof ReadingSheet>[0]>;

const sheet = (changes: Changes = {}) => (
  <ReadingSheet
    waiting="Las cartas se están ordenando…"
    text=""
    reading={READING}
    restarted={false}
    searching={false}
    restored={false}
    instant={false}
    {...changes}
  />
);

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
/** How many letters can be seen. */
const written = (view: ReturnType<typeof render>) =>
  [...view.container.querySelectorAll('p')]
    .map((paragraph) => paragraph.textContent)
    .filter((text) => PARAGRAPH.startsWith(text) && text !== '')
    .join('\n').length;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the sheet on which a reading writes itself', () => {
  it('writes at a steady pace, and says once and at the end that it is complete', () => {
    const view = render(sheet());
    pass(1000);
    const first = written(view);
    expect(first).toBeGreaterThan(80);
    expect(first).toBeLessThan(130);
    expect(screen.queryByText(COMPLETE)).not.toBeInTheDocument();
    pass(1000);
    expect(written(view) - first).toBeGreaterThan(80);
    expect(written(view) - first).toBeLessThan(130);
    pass(5000);
    expect(written(view)).toBe(TEXT.length);
    expect(screen.getByText(COMPLETE)).toHaveAttribute('role', 'status');
    expect(screen.getByText('Lector integrado · 12 de diciembre de 2026')).toBeInTheDocument();
  });

  it('gives a screen reader whole paragraphs alone', () => {
    const view = render(sheet());
    pass(1000);
    expect(view.container.querySelector('[aria-live] p')).toBeNull();
    pass(2500);
    expect(view.container.querySelector('[aria-live="polite"]')).toHaveTextContent(PARAGRAPH);
  });

  it('gives it the last paragraph too, in the region that was there before', () => {
    const view = render(sheet());
    pass(3500);
    const region = view.container.querySelector('[aria-live="polite"]');
    pass(5000);
    expect(view.container.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region?.querySelectorAll('p')).toHaveLength(2);
  });

  it('says nothing of the kind while more is still to come', () => {
    render(sheet({ reading: null, text: PARAGRAPH }));
    pass(10_000);
    expect(screen.queryByText(COMPLETE)).not.toBeInTheDocument();
  });

  it('says it at once where nothing moves', () => {
    render(sheet({ instant: true }));
    expect(screen.getByText(COMPLETE)).toBeInTheDocument();
  });

  it('says nothing of it where a reading is only shown again', () => {
    const view = render(sheet({ restored: true }));
    expect(written(view)).toBe(TEXT.length);
    expect(screen.queryByText(COMPLETE)).not.toBeInTheDocument();
  });
});
