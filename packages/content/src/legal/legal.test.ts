import { describe, expect, it } from 'vitest';
import { cookiePolicy } from './cookies.ts';
import type { Named } from './controller.ts';
import { privacyPolicy } from './privacy.ts';
import { terms } from './terms.ts';
import {
  LAST_UPDATED,
  plainWords,
  type LegalBlock,
  type LegalSection,
  type Words,
} from './words.ts';

const NAME = 'Casandra';
const TERMS = terms(NAME);
const PRIVACY = privacyPolicy(NAME, { operator: null, email: null });
const COOKIES = cookiePolicy(NAME);
const ALL = { terms: TERMS, privacy: PRIVACY, cookies: COOKIES };

function wordsOf(block: LegalBlock): readonly Words[] {
  if (typeof block === 'string' || !('list' in block || 'terms' in block)) return [block];
  if ('list' in block) return block.list;
  return block.terms.flatMap(({ name, words }) => [name, ...words]);
}
const textOf = (sections: readonly LegalSection[]) =>
  sections.map(({ title, blocks }) =>
    [title, ...blocks.flatMap(wordsOf).map(plainWords)].join('\n'),
  );
const titled = (sections: readonly LegalSection[], id: string) => {
  const at = sections.findIndex((section) => section.id === id);
  return { number: at + 1, text: textOf(sections)[at] ?? '' };
};
const linksOf = (sections: readonly LegalSection[]) =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap(wordsOf))
    .flatMap((words) => (typeof words === 'string' ? [] : words))
    .filter((part) => typeof part !== 'string');

