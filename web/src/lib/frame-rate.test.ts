// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameJudge, watchFrames } from './frame-rate.ts';

const FAST = 16.7;
const SLOW = 33.34;

/** What is reported of a hundred frames of which `slow` took too long. */
function judged(slow: number, duration = SLOW) {
  const report = vi.fn();
  const judge = frameJudge(report);
  for (let frame = 0; frame < 100; frame += 1) judge(frame < slow ? duration : FAST);
  return report;
}

describe('the judge of frames', () => {
  it('reports a tenth of slow frames, and not one less', () => {
    expect(judged(9)).not.toHaveBeenCalled();
    expect(judged(10)).toHaveBeenCalledExactlyOnceWith({ frames: 100, slow: 10 });
    expect(judged(100)).toHaveBeenCalledExactlyOnceWith({ frames: 100, slow: 100 });
  });

  it('takes 33.33 milliseconds for quick enough', () => {
    expect(judged(50, 33.33)).not.toHaveBeenCalled();
  });

  it('judges every hundred on its own', () => {
    const report = vi.fn();
    const judge = frameJudge(report);
    const feed = (count: number, duration: number) =>
      Array.from({ length: count }, () => judge(duration));
    expect(feed(99, SLOW)).not.toContain(true);
    expect(report).not.toHaveBeenCalled();
    expect(judge(FAST)).toBe(true);
    expect(report).toHaveBeenCalledOnce();
    feed(100, FAST);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('the watch over the frames', () => {
  let frame: FrameRequestCallback | null = null;
  let now = 0;
  const run = (count: number, duration: number) => {
    for (let at = 0; at < count; at += 1) {
      const due = frame;
      frame = null;
      now += duration;
      due?.(now);
    }
  };

  beforeEach(() => {
    vi.useFakeTimers();
    frame = null;
    now = 0;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {
      frame = null;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('rests after each sample and then goes on', () => {
    const report = vi.fn();
    const stop = watchFrames(report);
    run(101, 50);
    expect(report).toHaveBeenCalledOnce();
    expect(frame).toBeNull();
    vi.advanceTimersByTime(10_000);
    run(101, 50);
    expect(report).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not take the time in the background for a slow frame', () => {
    const report = vi.fn();
    const stop = watchFrames(report);
    for (let look = 0; look < 12; look += 1) {
      run(9, FAST);
      document.dispatchEvent(new Event('visibilitychange'));
      run(1, 60_000);
    }
    expect(report).not.toHaveBeenCalled();
    stop();
  });

  it('ends when it is told to', () => {
    const stop = watchFrames(vi.fn());
    stop();
    expect(frame).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(frame).toBeNull();
  });
});
