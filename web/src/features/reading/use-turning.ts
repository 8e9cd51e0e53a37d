import { useEffect, useState } from 'react';
import type { Motion } from './use-motion.ts';

/** Between one card's turn and the next. */
const BETWEEN_MS = 850;
/** After the last one has begun to turn. */
const AFTER_MS = 1100;

/** Turns `count` cards one by one and then calls `onTurned`; all at once without motion. */
export function useTurning(
  active: boolean,
  count: number,
  { instant, speed }: Motion,
  onTurned: () => void,
): number {
  const [turned, setTurned] = useState(0);

  useEffect(() => {
    if (!active) return undefined;
    if (instant) {
      onTurned();
      return undefined;
    }
    const last = turned >= count;
    const timer = setTimeout(
      () => (last ? onTurned() : setTurned(turned + 1)),
      (last ? AFTER_MS : BETWEEN_MS) * speed,
    );
    return () => clearTimeout(timer);
  }, [active, turned, count, instant, speed, onTurned]);

  return active ? turned : count;
}
