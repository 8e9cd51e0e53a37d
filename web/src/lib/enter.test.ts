// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enter } from './enter.ts';

/** The first element of a page. */
function first(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  return element;
}

beforeEach(() => document.body.replaceChildren());

describe('a part of the page that is entered', () => {
  it('has the focus, without the page being moved', () => {
    const part = first('<section><button>Uno</button></section>');
    const focus = vi.spyOn(part, 'focus');
    enter(part);
    expect(part).toHaveFocus();
    expect(part.tabIndex).toBe(-1);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('keeps its own place among the stops of Tab', () => {
    const part = first('<div tabindex="0"></div>');
    enter(part);
    expect(part).toHaveFocus();
    expect(part.tabIndex).toBe(0);
  });

  it('leaves the focus where it is in there already', () => {
    const part = first('<section><button>Uno</button></section>');
    const button = part.querySelector('button');
    button?.focus();
    enter(part);
    expect(button).toHaveFocus();
    expect(part).not.toHaveAttribute('tabindex');
  });

  it('may be nowhere', () => {
    enter(null);
    enter(undefined);
    expect(document.body).toHaveFocus();
  });
});
