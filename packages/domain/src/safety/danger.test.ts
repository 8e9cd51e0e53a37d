import { describe, expect, it } from 'vitest';
import { dangerIn, weighed } from './danger.ts';

describe('dangerIn', () => {
  it.each([
    ['self-harm', 'quiero morir'],
    ['self-harm', '¿Algún día dejaré de querer morirme?'],
    ['self-harm', 'ya no le encuentro sentido a estar aqui, nadie me va a extrañar'],
    ['self-harm', 'mi hermana deja notas de despedida y se corta los brazos, qué dicen las runas'],
    ['violence', 'mi novio me dio un golpe en la cara'],
    ['violence', 'sufro violencia doméstica, ¿cuándo acabará?'],
    ['violence', 'mi padrastro se mete en mi cama por las noches, tengo 12 años'],
    ['violence', 'mi jefe me encierra en la bodega y me toca, ¿encontraré otro trabajo?'],
  ])('finds %s: %s', (crisis, text) => expect(dangerIn(text)).toBe(crisis));

  it.each([
    'me muero de risa con mi novio, ¿durará?',
    '¿qué significa La Muerte invertida?',
    'mi jefe me va a matar si llego tarde, ¿busco otro trabajo?',
    '¿cuándo me llegará el amor?',
    'mi abuela murió en marzo, ¿está bien?',
    'corté con mi novio y me corté el pelo',
    '¿ganaré el juicio contra mi vecino?',
    '',
    '🔮',
  ])('finds none in %j', (text) => expect(dangerIn(text)).toBeNull());

  it('takes any text, however long or odd', () => {
    for (const text of ['a'.repeat(5000), 'no '.repeat(3000), '\u0000\ud83c', '¿'.repeat(500)])
      expect(Number.isFinite(weighed(text).danger)).toBe(true);
  });
});
