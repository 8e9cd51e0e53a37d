import { useEffect, useState } from 'react';

/** Characters a second at the least, and the seconds in which the longest text is written. */
const PACE = 110;
const WHOLE_SECONDS = 9;

/**
 * The part of `text` that is already written, letter after letter at a steady pace. Without motion
 * it is all there at once; a text that shrinks begins again.
 */
export function useWrittenText(text: string, instant: boolean): string {
  const [count, setCount] = useState(0);
  const shown = instant ? text.length : Math.min(count, text.length);
  const waiting = shown < text.length;

  useEffect(() => {
    if (instant || !waiting) return undefined;
    let before: number | null = null;
    let frame = requestAnimationFrame(function write(now) {
      const seconds = before === null ? 0 : (now - before) / 1000;
      before = now;
      setCount((written) => {
        const from = Math.min(written, text.length);
        return from + Math.max(PACE, text.length / WHOLE_SECONDS) * seconds;
      });
      frame = requestAnimationFrame(write);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, instant, waiting]);

  return text.slice(0, Math.floor(shown));
}
