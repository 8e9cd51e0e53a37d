import { z } from 'zod';
import { place } from './places.ts';
import { storableTextOr } from './text.ts';

/** The first day that there are charts of. */
export const FIRST_BIRTH_DATE = '1900-01-01';

const NO_DATE = 'Escribe una fecha de nacimiento que exista';
const NO_TIME = 'Escribe la hora entre 00:00 y 23:59, o elige «No sé la hora»';
const NO_PLACE = 'Elige un lugar de la lista que aparece al escribir';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const birthDate = storableTextOr(NO_DATE)
  .pipe(z.iso.date({ error: NO_DATE }))
  .refine((date) => date >= FIRST_BIRTH_DATE, {
    error: 'Hacemos cartas de quien nació desde el 1 de enero de 1900',
  });

const birthTime = storableTextOr(NO_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: NO_TIME });

export const birthTimeChoice = z.enum(['first', 'second'], {
  error: 'La hora repetida es «first» o «second»',
});
export type BirthTimeChoice = z.output<typeof birthTimeChoice>;

/**
 * When and where somebody was born. `birthTime` is left out where nobody knows it; `birthTimeChoice`
 * says which of two is meant where the clocks showed the time twice, and is of no account elsewhere.
 */
export const bornFields = {
  birthDate,
  birthTime: optional(birthTime),
  birthTimeChoice: optional(birthTimeChoice),
  placeId: z.int({ error: NO_PLACE }).positive({ error: NO_PLACE }),
};

/** A birth that its person wants kept in the profile, in place of any that is there. */
export const keepBirthInput = z.object(bornFields);
export type KeepBirthInput = z.output<typeof keepBirthInput>;

/** The birth that a profile keeps; null where its person wants none there. */
export const ownBirth = z
  .object({
    birthDate: z.iso.date(),
    birthTime: z.string().nullable(),
    birthTimeChoice: birthTimeChoice.nullable(),
    place,
  })
  .nullable();
export type OwnBirth = z.output<typeof ownBirth>;
