import { useEffect, useState, type RefObject } from 'react';
import { connectionNow, type Connection } from './connection.ts';
import { whenIdle } from './when-idle.ts';

/** How eagerly a section loads. */
export interface Nearness {
  /** Milliseconds to wait once the section is near; none on a fast connection. */
  delay: number;
  /** How many pixels before the viewport counts as near. */
  margin: number;
  /** Whether the address asks for the section: then it loads at once. */
  asked: boolean;
}

const FAST_DOWNLINK = 1.5;

/** Whether a connection is fast enough to load ahead without waiting: 4g, or above 1.5 Mbit/s. */
export function isFast(connection: Connection | undefined): boolean {
  if (!connection) return false;
  const { effectiveType, downlink } = connection;
  return effectiveType === '4g' || (typeof downlink === 'number' && downlink > FAST_DOWNLINK);
}

/**
 * True once an element may load, and from then on: it came near the viewport and `delay` passed, or
 * it was asked for.
 */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  { delay, margin, asked }: Nearness,
): boolean {
  const [near, setNear] = useState(asked);
  if (asked && !near) setNear(true);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const load = () => {
      setNear(true);
    };
    let cancelIdle: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        if (isFast(connectionNow())) load();
        else timer = setTimeout(() => (cancelIdle = whenIdle(load)), delay);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, [near, element, delay, margin]);
  return near;
}
