import { describe, expect, it } from 'vitest';
import { placeClocks } from '@sibila/domain/chart/zone-history';
import { indexPlaces, searchPlaces } from '@sibila/domain/places/search';
import { readPlaces } from './catalogue.ts';
import { PLACES_CREDIT } from './credit.ts';

const PLACES = readPlaces();
const index = indexPlaces(PLACES);
const found = (query: string) =>
  searchPlaces(index, query, 10).map(({ name, country, zone }) =>
    [name, country, zone].join(' · '),
  );

/** Every capital of the countries that speak Spanish, and its zone. */
const CAPITALS = `Madrid · España · Europe/Madrid
Ciudad de México · México · America/Mexico_City
Ciudad de Guatemala · Guatemala · America/Guatemala
San Salvador · El Salvador · America/El_Salvador
Tegucigalpa · Honduras · America/Tegucigalpa
Managua · Nicaragua · America/Managua
San José · Costa Rica · America/Costa_Rica
Ciudad de Panamá · Panamá · America/Panama
La Habana · Cuba · America/Havana
Santo Domingo · República Dominicana · America/Santo_Domingo
San Juan · Puerto Rico · America/Puerto_Rico
Bogotá · Colombia · America/Bogota
Caracas · Venezuela · America/Caracas
Quito · Ecuador · America/Guayaquil
Lima · Perú · America/Lima
La Paz · Bolivia · America/La_Paz
Sucre · Bolivia · America/La_Paz
Santiago · Chile · America/Santiago
Buenos Aires · Argentina · America/Argentina/Buenos_Aires
Montevideo · Uruguay · America/Montevideo
Asunción · Paraguay · America/Asuncion
Malabo · Guinea Ecuatorial · Africa/Malabo`.split('\n');

