const SLOW_FRAME_MS = 33.33;
const SAMPLE = 100;
const DEGRADED_SHARE = 0.1;
/** Between two samples the page is left alone: watching every frame costs battery itself. */
const REST_MS = 10_000;

/** A sample of frames in which too many were slow. */
export interface SlowFrames {
  frames: number;
  slow: number;
}

/**
 * Counts frames by their durations and judges every hundred of them: true when it was the last of
 * a hundred. At a tenth of slow ones, over 33.33 ms each, `report` hears of it.
 */
export function frameJudge(report: (seen: SlowFrames) => void): (duration: number) => boolean {
  let frames = 0;
  let slow = 0;
  return (duration) => {
    frames += 1;
    if (duration > SLOW_FRAME_MS) slow += 1;
    if (frames < SAMPLE) return false;
    if (slow / frames >= DEGRADED_SHARE) report({ frames, slow });
    frames = 0;
    slow = 0;
    return true;
  };
}

/** Samples the page's frames while it can be seen, until the function that it gives is called. */
export function watchFrames(report: (seen: SlowFrames) => void): () => void {
  const judge = frameJudge(report);
  let last: number | null = null;
  let handle = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    handle = requestAnimationFrame(look);
  };
  const look = (now: number) => {
    const isJudged = last !== null && judge(now - last);
    last = isJudged ? null : now;
    if (isJudged) rest = setTimeout(next, REST_MS);
    else next();
  };
  // A page in the background has no frames: the pause is nobody's slowness.
  const forget = () => {
    last = null;
  };
  document.addEventListener('visibilitychange', forget);
  next();
  return () => {
    document.removeEventListener('visibilitychange', forget);
    cancelAnimationFrame(handle);
    clearTimeout(rest);
  };
}
