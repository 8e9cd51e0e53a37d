// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TESTIMONIALS } from '@sibila/content/testimonials';
import Testimonials from './testimonials.tsx';

const FADE_MS = 300;
const TURN_MS = 5000;

let isMotionUnwelcome = false;

beforeEach(() => {
  isMotionUnwelcome = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isMotionUnwelcome && query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

/** The number of the one that is seen, from 1. */
const shown = () => {
  const all = screen.getAllByRole('group', { name: / de 5$/ });
  return all.findIndex((card) => card.hasAttribute('data-shown')) + 1;
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const carousel = () => screen.getByRole('group', { name: 'Testimonios' });

describe('the testimonials', () => {
  it('say who speaks, from where, since when, and with how many stars', () => {
    render(<Testimonials />);
    TESTIMONIALS.forEach(({ text, author, location, type, stars, initials }, at) => {
      const card = within(screen.getByRole('group', { name: `${at + 1} de 5` }));
      for (const words of [text, author, initials])
        expect(card.getByText(words)).toBeInTheDocument();
      expect(card.getByText(`${location} · ${type}`)).toBeInTheDocument();
      expect(card.getByRole('img', { name: `${stars} de 5 estrellas` })).toBeInTheDocument();
    });
    expect(shown()).toBe(1);
  });

  it('are told as a carousel of five, and its dots as a group', () => {
    render(<Testimonials />);
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carrusel');
    const cards = screen.getAllByRole('group', { name: / de 5$/ });
    expect(cards.map((card) => card.getAttribute('aria-roledescription'))).toEqual(
      Array.from({ length: 5 }, () => 'testimonio'),
    );
    const dots = within(screen.getByRole('group', { name: 'Elegir un testimonio' }));
    expect(dots.getAllByRole('button')).toHaveLength(5);
  });

  it('go to the next, to the one before and round at both ends', () => {
    render(<Testimonials />);
    press('Testimonio anterior');
    expect(shown()).toBe(5);
    pass(FADE_MS);
    press('Testimonio siguiente');
    expect(shown()).toBe(1);
    pass(FADE_MS);
    press('Testimonio siguiente');
    expect(shown()).toBe(2);
  });

  it('go to the one whose dot is pressed, which says so', () => {
    render(<Testimonials />);
    press('Testimonio 4 de 5');
    expect(shown()).toBe(4);
    const dot = screen.getByRole('button', { name: 'Testimonio 4 de 5' });
    expect(dot).toHaveAttribute('aria-current', 'true');
  });

  it('ignore every press while one fades in', () => {
    render(<Testimonials />);
    press('Testimonio siguiente');
    pass(FADE_MS - 1);
    press('Testimonio siguiente');
    press('Testimonio 5 de 5');
    expect(shown()).toBe(2);
    pass(1);
    press('Testimonio siguiente');
    expect(shown()).toBe(3);
  });
});

describe('the turning of the testimonials', () => {
  it('comes every five seconds, round and round', () => {
    render(<Testimonials />);
    pass(TURN_MS - 1);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    for (let turn = 0; turn < 4; turn += 1) pass(TURN_MS);
    expect(shown()).toBe(1);
  });

  it('gives whichever was chosen its whole time', () => {
    render(<Testimonials />);
    pass(TURN_MS - 100);
    fireEvent.click(screen.getByRole('button', { name: 'Testimonio 3 de 5' }));
    pass(TURN_MS - 1);
    expect(shown()).toBe(3);
    pass(1);
    expect(shown()).toBe(4);
  });

  it('is switched off and on again by hand', () => {
    render(<Testimonials />);
    const toggle = screen.getByRole('button', { name: 'Cambio automático' });
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    pass(3 * TURN_MS);
    expect(shown()).toBe(1);
    fireEvent.click(toggle);
    pass(TURN_MS);
    expect(shown()).toBe(2);
  });

  it('waits while somebody points at it', () => {
    render(<Testimonials />);
    fireEvent.pointerEnter(carousel());
    pass(3 * TURN_MS);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(carousel());
    pass(TURN_MS);
    expect(shown()).toBe(2);
  });

  it('waits while the keyboard is in it', () => {
    render(<Testimonials />);
    const dot = screen.getByRole('button', { name: 'Testimonio 2 de 5' });
    act(() => dot.focus());
    pass(3 * TURN_MS);
    expect(shown()).toBe(1);
    act(() => dot.blur());
    pass(TURN_MS);
    expect(shown()).toBe(2);
  });

  it('does not begin by itself where motion is unwelcome, and says each choice aloud', () => {
    isMotionUnwelcome = true;
    render(<Testimonials />);
    pass(3 * TURN_MS);
    expect(shown()).toBe(1);
    expect(carousel().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    press('Testimonio siguiente');
    expect(shown()).toBe(2);
  });
});
