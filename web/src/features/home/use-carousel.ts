import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

const AUTOPLAY_MS = 5000;
const FADE_MS = 300;

/** A row of things of which one is seen at a time. */
export interface Carousel {
  /** Which one is seen, from 0. */
  index: number;
  /** Whether it turns by itself while nobody points at it or reads it with the keyboard. */
  autoplay: boolean;
  toggleAutoplay: () => void;
  /** Shows another one, going round at both ends; does nothing while one is fading in. */
  goTo: (index: number) => void;
  /** Somebody is at it, by pointer or keyboard: then it waits; or they have left. */
  hold: (by: 'pointer' | 'keyboard', held: boolean) => void;
}

/** Turns `count` things, one every five seconds; it stands still where motion is unwelcome. */
export function useCarousel(count: number): Carousel {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState({ pointer: false, keyboard: false });
  // Null until somebody says what they want; whoever asks for motion by hand gets it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const fadedAt = useRef(0);
  const autoplay = wanted ?? !isStill;
  const isRunning = autoplay && !held.pointer && !held.keyboard;

  const goTo = useCallback(
    (next: number) => {
      const now = performance.now();
      if (now < fadedAt.current) return;
      fadedAt.current = now + FADE_MS;
      setIndex((next + count) % count);
    },
    [count],
  );

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => goTo(index + 1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index, goTo]);

  return {
    index,
    autoplay,
    toggleAutoplay: () => setWanted(!autoplay),
    goTo,
    hold: useCallback((by, isHeld) => setHeld((before) => ({ ...before, [by]: isHeld })), []),
  };
}
