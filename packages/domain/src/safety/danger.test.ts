import { describe, expect, it } from 'vitest';
import { dangerIn } from './danger.ts';

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

  it.each([
    ['self-harm', 'Quiero matarme.'],
    ['violence', 'Mi novio me pega.'],
    ['violence', 'mi padrastro entra a mi cuarto de noche y me toca'],
    ['self-harm', 'desde que se fue pienso en tomarme todas las pastillas'],
  ])('finds %s among ordinary sentences, wherever it stands: %s', (crisis, cry) => {
    const others = [
      'Me caso en mayo y estoy muy ilusionada con el vestido.',
      '¿Conseguiré el ascenso en la oficina?',
      'Mi hermana dice que este año cambia todo para los Tauro.',
      'También quería saber si me conviene mudarme de ciudad.',
    ];
    for (let at = 0; at <= others.length; at++) {
      const text = [...others.slice(0, at), cry, ...others.slice(at)].join(' ');
      expect([at, dangerIn(text)]).toEqual([at, crisis]);
    }
  });

  it('finds it in a long text without any stop', () => {
    const text =
      'hola quería preguntar por mi trabajo porque en marzo cambio de oficina y no sé si me va a ir bien además mi novio me pega cuando llego tarde y por otro lado quiero saber si viajo en verano con mis amigas a la playa';
    expect(dangerIn(text)).toBe('violence');
  });

  it('takes any text, however long or odd', () => {
    for (const text of [
      'a'.repeat(5000),
      'no '.repeat(3000),
      '\u0000\ud83c',
      '¿'.repeat(500),
      '. '.repeat(900),
    ])
      expect(dangerIn(text)).toBeNull();
  });
});
