import type { NatalChart } from '@sibila/domain/chart/chart';
import type { Element, Modality } from '@sibila/domain/compatibility/sign-traits';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { bodyPhrase, fillFrame, houseWord } from '../horoscope/words.ts';
import {
  CLOSINGS,
  CLOSINGS_BY_ELEMENT,
  CLOSINGS_BY_MODALITY,
  CLOSINGS_OF_NONE,
  DIGNIFIED_MORE,
  DIGNIFIED_NONE,
  DIGNIFIED_ONE,
  ELEMENT_ABSENT,
  ELEMENT_NAMES,
  ELEMENT_SCARCE,
  ELEMENT_STRONG,
  ELEMENTS_EVEN,
  ELEMENTS_SPREAD,
  MODALITIES_EVEN,
  MODALITIES_SPREAD,
  MODALITY_NAMES,
  MODALITY_STRONG,
  RETROGRADE_COUNT,
} from './balance-texts.ts';
import { NO_HOUR_TEXTS } from './either-sign.ts';
import { listed, type Telling } from './facts-told.ts';
import { figureParagraphs, lightsLines } from './figure-lines.ts';
import { MOON_PHASE_TEXTS } from './moon-phase-texts.ts';

export const ELEMENT_ORDER = ['fire', 'earth', 'air', 'water'] as const satisfies Element[];
export const MODALITY_ORDER = ['cardinal', 'fixed', 'mutable'] as const satisfies Modality[];

/** The names that count most, all that tie, in their order. */
function leaders<K extends string>(order: readonly K[], counts: Readonly<Record<K, number>>): K[] {
  const most = Math.max(...order.map((name) => counts[name]));
  return order.filter((name) => counts[name] === most);
}

/** «fuego 3, tierra 3, aire 2, agua 2». */
export function elementsInWords({ balance: { elements } }: NatalChart): string {
  return ELEMENT_ORDER.map(
    (name) => `${ELEMENT_NAMES[name].replace(/^\S+ /, '')} ${elements[name]}`,
  ).join(', ');
}

/** «cardinales 4, fijos 3, mutables 3». */
export function modalitiesInWords({ balance: { modalities } }: NatalChart): string {
  const plural = { cardinal: 'cardinales', fixed: 'fijos', mutable: 'mutables' };
  return MODALITY_ORDER.map((name) => `${plural[name]} ${modalities[name]}`).join(', ');
}

function countedIn({ bodies, balance }: NatalChart): number {
  return bodies.length - balance.uncounted.length;
}

/** Three elements that tie, and the one of which there are but few. */
function scarceLine({ chart: { balance }, choose }: Telling, fewest: number): string {
  const { elements } = balance;
  const even = leaders(ELEMENT_ORDER, elements);
  const scarce = ELEMENT_ORDER.filter((name) => !even.includes(name));
  return fillFrame(choose(ELEMENT_SCARCE), {
    l: listed(even.map((name) => ELEMENT_NAMES[name])),
    n: houseWord(Math.max(...even.map((name) => elements[name]))),
    x: listed(scarce.map((name) => ELEMENT_NAMES[name])),
    m: fewest === 0 ? 'ninguno de los contados' : 'uno solo',
  });
}

function elementLine({ chart, choose }: Telling): string {
  const { elements } = chart.balance;
  const [first = 'fire', second, third] = leaders(ELEMENT_ORDER, elements);
  const slots = { n: houseWord(elements[first]), t: houseWord(countedIn(chart)) };
  if (second === undefined) return fillFrame(choose(ELEMENT_STRONG[first]), slots);
  const fewest = Math.min(...ELEMENT_ORDER.map((name) => elements[name]));
  if (elements[first] - fewest <= 1)
    return fillFrame(choose(ELEMENTS_SPREAD), { l: elementsInWords(chart) });
  if (third !== undefined) return scarceLine({ chart, choose }, fewest);
  const [x, y] = [ELEMENT_NAMES[first], ELEMENT_NAMES[second]];
  return fillFrame(choose(ELEMENTS_EVEN), { ...slots, x, y });
}

function absentLines({ chart, choose }: Telling): string[] {
  const { elements, uncounted } = chart.balance;
  if (uncounted.length > 0) return [];
  return ELEMENT_ORDER.filter((name) => elements[name] === 0).map((name) =>
    choose(ELEMENT_ABSENT[name]),
  );
}

