import type { ChartSection } from '@sibila/contracts/chart';
import {
  aspectInWords,
  degreesIn,
  dignityInWords,
  moonInWords,
  placementInWords,
  retrogradeInWords,
} from '@sibila/content/chart/chart-words';
import { composeChart } from '@sibila/content/chart/compose-chart';
import type { ChartBody, NatalChart } from '@sibila/domain/chart/chart';
import { unsupportedChartClaims } from '@sibila/domain/chart/claims';
import { sectionsIn, type TextSection } from '@sibila/domain/chart/sections';
import { isSpanish } from '@sibila/domain/safety/answer-faults';
import type { ReadingTask } from '../ports/reader.ts';
import { CHART_V1 } from '../reading/prompts/chart-v1.ts';

/** Characters of one section that a model writes. */
const SECTION = { min: 120, max: 2000 };
/** A whole letter is longer than other readings. */
const LETTER_MAX = 14_000;

/** How a chart's letter is written, and how its text falls into sections. */
interface ChartTask extends ReadingTask {
  sectionsOf(text: string): ChartSection[];
}

function bodyLine(placed: ChartBody): string {
  const { body, dignities, retrograde } = placed;
  const more = [
    ...dignities.map((dignity) => dignityInWords(dignity, body)),
    ...(retrograde === true ? [retrogradeInWords(body)] : []),
  ];
  return `- ${[placementInWords(placed), ...more].join('; ')}.`;
}

/** The facts of a chart, one to a line: placements alone, and nothing of whose birth it is. */
function chartLines({ bodies, angles, aspects, moon }: NatalChart): string[] {
  const risen =
    angles === null
      ? [
          '- No se sabe la hora: sin Ascendente, Medio Cielo ni casas.',
          '- Grados, orbes y luz son los de todo el día: dilos siempre con «hacia» o «entre», o no los digas.',
        ]
      : [
          `- Ascendente a ${degreesIn(angles.ascendant)}.`,
          `- Medio Cielo a ${degreesIn(angles.midheaven)}.`,
        ];
  return [
    ...bodies.map(bodyLine),
    ...risen,
    ...aspects.map((aspect) => `- ${aspectInWords(aspect)}.`),
    `- ${moonInWords(moon)}.`,
  ];
}

function sectionLines({ title, basis }: ChartSection): string[] {
  return [`§ ${title}`, `Se apoya en: ${basis.join('; ')}.`];
}

/** Why a text has not the sections that were asked for; null when it has. */
function sectionFault(written: readonly TextSection[], asked: readonly TextSection[]) {
  if (written.length !== asked.length) return `a letter of ${written.length} sections`;
  const stray = written.findIndex(({ title }, i) => title !== asked[i]?.title);
  if (stray >= 0) return `another title in section ${stray + 1}`;
  const off = written.find(({ text }) => text.length < SECTION.min || text.length > SECTION.max);
  return off === undefined ? null : `a section of ${off.text.length} characters`;
}

function letterFault(text: string, asked: readonly TextSection[], chart: NatalChart) {
  const fault = sectionFault(sectionsIn(text), asked);
  if (fault !== null) return fault;
  if (!isSpanish(text)) return 'not in Spanish';
  const kinds = unsupportedChartClaims(text, chart).map(({ kind }) => kind);
  return kinds.length === 0 ? null : `claims without facts: ${kinds.join(', ')}`;
}

/**
 * What a reader needs to write the letter of a chart. A model gets the placements and never the
 * name, the date, the hour or the place; its text must keep to the chart, else it may try again.
 */
export function chartTask(chart: NatalChart): ChartTask {
  const asked = composeChart(chart);
  const user = [
    '<hechos>',
    ...chartLines(chart),
    '</hechos>',
    '<apartados>',
    ...asked.flatMap(sectionLines),
    '</apartados>',
  ];
  return {
    prompt: { system: CHART_V1, user: user.join('\n') },
    maxTokens: 5000,
    maxLength: LETTER_MAX,
    tries: 2,
    compose: () => asked.flatMap(({ title, text }) => [`§ ${title}`, text]),
    fault: (text) => letterFault(text, asked, chart),
    sectionsOf: (text) =>
      sectionsIn(text).map((written, i) => {
        const { key = '', basis = [] } = asked[i] ?? {};
        return { key, ...written, basis };
      }),
  };
}
