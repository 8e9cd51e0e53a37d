import { describe, expect, it } from 'vitest';
import { deviceName } from './device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

describe('deviceName', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`, 'Chrome en Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/126.0.0.0`,
      'Edge en Windows',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari en iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 15_5 like Mac OS X) ${WEBKIT} CriOS/120.0 Mobile/15E148 Safari/604.1`,
      'Chrome en iPad',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5) ${WEBKIT} Version/17.5 Safari/605.1.15`,
      'Safari en macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox en Linux'],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
      'Samsung Internet en Android',
    ],
    ['Sonda/1.0 (x) ', 'Sonda'],
    ['node', 'Dispositivo desconocido'],
    ['  ', 'Dispositivo desconocido'],
    [null, 'Dispositivo desconocido'],
  ])('reads %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it.each(['x'.repeat(300), `${'('.repeat(150)}${')'.repeat(150)}`, '/'.repeat(300)])(
    'is short and quick whatever somebody sends: %.12s…',
    (userAgent) => {
      const start = performance.now();
      expect(deviceName(userAgent).length).toBeLessThan(80);
      expect(performance.now() - start).toBeLessThan(200);
    },
  );
});
