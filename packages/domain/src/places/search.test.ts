import { describe, expect, it } from 'vitest';
import type { ListedPlace } from './place.ts';
import { indexPlaces, searchPlaces } from './search.ts';
import { spelledWordsOf, wordsOf } from './words.ts';

let id = 0;
/** Weight 5 is a hundred thousand inhabitants. */
const place = (
  name: string,
  region: string,
  country: string,
  weight: number,
  ...aliases: string[]
): ListedPlace => ({
  id: ++id,
  name,
  region,
  country,
  latitude: 0,
  longitude: 0,
  zone: 'Europe/Madrid',
  aliases,
  around: region === 'Gerona' ? 'cataluna girona' : '',
  weight,
});

const PLACES = [
  place('Santa María', 'Córdoba', 'Argentina', 4),
  place('Córdoba', 'Córdoba', 'España', 5.5),
  place('Córdoba', 'Córdoba', 'Argentina', 6.1),
  place('Córdoba', 'Quindío', 'Colombia', 3.6),
  place('Villanueva de Córdoba', 'Córdoba', 'España', 4),
  place('Santiago', 'Región Metropolitana', 'Chile', 6.7, 'Santiago de Chile'),
  place('Santiago de Compostela', 'La Coruña', 'España', 5),
  place('Cali', 'Valle del Cauca', 'Colombia', 6.4, 'Santiago de Cali'),
  place('Ciudad de México', 'Ciudad de México', 'México', 7.1, 'CDMX', 'DF'),
  place('Londres', 'Inglaterra', 'Reino Unido', 7, 'London'),
  place('Baños', 'Tungurahua', 'Ecuador', 4),
  place('La Paz', 'La Paz', 'Bolivia', 6),
  place('Nuñoa', 'Puno', 'Perú', 4.4),
  place('Ñuñoa', 'Región Metropolitana', 'Chile', 3.2),
  place('Penápolis', 'São Paulo', 'Brasil', 5.6),
  place('Peñafiel', 'Valladolid', 'España', 4.4),
  place('Pekín', 'Pekín', 'China', 7.3, 'Beijing'),
  place('Figueres', 'Gerona', 'España', 4.6, 'Figueras'),
  place("L'Hospitalet de l'Infant", 'Tarragona', 'España', 3.7),
];
const index = indexPlaces(PLACES);
const found = (query: string, limit = 10) =>
  searchPlaces(index, query, limit).map(({ name, country }) => `${name} (${country})`);

