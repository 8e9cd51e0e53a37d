import { signSlug } from '@sibila/domain/zodiac/slugs';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ownZone } from '../../lib/own-zone.ts';

/** What is asked for: a sign's day on this browser's clocks, the server's where they have no name. */
export function horoscopeInput(sign: SignName, day: string) {
  const tz = ownZone();
  return { sign: signSlug(sign), date: day, ...(tz === undefined ? {} : { tz }) };
}
