import { z } from 'zod';
import { HOUSE_SYSTEMS } from '@sibila/domain/chart/houses';
import { SYNASTRY_THEMES } from '@sibila/domain/chart/synastry';
import { MOON_PHASES } from '@sibila/domain/sky/body-names';
import {
  angles,
  aspect,
  body,
  chartBody,
  degree,
  house,
  longitude,
  nodes,
  placedBody,
  point,
  signs,
  span,
} from './chart-facts.ts';
import { birthTimeChoice, bornFields, FIRST_BIRTH_DATE } from './birth.ts';
import { correction } from './chart-correction.ts';
import { HOROSCOPE_ZONE, zone } from './horoscope.ts';
import { pageOf } from './paging.ts';
import { place } from './places.ts';
import { readerKind, readingEventOf, readingId, type ReadingEvent } from './reading.ts';
import { storableText } from './text.ts';
import { zodiacSign } from './zodiac.ts';

export const CHART_NAME_MAX = 60;
/** The charts that one member may keep. */
export const CHARTS_MAX = 100;
/** Who is younger gets no chart. */
export const CHART_AGE_MIN = 13;

const chartName = storableText
  .max(CHART_NAME_MAX, { error: `El nombre puede tener como mucho ${CHART_NAME_MAX} caracteres` })
  .regex(/^[^<>\p{Cc}]*$/u, { error: 'Escribe el nombre sin los signos < y >' })
  // They would turn round the date that stands beside the name.
  .regex(/^[^\u202a-\u202e\u2066-\u2069]*$/, { error: 'Ese nombre tiene signos que no se ven' })
  .transform((text) => text.trim())
  .transform((text) => (text === '' ? null : text))
  .nullish()
  .transform((text) => text ?? null);

const HOUSES_ARE = 'Las casas son «placidus» o «whole-sign»';
const houseSystem = z.enum(HOUSE_SYSTEMS, { error: HOUSES_ARE });

/** What is asked of a birth for its chart. */
const birthFields = {
  name: chartName,
  ...bornFields,
  houseSystem: houseSystem.default('placidus'),
};

/** A birth whose chart is to be seen and not kept. */
export const birthInput = z.object(birthFields);
export type BirthInput = z.output<typeof birthInput>;

/** A birth whose chart is to be written and kept. */
export const interpretChartInput = z.object({ id: readingId.optional(), ...birthFields });
export type InterpretChartInput = z.output<typeof interpretChartInput>;

const moment = z
  .object({
    at: z.iso.datetime(),
    date: z.iso.date(),
    time: z.string().describe('HH:MM on the clocks of the zone'),
  })
  .meta({ id: 'ChartMoment' });

/** What everybody is told of one of the three: its place, or why it can't be told. */
const sketchPoint = z
  .object({
    sign: zodiacSign.nullable(),
    signs: signs.describe('More than one, or none, only without an hour'),
    degree: degree.nullable(),
    why: z.string().nullable().describe('Why sign or degree are not known; null where they are'),
  })
  .meta({ id: 'ChartSketchPoint' });
export type ChartSketchPoint = z.output<typeof sketchPoint>;

/** A birth on the clocks of its place: the text says how far they were from UTC. */
const clock = z
  .object({
    at: z.iso.datetime(),
    offset: z.string().describe('Such as UTC−4:30'),
    isApproximate: z
      .boolean()
      .describe('The place had no standard time yet: the clock is that of its mean Sun'),
  })
  .nullable()
  .describe('Null without an hour');

/** What guests and free members see of their own chart. Nothing of it is kept. */
export const chartSketch = z
  .object({
    place,
    clock,
    sun: sketchPoint,
    moon: sketchPoint,
    ascendant: sketchPoint,
    /** For the profile; on a cusp day `ingress` and `cusp` tell when the Sun changed its sign. */
    sunSign: z.object({
      sign: zodiacSign.nullable(),
      signs,
      ingress: moment.nullable(),
      cusp: z.string().nullable(),
    }),
    notes: z.array(z.string()).describe('A skipped hour, a polar place, an unknown hour'),
    /** What the wheel shows, for the table beside it. */
    bodies: z.array(placedBody),
    nodes,
    angles,
    wheel: z.string().describe('An SVG document'),
  })
  .meta({ id: 'AstralChartSketch' });
export type ChartSketch = z.output<typeof chartSketch>;

const count = z.int().min(0).max(10);
const balance = z.object({
  elements: z.object({ fire: count, earth: count, air: count, water: count }),
  modalities: z.object({ cardinal: count, fixed: count, mutable: count }),
  uncounted: z.array(body).describe('Those whose sign hangs on an unknown hour'),
});

/** One section of the letter: `basis` says of which facts of the chart it speaks. */
const chartSection = z
  .object({
    key: z.string(),
    title: z.string(),
    text: z.string(),
    basis: z.array(z.string()).readonly(),
  })
  .meta({ id: 'AstralChartSection' });
export type ChartSection = z.output<typeof chartSection>;

