// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { FIRST_PRESS } from './first-press.ts';

/** A page with a button and a link, of which the script in the HTML has run. */
function load() {
  document.body.innerHTML = '<button id="menu"><i>Menú</i></button><a id="out" href="#out">Ir</a>';
  const script = document.createElement('script');
  document.body.append(script);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  // As the browser runs what stands in the HTML.
  runInThisContext(FIRST_PRESS);
  const press = vi.fn();
  const at = (selector: string) => document.querySelector<HTMLElement>(selector);
  return { script, press, at, hear: () => at('#menu')?.addEventListener('click', press) };
}

describe('what waits for the first press', () => {
  it('weighs little, as every page carries it, and could not end the script that it stands in', () => {
    expect(FIRST_PRESS.length).toBeLessThan(400);
    expect(FIRST_PRESS).not.toContain('<');
  });

  it('hands a press on a button on, once and only from before the page listened itself', () => {
    const { script, press, at, hear } = load();
    expect(script.isConnected).toBe(false);
    at('#menu i')?.click();
    const replay = globalThis.sibilaPress?.();
    hear();
    expect(press).not.toHaveBeenCalled();
    replay?.();
    expect(press).toHaveBeenCalledOnce();
  });

  it('leaves to the page what is pressed from then on', () => {
    const { press, at, hear } = load();
    const replay = globalThis.sibilaPress?.();
    hear();
    at('#menu')?.click();
    replay?.();
    expect(press).toHaveBeenCalledOnce();
  });

  it('forgets a button when something else was pressed since, or it is gone', () => {
    const first = load();
    first.at('#menu')?.click();
    first.at('#out')?.click();
    const replay = globalThis.sibilaPress?.();
    first.hear();
    replay?.();
    expect(first.press).not.toHaveBeenCalled();

    const second = load();
    second.hear();
    second.at('#menu')?.click();
    second.at('#menu')?.remove();
    globalThis.sibilaPress?.()();
    expect(second.press).toHaveBeenCalledOnce();
  });
});
