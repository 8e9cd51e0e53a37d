import { describe, expect, it } from 'vitest';
import { BODIES } from '../sky/body-names.ts';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { dignitiesOf } from './dignities.ts';

/** Published table: body, domiciles, detriments, exaltation, fall. */
const TABLE = [
  ['Sun', 'Leo', 'Acuario', 'Aries', 'Libra'],
  ['Moon', 'Cáncer', 'Capricornio', 'Tauro', 'Escorpio'],
  ['Mercury', 'Géminis Virgo', 'Sagitario Piscis', 'Virgo', 'Piscis'],
  ['Venus', 'Tauro Libra', 'Aries Escorpio', 'Piscis', 'Virgo'],
  ['Mars', 'Aries Escorpio', 'Tauro Libra', 'Capricornio', 'Cáncer'],
  ['Jupiter', 'Sagitario Piscis', 'Géminis Virgo', 'Cáncer', 'Capricornio'],
  ['Saturn', 'Capricornio Acuario', 'Cáncer Leo', 'Libra', 'Aries'],
  ['Uranus', 'Acuario', 'Leo', '', ''],
  ['Neptune', 'Piscis', 'Virgo', '', ''],
  ['Pluto', 'Escorpio', 'Tauro', '', ''],
] as const;

describe('the dignities', () => {
  it.each(TABLE)('of %s are those of the tradition', (body, ...columns) => {
    const kinds = ['domicile', 'detriment', 'exaltation', 'fall'] as const;
    const found = kinds.map((kind) =>
      SIGN_NAMES.filter((sign) => dignitiesOf(body, sign).includes(kind)).join(' '),
    );
    expect(found).toEqual(columns);
  });

  it('are told of every body', () => {
    expect(TABLE.map(([body]) => body)).toEqual(BODIES.map(({ body }) => body));
  });
});
