import { z } from 'zod';
import { HANDS } from '@sibila/domain/palm/measured-hand';
import { PHOTO_BYTES_MAX } from './limits.ts';
import { pageOf } from './paging.ts';
import { readerKind, readingEventOf, readingId, type ReadingEvent } from './reading.ts';

export const handSide = z.enum(HANDS, { error: 'La mano es «left» o «right»' });

const photo = z
  .instanceof(Uint8Array, { error: 'Envía la foto de una palma' })
  .refine((bytes) => bytes.length > 0, { error: 'La foto está vacía: elige otra' })
  .refine((bytes) => bytes.length <= PHOTO_BYTES_MAX, {
    error: 'La foto puede pesar como mucho 10 MB',
  });

/** The switches of a form travel as words. */
const formSwitch = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off', ''])], {
    error: 'El campo «keep» es «true» o «false»',
  })
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on');

/**
 * A palm to be read. `hand` says which one `image` shows; without it the photo itself tells.
 * `second` shows the other (Premium).
 */
export const interpretPalmInput = z.object({
  id: readingId.optional(),
  hand: handSide.optional(),
  image: photo,
  second: photo.optional(),
  /** Whether the photo is kept with the reading. */
  keep: formSwitch.default(false),
});
export type InterpretPalmInput = z.output<typeof interpretPalmInput>;

const place = z.object({ x: z.number(), y: z.number() });

const palmLine = z.object({
  seen: z.boolean(),
  path: z.array(place),
  /** The same course more closely, for eyes: of photos that were read in high detail. */
  fine: z.array(place).optional(),
  length: z.number(),
  curvature: z.number(),
  depth: z.number(),
  breaks: z.number().int(),
});

/** What was measured in one photo; places are parts of the picture's width and height. */
export const measuredHand = z
  .object({
    hand: handSide,
    aspect: z.number(),
    outline: z.array(place),
    thumbSide: z.enum(['left', 'right']).meta({
      description:
        'Lado del pulgar con los dedos hacia arriba: «left» en una mano izquierda. Si no coincide con `hand`, la foto muestra la otra mano o está en espejo.',
    }),
    shape: z.enum(['earth', 'air', 'water', 'fire']),
    proportions: z.object({ palm: z.number(), finger: z.number() }),
    fingers: z.array(
      z.object({
        name: z.enum(['thumb', 'index', 'middle', 'ring', 'little']),
        tip: place,
        base: place,
        length: z.number(),
        width: z.number(),
      }),
    ),
    lines: z.object({ heart: palmLine, head: palmLine, life: palmLine, fate: palmLine }),
    /** How full each looks: 0 flat, 0.5 usual, 1 very full. */
    mounts: z.object({
      venus: z.number(),
      jupiter: z.number(),
      saturn: z.number(),
      apollo: z.number(),
      mercury: z.number(),
      moon: z.number(),
      mars: z.number(),
    }),
  })
  .meta({ id: 'MeasuredHand' });

/** What was seen: by whoever read the palm, and what could be drawn of each photo. */
export const palmFeatures = z.object({
  seen: z.object({
    heart: z.boolean(),
    head: z.boolean(),
    life: z.boolean(),
    fate: z.boolean(),
  }),
  hands: z.array(measuredHand),
});
export type PalmReadingFeatures = z.output<typeof palmFeatures>;

/** The texts of a palm reading. */
export const palmAnalysis = z.object({
  lines: z.object({
    heart: z.string(),
    head: z.string(),
    life: z.string(),
    fate: z.string(),
  }),
  shape: z.string().optional(),
  mounts: z.string().optional(),
  fingers: z.string().optional(),
  overall: z.string(),
});
export type PalmAnalysis = z.output<typeof palmAnalysis>;

export const palmReading = z
  .object({
    id: z.uuid(),
    date: z.date(),
    hand: handSide,
    /** Where its owner gets the photo; null when it was not kept. */
    imageUrl: z.string().nullable(),
    /** The same for the other hand's photo. */
    secondImageUrl: z.string().nullable(),
    analysis: palmAnalysis,
    features: palmFeatures,
    reader: readerKind,
  })
  .meta({ id: 'PalmReading' });
export type PalmReading = z.output<typeof palmReading>;

/** Which photo of a reading, and how large. */
export const palmImageInput = z.object({
  id: readingId,
  photo: z.enum(['first', 'second'], { error: 'La foto es «first» o «second»' }).default('first'),
  size: z
    .enum(['whole', 'thumbnail'], { error: 'El tamaño es «whole» o «thumbnail»' })
    .default('whole'),
});
export type PalmImageInput = z.output<typeof palmImageInput>;

export const palmReadingPage = pageOf(palmReading);
export const palmReadingEvent = readingEventOf(palmReading);
export type PalmReadingEvent = ReadingEvent<PalmReading>;