describe('the list of places', () => {
  it('holds more than twenty thousand, each with a number of its own', () => {
    expect(PLACES.length).toBeGreaterThan(20_000);
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
  });

  it('gives each a name, a country and a point on the Earth', () => {
    const odd = PLACES.filter(
      ({ id, name, country, latitude, longitude, weight }) =>
        !(
          Number.isInteger(id) &&
          name === name.trim() &&
          name !== '' &&
          country.length > 2 &&
          Math.abs(latitude) < 90 &&
          Math.abs(longitude) <= 180 &&
          weight > 2
        ),
    );
    expect(odd).toEqual([]);
  });

  it('names zones that this machine and the history of clocks know', () => {
    const zones = new Set(PLACES.map(({ zone }) => zone));
    expect(zones.size).toBeGreaterThan(200);
    for (const timeZone of zones)
      expect(() => new Intl.DateTimeFormat('es', { timeZone })).not.toThrow();
    for (const zone of zones) expect(() => placeClocks({ zone, longitude: 0 })).not.toThrow();
  });

  it('lets nobody confuse two of one name', () => {
    const seen = new Set<string>();
    const doubles = PLACES.filter(({ name, region, country }) => {
      const line = `${name}, ${region}, ${country}`;
      return seen.has(line) || !seen.add(line);
    });
    expect(doubles).toEqual([]);
  });

  it.each(CAPITALS)('finds the capital %s by its name and country', (line) => {
    const [name = '', country = ''] = line.split(' · ');
    expect(found(`${name}, ${country}`)[0]).toBe(line);
  });

  it.each([
    ['Las Palmas', 'Las Palmas de Gran Canaria · España · Atlantic/Canary'],
    ['Ceuta', 'Ceuta · España · Africa/Ceuta'],
    ['Melilla', 'Melilla · España · Africa/Ceuta'],
    ['Valencia de Alcántara', 'Valencia de Alcántara · España · Europe/Madrid'],
    ['Vielha', 'Vielha · España · Europe/Madrid'],
    ['Tijuana', 'Tijuana · México · America/Tijuana'],
    ['Ciudad Juárez', 'Ciudad Juárez · México · America/Ciudad_Juarez'],
    ['Ojinaga', 'Ojinaga · México · America/Ojinaga'],
    ['Chihuahua', 'Chihuahua · México · America/Chihuahua'],
    ['Reynosa', 'Reynosa · México · America/Matamoros'],
    ['Cancún', 'Cancún · México · America/Cancun'],
    ['Hermosillo', 'Hermosillo · México · America/Hermosillo'],
    ['Mérida', 'Mérida · México · America/Merida'],
    ['Tuxtla Gutiérrez', 'Tuxtla Gutiérrez · México · America/Mexico_City'],
    ['Punta Cana', 'Punta Cana · República Dominicana · America/Santo_Domingo'],
    ['Ushuaia', 'Ushuaia · Argentina · America/Argentina/Ushuaia'],
    ['Rosario', 'Rosario · Argentina · America/Argentina/Cordoba'],
    ['Punta Arenas', 'Punta Arenas · Chile · America/Punta_Arenas'],
    ['Hanga Roa', 'Hanga Roa · Chile · Pacific/Easter'],
    ['Puerto Ayora', 'Puerto Ayora · Ecuador · Pacific/Galapagos'],
    ['El Paso, Texas', 'El Paso · Estados Unidos · America/Denver'],
    ['tromso', 'Tromsø · Noruega · Europe/Oslo'],
    ['narvik', 'Narvik · Noruega · Europe/Oslo'],
    ['kiruna', 'Kiruna · Suecia · Europe/Stockholm'],
    ['rovaniemi', 'Rovaniemi · Finlandia · Europe/Helsinki'],
    ['akureyri', 'Akureyri · Islandia · Atlantic/Reykjavik'],
  ])('keeps the clocks of %s', (query, line) => {
    expect(found(query)[0]).toBe(line);
  });

  it.each([
    ['cordoba', ['Argentina', 'España', 'México', 'Colombia']],
    ['leon', ['México', 'Nicaragua', 'España']],
    ['merida', ['México', 'Venezuela', 'España']],
    ['santiago', ['Chile', 'República Dominicana', 'Cuba', 'España']],
  ])('finds %s in every country that has one', (query, countries) => {
    const given = searchPlaces(index, query, 10).map(({ country }) => country);
    expect(given).toEqual(expect.arrayContaining(countries));
  });

  it.each([
    ['cdmx', 'Ciudad de México'],
    ['ciudad de mexico', 'Ciudad de México'],
    ['bs as', 'Buenos Aires'],
    ['nueva york', 'Nueva York'],
    ['new york', 'Nueva York'],
    ['london', 'Londres'],
    ['münchen', 'Múnich'],
    ['paris', 'París'],
    ['donostia', 'San Sebastián'],
    ['a coruña', 'La Coruña'],
    ['guecho', 'Getxo'],
    ['palma de mallorca', 'Palma'],
  ])('knows %s by its Spanish name', (query, name) => {
    expect(found(query)[0]).toMatch(new RegExp(`^${name} ·`));
  });

  it.each([
    ['ñuñoa', ['Ñuñoa, Chile', 'Nuñoa, Perú']],
    ['nuñoa', ['Nuñoa, Perú', 'Ñuñoa, Chile']],
    ['cordoba', ['Córdoba, Argentina', 'Córdoba, España', 'Córdoba, México']],
    ['cordóba', ['Córdoba, Argentina', 'Córdoba, España', 'Córdoba, México']],
    ['merida', ['Mérida, México', 'Mérida, Venezuela', 'Mérida, España']],
    ['santiago', ['Santiago, Chile', 'Santiago de los Caballeros, República Dominicana']],
    ['valencia', ['Valencia, Venezuela', 'Valencia, España', 'Valencia, Estados Unidos']],
    ['san jose', ['San José, Costa Rica', 'San José, Estados Unidos', 'San José, Costa Rica']],
    ['san josé', ['San José, Costa Rica', 'San José, Estados Unidos', 'San José, Costa Rica']],
  ])('gives for %s first what is meant most', (query, first) => {
    const given = searchPlaces(index, query, 10).map(({ name, country }) => `${name}, ${country}`);
    expect(given.slice(0, first.length)).toEqual(first);
  });

  it.each(CAPITALS)(
    'puts the capital %s before all that share its name or begin with it',
    (line) => {
      const [name = ''] = line.split(' · ');
      expect(found(name)[0]).toBe(line);
    },
  );

  it('tells homonyms of one country apart by their province', () => {
    const regions = searchPlaces(index, 'San José, Costa Rica', 10)
      .filter(({ name }) => name === 'San José')
      .map(({ region }) => region);
    expect(regions.length).toBeGreaterThan(1);
    expect(new Set(regions).size).toBe(regions.length);
  });

  it('credits its source and its licence', () => {
    expect(PLACES_CREDIT.text).toBe('Lugares: GeoNames, CC BY 4.0');
    expect(PLACES_CREDIT.source).toContain('geonames.org');
    expect(PLACES_CREDIT.licence).toContain('/licenses/by/4.0/');
  });
});
