// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { noPage } from './no-page.ts';

const FONTS = { serif: '/assets/serif.woff2', sans: '/assets/sans.woff2' };
const shown = (hasHoroscope: boolean, hasReadings: boolean, fonts = {}) => {
  const html = noPage({ fonts, hasHoroscope, hasReadings });
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
};

describe('the page that stands in for one that is not kept', () => {
  it.each([
    [false, false, 'El inicio sí lo está.'],
    [true, false, 'El inicio sí lo está, con el último horóscopo que leíste.'],
    [false, true, 'El inicio sí lo está, y tus lecturas también.'],
    [true, true, 'El inicio sí lo está, con el último horóscopo que leíste; tus lecturas también.'],
  ])('says what can be read: a horoscope %j, readings %j', (hasHoroscope, hasReadings, said) => {
    const { page } = shown(hasHoroscope, hasReadings);
    expect(page.querySelector('.kept')?.textContent).toBe(said);
    const addresses = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(hasReadings ? ['/', '/profile', ''] : ['/', '']);
  });

  it('is asked for again at its own address', () => {
    const { page } = shown(false, false);
    expect(page.querySelector('a[href=""]')?.textContent).toBe('Volver a intentar');
    expect([page.documentElement.lang, page.querySelector('h1')?.textContent]).toEqual([
      'es',
      'Sin conexión',
    ]);
  });

  it('runs nothing and asks for nothing but its fonts, where this browser has them', () => {
    const { html, page } = shown(true, true, FONTS);
    expect(page.querySelector('script, link, img, iframe, [style]')).toBeNull();
    expect(html.match(/url\([^)]*\)/g)).toEqual([
      "url('/assets/serif.woff2')",
      "url('/assets/sans.woff2')",
    ]);
    expect(shown(true, true).html).not.toContain('url(');
  });
});
