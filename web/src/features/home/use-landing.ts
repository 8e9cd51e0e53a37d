import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isBack } from '../../lib/kept-place.ts';

/** How long what stands above may take to find its height, in milliseconds. */
const SETTLING_MS = 12_000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The entries of the history that were left: whoever comes back to one is put where they were. */
const left = new Set<string>();

/** Keeps `section` at the top while the page grows, until a hand moves or the time is over. */
function holdAtTop(section: HTMLElement): () => void {
  let height = document.body.scrollHeight;
  const growth = new ResizeObserver(() => {
    if (document.body.scrollHeight === height) return;
    height = document.body.scrollHeight;
    section.scrollIntoView({ behavior: 'instant' });
  });
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  const timer = setTimeout(stop, SETTLING_MS);
  for (const hand of HANDS) window.addEventListener(hand, stop, { once: true, passive: true });
  return () => {
    stop();
    clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stop);
  };
}

/**
 * Keeps a section where the address led to it: what stands above grows when it is known who reads,
 * and as parts arrive. It ends with the first touch, key or turn of the wheel, and is not for who
 * reloads or comes back.
 * @param id of the section or its anchor, which is its hash as well
 */
export function useLanding(id: string): void {
  const asked = useLocation({ select: ({ hash }) => hash === id });
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const hydrated = useHydrated();
  // The entry that the document itself was loaded at.
  const [loaded] = useState(hydrated ? null : entry);
  useEffect(() => {
    const section = document.getElementById(id);
    if (!asked || !section || left.has(entry) || (entry === loaded && isBack())) return undefined;
    const release = holdAtTop(section);
    return () => {
      release();
      left.add(entry);
    };
  }, [asked, entry, loaded, id]);
}
