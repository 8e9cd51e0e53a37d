import { useEffect, useState, type RefObject } from 'react';

const KEY = 'sibila:place';
/** How long a reloaded part may take to grow to its height, in milliseconds. */
const GROWING_MS = 5000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Whether this page was loaded once more, and not reached by a link or an address. */
export function isBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined || !('type' in entry)) return false;
  return entry.type === 'reload' || entry.type === 'back_forward';
}

/** How far below its top a part was being read, in pixels; null when it was not. */
function keptOffset(name: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown;
    if (!Array.isArray(kept) || kept[0] !== name || typeof kept[1] !== 'number') return null;
    return isBack() ? kept[1] : null;
  } catch {
    return null;
  }
}

function forgetOffset(name: string): void {
  try {
    if (sessionStorage.getItem(KEY)?.startsWith(JSON.stringify([name]).slice(0, -1)))
      sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}

function keepOffset(name: string, element: HTMLElement): void {
  forgetOffset(name);
  const { top, bottom } = element.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  if (top > middle || bottom < middle) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([name, -top]));
  } catch {
    // Where nothing is kept, the page comes back where the browser puts it.
  }
}

/** Holds a part at `offset` while it grows, until a hand scrolls or the time is over. */
function holdPlace(part: HTMLElement, offset: number): () => void {
  const follow = () => {
    const top = part.getBoundingClientRect().top + window.scrollY + offset;
    window.scrollTo({ top, behavior: 'instant' });
  };
  const growth = new ResizeObserver(follow);
  const stop = () => growth.disconnect();
  growth.observe(part);
  const timer = setTimeout(stop, GROWING_MS);
  for (const hand of HANDS) window.addEventListener(hand, stop, { once: true, passive: true });
  return () => {
    stop();
    clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stop);
  };
}

/**
 * Keeps what was being read of a part in sight over a reload: the part fills again only after the
 * browser has put the page back to where it was. True when it was left in the middle of the screen.
 * For parts that the server's HTML never holds, since it reads the tab's storage at once.
 */
export function useKeptPlace(element: RefObject<HTMLElement | null>, name: string): boolean {
  const [offset] = useState(() => keptOffset(name));

  useEffect(() => {
    forgetOffset(name);
    return offset !== null && element.current ? holdPlace(element.current, offset) : undefined;
  }, [element, name, offset]);

  useEffect(() => {
    const keep = () => {
      if (element.current) keepOffset(name, element.current);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [element, name]);

  return offset !== null;
}
