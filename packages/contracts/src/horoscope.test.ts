import { expect, it } from 'vitest';
import { horoscopeInput } from './horoscope.ts';

it.each(['asia/tokyo', 'ASIA/TOKYO', 'Asia/Tokyo', 'Japan'])(
  'writes a zone in one way alone, however %s is typed',
  (tz) => {
    expect(horoscopeInput.parse({ sign: 'leo', tz }).tz).toBe('Asia/Tokyo');
  },
);

it('takes the zone of most readers where none is given', () => {
  expect(horoscopeInput.parse({ sign: 'leo' }).tz).toBe('America/Mexico_City');
});

it.each(['Marte/Olimpo', ''])('refuses the zone «%s» with a sentence', (tz) => {
  const { error } = horoscopeInput.safeParse({ sign: 'leo', tz });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Esa zona horaria no existe']);
});
