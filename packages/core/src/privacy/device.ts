import Bowser from 'bowser';

const UNKNOWN = 'Dispositivo desconocido';
const SHORT_NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** What a browser calls itself, in words for its owner: «Chrome en Windows», «Safari en iPhone». */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === '') return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const place = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  const name = browser.name && (SHORT_NAMES[browser.name] ?? browser.name).slice(0, 40);
  if (name && place) return `${name} en ${place}`;
  return name || place || UNKNOWN;
}
