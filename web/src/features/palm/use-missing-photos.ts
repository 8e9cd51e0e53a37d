import { useCallback, useEffect, useRef, useState } from 'react';

/** Pauses before a photo that did not come is asked for again, in milliseconds. */
const RETRIES_MS = [5000, 15_000, 45_000];

interface MissingPhotos {
  isMissing: (url: string) => boolean;
  /** Tells that a photo did not come. */
  miss: (url: string) => void;
}

/**
 * Which photos did not come. A passing fault must not hide one for good: each is asked for again
 * behind the scenes, a few times and once the network is back, and is shown as soon as it is there.
 */
export function useMissingPhotos(): MissingPhotos {
  const [missing, setMissing] = useState<readonly string[]>([]);
  /** The next try for each; null once the page was left. */
  const timers = useRef<Map<string, ReturnType<typeof setTimeout>> | null>(null);

  const askAgain = useCallback(function again(url: string, tries: number): void {
    const pause = RETRIES_MS[tries];
    clearTimeout(timers.current?.get(url));
    if (pause === undefined) return;
    const ask = async () => {
      const image = new Image();
      image.src = url;
      await image.decode();
      setMissing((all) => all.filter((each) => each !== url));
    };
    const next = () => void ask().catch(() => again(url, tries + 1));
    timers.current?.set(url, setTimeout(next, pause));
  }, []);

  const miss = useCallback(
    (url: string) => {
      setMissing((all) => (all.includes(url) ? all : [...all, url]));
      askAgain(url, 0);
    },
    [askAgain],
  );

  useEffect(() => {
    const again = () => setMissing([]);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    const all = new Map<string, ReturnType<typeof setTimeout>>();
    timers.current = all;
    return () => {
      timers.current = null;
      for (const timer of all.values()) clearTimeout(timer);
    };
  }, []);

  return { isMissing: (url) => missing.includes(url), miss };
}
