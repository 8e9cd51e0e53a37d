import type { Context as HonoContext } from 'hono';
import type { Clock } from '@sibila/core/ports/clock';
import { skyWheelSvg } from '@sibila/domain/sky/wheel';
import { pack, sendPacked, type Packed } from '../http/packed.ts';
import type { AppEnv } from '../http/request-context.ts';

const MINUTE = 60_000;
const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' };

/** Serves the sky of this minute as an engraving; drawn and compressed once a minute. */
export function skyPicture(clock: Clock): (c: HonoContext<AppEnv>) => Promise<Response> {
  let drawn: { minute: number; svg: Promise<Packed> } | null = null;
  return async (c) => {
    const minute = Math.floor(clock.now().getTime() / MINUTE);
    if (drawn?.minute !== minute)
      drawn = { minute, svg: pack(skyWheelSvg(new Date(minute * MINUTE))) };
    return sendPacked(c, await drawn.svg, HEADERS);
  };
}
