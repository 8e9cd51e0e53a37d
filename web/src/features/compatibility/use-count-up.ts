import { useEffect, useState } from 'react';
import type { Motion } from '../reading/use-motion.ts';

/** How long the wheels turn and the number climbs. */
export const TURN_MS = 2600;
/** Between the end of the count and what follows. */
const AFTER_MS = 500;

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Counts from zero to `target` and then calls `onCounted`; all at once without motion. */
export function useCountUp(
  active: boolean,
  target: number,
  { instant, speed }: Motion,
  onCounted: () => void,
): number {
  const [share, setShare] = useState(0);

  useEffect(() => {
    if (!active) return undefined;
    if (instant) {
      onCounted();
      return undefined;
    }
    const whole = TURN_MS * speed;
    let begun: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(function climb(now) {
      begun ??= now;
      const done = Math.min((now - begun) / whole, 1);
      setShare(easeOut(done));
      if (done < 1) frame = requestAnimationFrame(climb);
      else timer = setTimeout(onCounted, AFTER_MS * speed);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [active, instant, speed, onCounted]);

  return active && !instant ? Math.round(target * share) : target;
}