describe('searchPlaces', () => {
  it('puts the name that reads as the query first, then the more populous', () => {
    expect(found('córdoba')).toEqual([
      'Córdoba (Argentina)',
      'Córdoba (España)',
      'Córdoba (Colombia)',
      'Villanueva de Córdoba (España)',
    ]);
    expect(found('Santiago')[0]).toBe('Santiago (Chile)');
  });

  it.each([
    ['CORDOBA', 'Córdoba (Argentina)'],
    ['banos', 'Baños (Ecuador)'],
    ['Ban\u0303os', 'Baños (Ecuador)'],
    ['ciudad mexico', 'Ciudad de México (México)'],
    ['mexico ciudad', 'Ciudad de México (México)'],
    ['cdmx', 'Ciudad de México (México)'],
    ['London', 'Londres (Reino Unido)'],
    ['lond', 'Londres (Reino Unido)'],
    ['compos', 'Santiago de Compostela (España)'],
    ['hospitalet', "L'Hospitalet de l'Infant (España)"],
    ['cd de mexico', 'Ciudad de México (México)'],
    ['l’hospitalet', "L'Hospitalet de l'Infant (España)"],
    ['la p', 'La Paz (Bolivia)'],
    ['figueres girona', 'Figueres (España)'],
    ['Figueras, Cataluña', 'Figueres (España)'],
    ['cordoba de colombia', 'Córdoba (Colombia)'],
  ])('understands «%s»', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('puts what is spelled as it was typed before what is more populous', () => {
    expect(found('ñuñoa')).toEqual(['Ñuñoa (Chile)', 'Nuñoa (Perú)']);
    expect(found('nuñoa')).toEqual(['Nuñoa (Perú)', 'Ñuñoa (Chile)']);
    expect(found('Ñuñoa, Perú')).toEqual(['Nuñoa (Perú)']);
    expect(found('peñ')).toEqual(['Peñafiel (España)', 'Penápolis (Brasil)']);
    expect(found('N\u0303un\u0303oa')).toEqual(found('ñuñoa'));
  });

  it('asks nobody for marks: without them all spellings are one', () => {
    expect(found('nunoa')).toEqual(['Nuñoa (Perú)', 'Ñuñoa (Chile)']);
    expect(found('pen')).toEqual(['Penápolis (Brasil)', 'Peñafiel (España)']);
    expect(found('cordoba')).toEqual(found('córdoba'));
    expect(found('cordobá')).toEqual(found('cordoba'));
  });

  it('puts nothing first for a mark that no name has, whatever else a place is called', () => {
    const fortin = place('Córdoba', 'Fortín, Veracruz', 'México', 3.9, 'Santa Leticia');
    const withAlias = indexPlaces([...PLACES, fortin]);
    const named = (query: string) => searchPlaces(withAlias, query, 10).map((one) => one.id);
    for (const query of ['cordóba', 'cordobá', 'córdóba'])
      expect(named(query)).toEqual(named('cordoba'));
    expect(named('cordoba').indexOf(fortin.id)).toBe(2);
    const cucuta = place('Cúcuta', 'Santander', 'Colombia', 6.6, 'San José de Cúcuta');
    const saenz = place('Roque Sáenz Peña', 'Chaco', 'Argentina', 4.9);
    const [first] = searchPlaces(indexPlaces([...PLACES, cucuta, saenz]), 'sá', 1);
    expect(first).toBe(saenz);
  });

  it('looks for what follows a comma in the region and the country alone', () => {
    expect(found('Córdoba, Esp')).toEqual(['Córdoba (España)', 'Villanueva de Córdoba (España)']);
    expect(found('Córdoba, Quindío, Colombia')).toEqual(['Córdoba (Colombia)']);
    expect(found('Córdoba, Santa')).toEqual([]);
    expect(found('España, Córdoba')).toEqual([]);
  });

  it('gives no place for its region or its country alone', () => {
    expect(found('argentina')).toEqual([]);
    expect(found('cordoba argentina')).toEqual(['Córdoba (Argentina)']);
  });

  it('gives as many as are asked for, the likeliest', () => {
    expect(found('c', 2)).toEqual(['Ciudad de México (México)', 'Cali (Colombia)']);
  });

  it.each(['', ' ', ',', ', España', '¡!', 'zzz'])('finds nothing for «%s»', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('spelledWordsOf', () => {
  it.each([
    ['Ñuñoa', ['ñuñoa']],
    ['Sant Julia\u0300 de Lòria', ['sant', 'julià', 'de', 'lòria']],
    ["L'Alcúdia", ['l', 'alcúdia']],
    ['San Jose', null],
  ])('leaves the marks of %s', (name, words) => {
    expect(spelledWordsOf(name)).toEqual(words);
  });
});

describe('wordsOf', () => {
  it.each([
    ['Ñuñoa', ['nunoa']],
    ['Sant Julià de Lòria', ['sant', 'julia', 'de', 'loria']],
    ['Gasteiz / Vitoria', ['gasteiz', 'vitoria']],
    ['Łódź', ['lodz']],
    ['M’sila', ['msila']],
    ["L'Alcúdia", ['l', 'alcudia']],
    ['28 de Noviembre', ['28', 'de', 'noviembre']],
  ])('reads %s in plain letters', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});
