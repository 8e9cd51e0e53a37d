import { describe, expect, it } from 'vitest';
import { isPage, pageKey } from './page-address.ts';

const at = (address: string) => new URL(address, 'https://sibila.test');

describe('an address', () => {
  it.each(['/', '/profile', '/blog?categoria=Tarot', '/horoscopo/leo?utm_source=chatgpt.com'])(
    '%s is one of a page that may be kept',
    (address) => {
      expect(isPage(at(address))).toBe(true);
    },
  );

  it.each([
    '/api/health',
    '/dev/mail',
    '/compartir/lectura',
    '/cielo.svg',
    '/cielo.svg?minuto=3',
    '/verify-email?token=a',
    '/reset-password/a',
    '/portal-simulado',
    'https://sibila.test//otro.test/',
    'https://sibila.test/\\otro.test/',
  ])('%s is none', (address) => {
    expect(isPage(at(address))).toBe(false);
  });

  it.each([
    ['/horoscopo/leo?utm_source=chatgpt.com', '/horoscopo/leo'],
    ['/blog?pagina=2&categoria=Tarot#lista', '/blog?categoria=Tarot'],
    ['/blog?categoria=Luna+y+Sol&a=b', '/blog?categoria=Luna%20y%20Sol'],
    ['/blog?categoria=Luna%20y%20Sol', '/blog?categoria=Luna%20y%20Sol'],
    ['/blog?categoria=a&categoria=%26', '/blog?categoria=a&categoria=%26'],
    ['/?', '/'],
  ])('%s is that of the page kept under %s', (address, key) => {
    expect(pageKey(at(address))).toBe(key);
  });
});
