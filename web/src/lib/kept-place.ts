import { useEffect, useState, type RefObject } from 'react';

const KEY = 'sibila:place';
/** How long a reloaded part may take to grow to its height, in milliseconds. */
const GROWING_MS = 5000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How far below its top a part was being read, in pixels; null when it was not. */
function takeOffset(name: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown;
    if (!Array.isArray(kept) || kept[0] !== name || typeof kept[1] !== 'number') return null;
    sessionStorage.removeItem(KEY);
    return kept[1];
  } catch {
    return null;
  }
}

function keepOffset(name: string, element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  if (top > middle || bottom < middle) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([name, -top]));
  } catch {
    // Where nothing is kept, the page comes back where the browser puts it.
  }
}

/**
 * Keeps what was being read of a part in sight over a reload: the part fills again only after the
 * browser has put the page back to where it was. True when it was left in the middle of the screen.
 */
export function useKeptPlace(element: RefObject<HTMLElement | null>, name: string): boolean {
  const [wasRead, setWasRead] = useState(false);

  useEffect(() => {
    const offset = takeOffset(name);
    const part = element.current;
    if (offset === null || !part) return undefined;
    setWasRead(true);
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
  }, [element, name]);

  useEffect(() => {
    const keep = () => {
      if (element.current) keepOffset(name, element.current);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [element, name]);

  return wasRead;
}
