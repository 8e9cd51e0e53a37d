import { signSlug } from '@sibila/domain/zodiac/slugs';
import type { SignName } from '@sibila/domain/zodiac/signs';

/** What is asked for: a sign's day on this browser's clocks, the server's where they have no name. */
export function horoscopeInput(sign: SignName, day: string) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isNamed = zone !== '' && zone !== 'Etc/Unknown';
  return { sign: signSlug(sign), date: day, ...(isNamed ? { tz: zone } : {}) };
}