/** A kept chart, whole. What hangs on the hour is null where no hour is known. */
export const chart = z
  .object({
    id: z.uuid(),
    date: z.date().describe('When it was asked for'),
    name: z.string().nullable(),
    birthDate: z.iso.date(),
    birthTime: z.string().nullable(),
    birthTimeChoice: birthTimeChoice.nullable(),
    place,
    clock,
    houseSystem: houseSystem.describe('As it was asked for'),
    bodies: z.array(chartBody),
    nodes,
    angles,
    houses: z
      .object({
        system: houseSystem,
        reason: z.enum(['asked', 'polar']),
        cusps: z.array(longitude).describe('Twelve, from the first house on'),
      })
      .nullable(),
    aspects: z.array(
      z.object({
        a: point,
        b: point,
        aspect,
        orb: z.number().describe('Degrees from exact; without an hour the widest of the day'),
        orbs: span.optional().describe('Without an hour the orbs of the day'),
      }),
    ),
    balance,
    moon: z.object({
      phase: z.enum(MOON_PHASES).nullable(),
      phases: z.array(z.enum(MOON_PHASES)).readonly(),
      angle: z.number(),
      illumination: z.number().describe('0 to 1; without an hour that of the middle of the day'),
      illuminations: span.optional().describe('Without an hour those of the day'),
    }),
    notes: z.array(z.string()),
    wheel: z.string().describe('SVG'),
    interpretation: z.array(chartSection),
    correction: correction
      .nullable()
      .describe('Null where the letter was written for the instant that the figures are of'),
    reader: readerKind,
  })
  .meta({ id: 'AstralChart' });
export type Chart = z.output<typeof chart>;

/**
 * The events of a chart's letter. Its sections come one after the other, each begun by a line
 * `§ title`; `sectionsIn` of the domain parts them, also while the text is still coming.
 */
export const chartEvent = readingEventOf(chart);
export type ChartEvent = ReadingEvent<Chart>;

/** A kept chart in a list. */
export const chartSummary = z
  .object({
    id: z.uuid(),
    date: z.date(),
    name: z.string().nullable(),
    birthDate: z.iso.date(),
    birthTime: z.string().nullable(),
    place,
    sun: zodiacSign.nullable(),
    moon: zodiacSign.nullable(),
    ascendant: zodiacSign.nullable(),
    reader: readerKind,
  })
  .meta({ id: 'AstralChartSummary' });
export type ChartSummary = z.output<typeof chartSummary>;

export const chartPage = pageOf(chartSummary);

/** The transits of a day (today unless given) over a kept chart, on the clocks of a zone. */
export const chartTransitsInput = z.object({
  id: readingId,
  date: z.iso
    .date({ error: 'La fecha se escribe AAAA-MM-DD' })
    .refine((date) => date >= FIRST_BIRTH_DATE && date < '2101', {
      error: 'Elige un día entre 1900 y 2100',
    })
    .optional(),
  tz: zone.default(HOROSCOPE_ZONE),
});
export type ChartTransitsInput = z.output<typeof chartTransitsInput>;

/** What passes over a chart on a day: those that are exact first, in the order of time. */
export const chartTransits = z.object({
  date: z.iso.date(),
  tz: z.string(),
  transits: z.array(
    z.object({
      body,
      point,
      aspect,
      orb: z
        .number()
        .describe('Degrees from exact at local noon; without an hour of birth the widest'),
      applying: z.boolean().nullable().describe('Null where it hangs on the hour of birth'),
      retrograde: z.boolean(),
      house: house.nullable(),
      exact: z.array(moment),
      title: z.string(),
      text: z.string(),
      when: z.string().nullable().describe('«hoy a las 14:32»; null where not exact that day'),
    }),
  ),
  quiet: z.string().nullable().describe('What is said of a day without transits'),
  notes: z
    .array(z.string())
    .describe(
      'What is left out where the hour of birth is not known, and on whose clocks the hours are',
    ),
});
export type ChartTransits = z.output<typeof chartTransits>;

/** Two kept charts of the same person to be compared. */
export const compareChartsInput = z
  .object({ first: readingId, second: readingId })
  .refine(({ first, second }) => first !== second, {
    error: 'Elige dos cartas distintas',
    path: ['second'],
  });
export type CompareChartsInput = z.output<typeof compareChartsInput>;

const tie = z.object({ first: point, second: point, aspect, orb: z.number() });

/** Two charts compared: the percent is the sum of the deltas of the points. */
export const chartComparison = z.object({
  first: chartSummary,
  second: chartSummary,
  percent: z.int().min(0).max(100),
  points: z.array(
    z.object({
      kind: z.enum(['base', ...SYNASTRY_THEMES, 'limit']),
      delta: z.int(),
      title: z.string(),
      text: z.string(),
      ties: z.array(tie.extend({ delta: z.int() })),
    }),
  ),
  /** What adds most and what takes most; null where nothing does. */
  strengths: z.string().nullable(),
  frictions: z.string().nullable(),
  closing: z.string(),
  aspects: z.array(tie).describe('Every aspect between the two, the closest first'),
  notes: z.array(z.string()).describe('What could not be compared because an hour is not known'),
});
export type ChartComparison = z.output<typeof chartComparison>;