describe('the legal texts', () => {
  it('have the sections that were promised, none of them empty', () => {
    expect([TERMS.length, PRIVACY.length, COOKIES.length]).toEqual([17, 14, 7]);
    for (const text of Object.values(ALL).flatMap(textOf)) expect(text.length).toBeGreaterThan(60);
  });

  it('give every section an anchor of its own over all three, and every text a title of its own', () => {
    const ids = Object.values(ALL).flatMap((sections) => sections.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ids).not.toContain('privacidad');
    expect(ids).not.toContain('cookies');
  });

  it('say when they last changed', () => {
    expect(LAST_UPDATED.text).toBe('21/04/2025');
    expect(LAST_UPDATED.iso.split('-').toReversed().join('/')).toBe(LAST_UPDATED.text);
  });

  it('write every price as US$ 8.99', () => {
    const amounts = Object.values(ALL)
      .flatMap(textOf)
      .flatMap((text) => text.match(/\S*\s?\d+[.,]\d{2}\b|[$€]\s?\S+/g) ?? []);
    expect(amounts.length).toBeGreaterThan(1);
    expect(new Set(amounts)).toEqual(new Set(['US$ 8.99']));
  });

  it.each(Object.entries(ALL))('speak to a «tú» in neutral Spanish: %s', (_, sections) => {
    const text = textOf(sections).join('\n');
    expect(text).not.toMatch(/(?<!\p{L})(usted|vosotr|vuestr|coge|os(?!\p{L}))/iu);
    expect(text).not.toMatch(/[“”"!¡]|\s{2,}| [.,;:]|undefined|\[object/);
    expect(text).not.toMatch(/<\/?[a-z]/);
  });

  it('link to places that exist: pages of the site, sections of these texts, secure addresses', () => {
    const anchors = new Set(Object.values(ALL).flatMap((all) => all.map(({ id }) => id)));
    for (const { to } of Object.values(ALL).flatMap(linksOf)) {
      expect(to).toMatch(/^(\/(soporte|privacidad|terminos)(#[a-z-]+)?|https:\/\/\S+)$/);
      const anchor = to.startsWith('/') ? to.split('#')[1] : undefined;
      if (anchor !== undefined && anchor !== 'cookies') expect(anchors).toContain(anchor);
    }
  });
});

describe('the terms', () => {
  it.each([
    [
      'planes',
      [
        '8 lecturas al mes de cada tipo',
        '30 días naturales',
        'desde el día de tu registro',
        'US$ 8.99 al mes',
        'impuestos incluidos',
        'ilimitadas',
      ],
    ],
    [
      'pagos',
      ['US$ 8.99', 'se renueva sola', 'al final del periodo de facturación', 'con tarjeta'],
    ],
    [
      'reembolsos',
      [
        '5 días naturales',
        'primera compra',
        'más de 2 lecturas Premium',
        'se cierra en cuanto pides la devolución',
        'retirar la petición en «Cuenta» hasta que la paguemos',
      ],
    ],
    ['conflictos', ['30 días', 'amistoso', 'leyes de México', 'Ciudad de México']],
    ['edad', ['menores de 13 años', 'entre 13 y 17 años', 'supervisión']],
    ['entretenimiento', ['entretenimiento', 'médico', 'legal', 'financiero']],
    ['cierre', ['5 años después de la cancelación', '20 días hábiles']],
    ['cuenta', ['6 caracteres']],
  ])('say every figure of «%s»', (id, figures) => {
    const { text } = titled(TERMS, id);
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('speak of disputes in their ninth section', () => {
    expect(titled(TERMS, 'conflictos').number).toBe(9);
  });
});

describe('the privacy policy', () => {
  it('has its sections in their order', () => {
    expect(PRIVACY.map(({ id }) => id)).toEqual([
      'responsable',
      'datos',
      'finalidades',
      'bases-legales',
      'uso-de-cookies',
      'con-quien',
      'conservacion',
      'seguridad',
      'transferencias',
      'derechos',
      'menores',
      'enlaces-de-terceros',
      'cambios-de-privacidad',
      'contacto-de-privacidad',
    ]);
  });

  it.each([
    [
      'datos',
      [
        'Registro',
        'Suscripción y pagos',
        'Lo que creas',
        'Uso',
        'Soporte',
        'argon2id',
        'opcionales',
        'token',
        'código de seguridad',
      ],
    ],
    ['finalidades', ['No vendemos tus datos']],
    ['con-quien', ['Proveedor de pagos', 'inteligencia artificial', 'Analítica', 'Autoridades']],
    [
      'conservacion',
      [
        'mientras tu cuenta está activa',
        'hasta 5 años después de la cancelación',
        '7 días sin uso',
        'a los 30 días',
        '24 horas',
        '1 hora',
        '90 días',
        'seudonimizados',
      ],
    ],
    ['derechos', ['20 días hábiles', 'Descargar mis datos', 'ZIP']],
    ['menores', ['13 años', '17 años']],
  ])('says what must be said of «%s»', (id, figures) => {
    const { text } = titled(PRIVACY, id);
    for (const figure of figures) expect(text).toContain(figure);
  });
});

describe('the section on who answers for the data', () => {
  const OPERATOR = { name: 'Luna Nueva, S.A. de C.V.', address: 'Calle Luna 12, 06000 México' };
  const sectionWith = (contact: Named) => titled(privacyPolicy(NAME, contact), 'responsable').text;

  it('gives the name and the address of who operates the site', () => {
    const text = sectionWith({ operator: OPERATOR, email: 'hola@casandra.example' });
    expect(text).toContain(`Responsable\n${OPERATOR.name}\nDomicilio\n${OPERATOR.address}`);
    expect(text).toContain('escríbenos a hola@casandra.example o desde la página de Soporte');
    expect(text).not.toContain('todavía no dice');
  });

  it('says so where nobody is named, and where to write', () => {
    const text = sectionWith({ operator: null, email: 'hola@casandra.example' });
    expect(text).toContain('todavía no dice el nombre ni el domicilio de quien la opera');
    expect(text).toContain('hola@casandra.example');
    expect(sectionWith({ operator: null, email: null })).toContain(
      'escríbenos desde la página de Soporte.',
    );
  });
});

describe('the cookie policy', () => {
  const { text } = titled(COOKIES, 'lista');
  const durationOf = (name: string) => {
    const lines = text.split('\n');
    return lines[lines.indexOf(name) + 2];
  };

  it('names each cookie with the time for which it stays', () => {
    expect(durationOf('casandra_session')).toMatch(/^Dura la sesión/);
    expect(durationOf('casandra-cookie-consent')).toBe('Dura 1 año.');
    expect(durationOf('Sesión de analítica')).toBe('Dura 24 horas.');
    expect(durationOf('Identificador de analítica')).toBe('Dura 30 días.');
    expect(durationOf('Tirada a medias')).toMatch(/^Dura hasta que cierras la pestaña/);
    expect(durationOf('Copias para ir más rápido')).toBe('Dura 48 horas como máximo.');
    expect(text).toContain('8 MB');
  });

  it('leads to the settings of four browsers', () => {
    const browsers = linksOf(COOKIES.filter(({ id }) => id === 'navegador'));
    expect(browsers.map((link) => link.text)).toEqual([
      'Google Chrome',
      'Mozilla Firefox',
      'Safari',
      'Microsoft Edge',
    ]);
  });
});