function modalityLine({ chart, choose }: Telling): string {
  const { modalities } = chart.balance;
  const [first = 'cardinal', second, third] = leaders(MODALITY_ORDER, modalities);
  const slots = { n: houseWord(modalities[first]), t: houseWord(countedIn(chart)) };
  if (second === undefined) return fillFrame(choose(MODALITY_STRONG[first]), slots);
  if (third !== undefined)
    return fillFrame(choose(MODALITIES_SPREAD), { l: modalitiesInWords(chart) });
  const [x, y] = [MODALITY_NAMES[first], MODALITY_NAMES[second]];
  return fillFrame(choose(MODALITIES_EVEN), { ...slots, x, y });
}

/** Years share these three: that one stands in its own sign says nothing of a person. */
const OF_YEARS: readonly BodyName[] = ['Uranus', 'Neptune', 'Pluto'];

function strong({ bodies }: NatalChart): BodyName[] {
  return bodies
    .filter(({ dignities }) => dignities.includes('domicile') || dignities.includes('exaltation'))
    .map(({ body }) => body);
}

/** The bodies, of the seven that can be seen, that stand in their domicile or their exaltation. */
export function dignified(chart: NatalChart): BodyName[] {
  return strong(chart).filter((body) => !OF_YEARS.includes(body));
}

function dignityLines({ chart, choose }: Telling): string[] {
  const names = dignified(chart).map(bodyPhrase);
  if (names.length > 1) return [fillFrame(choose(DIGNIFIED_MORE), { l: listed(names) })];
  if (chart.balance.uncounted.length > 0) return [];
  if (strong(chart).length === 0) return [choose(DIGNIFIED_NONE)];
  if (names.length === 0) return [];
  return [fillFrame(choose(DIGNIFIED_ONE), { l: listed(names) })];
}

/** The planets that went backwards. */
export function retrogrades({ bodies }: NatalChart): BodyName[] {
  return bodies.filter(({ retrograde }) => retrograde === true).map(({ body }) => body);
}

function retrogradeLines({ chart, choose }: Telling): string[] {
  if (chart.bodies.some(({ retrograde }) => retrograde === null)) return [];
  const names = retrogrades(chart).map(bodyPhrase);
  if (names.length === 0) return [choose(RETROGRADE_COUNT.none)];
  const frames = names.length === 1 ? RETROGRADE_COUNT.one : RETROGRADE_COUNT.more;
  return [fillFrame(choose<string>(frames), { n: houseWord(names.length), l: listed(names) })];
}

function moonLine({ chart: { moon }, choose }: Telling): string {
  if (moon.phase !== null) return choose(MOON_PHASE_TEXTS[moon.phase]);
  return `La fase de la Luna cambió ese día: ${moon.phases.join(', después ')}. Estar a caballo entre dos luces es también un dato.`;
}

/** A line to keep, which rests on what leads alone and never on a tie. */
function closing({ chart: { balance }, choose }: Telling): string {
  const [element = 'fire', ...tied] = leaders(ELEMENT_ORDER, balance.elements);
  const [modality = 'cardinal', ...even] = leaders(MODALITY_ORDER, balance.modalities);
  if (tied.length === 0)
    return choose(even.length === 0 ? CLOSINGS[element][modality] : CLOSINGS_BY_ELEMENT[element]);
  return choose(even.length === 0 ? CLOSINGS_BY_MODALITY[modality] : CLOSINGS_OF_NONE);
}

/** The chart as a whole: lights, figures, balance, dignities, motion, phase, and a line to keep. */
export function wholeParagraphs(telling: Telling): string[] {
  const hourless = telling.chart.houses === null ? [telling.choose(NO_HOUR_TEXTS)] : [];
  return [
    lightsLines(telling).join(' '),
    ...figureParagraphs(telling),
    [elementLine(telling), ...absentLines(telling), modalityLine(telling)].join(' '),
    [...dignityLines(telling), ...retrogradeLines(telling)].join(' '),
    moonLine(telling),
    ...hourless,
    closing(telling),
  ].filter((paragraph) => paragraph !== '');
}
