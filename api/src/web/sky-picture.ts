import type { Context as HonoContext } from 'hono';
import type { Clock } from '@sibila/core/ports/clock';
import { skyWheelSvg } from '@sibila/domain/sky/wheel';
import type { AppEnv } from '../http/request-context.ts';

const MINUTE = 60_000;

/** Serves the sky of this minute as an engraving; drawn once a minute, whoever asks. */
export function skyPicture(clock: Clock): (c: HonoContext<AppEnv>) => Response {
  let drawn: { minute: number; svg: string } | null = null;
  return (c) => {
    const minute = Math.floor(clock.now().getTime() / MINUTE);
    if (drawn?.minute !== minute) drawn = { minute, svg: skyWheelSvg(new Date(minute * MINUTE)) };
    return c.body(drawn.svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=60',
    });
  };
}
