import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNewStep } from '../../lib/last-step.ts';

/** How long what stands above may take to find its height, in milliseconds. */
const SETTLING_MS = 12_000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

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
 * reloads or comes back, whom the browser puts where they were.
 * @param id of the section or its anchor, which is its hash as well
 */
export function useLanding(id: string): void {
  const asked = useLocation({ select: ({ hash }) => hash === id });
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  useEffect(() => {
    const section = document.getElementById(id);
    return asked && section && isNewStep(entry) ? holdAtTop(section) : undefined;
  }, [asked, entry, id]);
}
