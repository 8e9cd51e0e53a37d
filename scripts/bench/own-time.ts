import { readFileSync, writeFileSync } from 'node:fs';

/** A task in a browser's trace, in microseconds: by the clock, and of its thread's processor time. */
interface Task {
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tts: number;
  tdur: number;
}

const isTask = (event: unknown): event is Task =>
  typeof event === 'object' &&
  event !== null &&
  ['ts', 'dur', 'tts', 'tdur'].every((key) => typeof Reflect.get(event, key) === 'number');

/**
 * Rewrites a trace so that each task lasts as long as it had a processor: what is left out is the
 * time that it waited while other work on the machine had it.
 */
export function toOwnTime(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: unknown[] };
  const tasks = trace.traceEvents.filter(isTask).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const outermost = new Map<string, { ts: number; tts: number; end: number }>();
  for (const task of tasks) {
    const thread = `${task.pid}:${task.tid}`;
    let outer = outermost.get(thread);
    if (!outer || task.ts >= outer.end) {
      outer = { ts: task.ts, tts: task.tts, end: task.ts + task.dur };
      outermost.set(thread, outer);
    }
    // What is inside another keeps its place in it.
    task.ts = outer.ts + Math.max(0, task.tts - outer.tts);
    task.dur = Math.min(task.dur, task.tdur);
  }
  writeFileSync(file, JSON.stringify(trace));
}
