import type { Clock } from '@sibila/core/ports/clock';

/** The system's clock. */
export const systemClock: Clock = { now: () => new Date() };
