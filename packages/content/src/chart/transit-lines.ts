import type { NatalChart } from '@sibila/domain/chart/chart';
import type { ChartTransit } from '@sibila/domain/chart/transits';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { TONES } from '../horoscope/aspect-meanings.ts';
import { atTime, bodyPhrase, fillFrame, houseWord, retrogradeWord } from '../horoscope/words.ts';
import { capital } from '../tarot/grammar.ts';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { arcInWords, aspectName, pointName } from './chart-words.ts';
import { listed, seedOf } from './facts-told.ts';
import {
  CLOSING_FRAMES,
  EXACT_FRAMES,
  HOURLESS_CLOSING,
  HOURLESS_NEAR,
  HOURLESS_OPENING,
  HOURLESS_QUIET,
  OPENING_FRAMES,
  POINT_TOPICS,
  QUIET_DAYS,
  TRANSIT_ADVICE,
  TRANSIT_CLAUSES,
} from './transit-texts.ts';

/** A transit in words. */
interface TransitLine {
  /** «Mars-Venus», of each at most one in a day; «quiet» on a day without any. */
  key: string;
  /** «Marte en cuadratura con tu Venus». */
  title: string;
  text: string;
  /** «hoy a las 14:32»; null where it is not exact within the day. */
  when: string | null;
}

/** The local day (YYYY-MM-DD) that the transits are of, and whether it is the reader's today. */
interface TransitDay {
  day: string;
  isToday: boolean;
}

/** A day while it is told: `met` holds the bodies that came up already. */
interface Passing {
  isToday: boolean;
  /** Whether the hour of birth is not known. */
  isHourless: boolean;
  choose: Choose;
  met: Set<BodyName>;
}

function whenOf({ exact }: ChartTransit, isToday: boolean): string | null {
  if (exact.length === 0) return null;
  return `${isToday ? 'hoy' : 'ese día'} ${listed(exact.map(({ time }) => atTime(time)))}`;
}

/** Of a birth without an hour: within which whole degree it is, and that no more is known. */
function hourlessCloseness({ applying, orb }: ChartTransit, choose: Choose): string {
  const moving = applying === true ? HOURLESS_CLOSING : HOURLESS_OPENING;
  const frames = applying === null ? HOURLESS_NEAR : moving;
  return fillFrame(choose(frames), { o: `${Math.ceil(orb)}°` });
}

function closeness(transit: ChartTransit, { isToday, isHourless, choose }: Passing): string {
  if (isHourless) return hourlessCloseness(transit, choose);
  const when = whenOf(transit, isToday);
  const masculine = ['sextil', 'trígono'].includes(aspectName(transit.aspect));
  if (when !== null) {
    return fillFrame(choose(EXACT_FRAMES), { e: masculine ? 'exacto' : 'exacta', w: when });
  }
  const frames = transit.applying === true ? CLOSING_FRAMES : OPENING_FRAMES;
  return fillFrame(choose(frames), { o: arcInWords(transit.orb) });
}

/** «Marte, retrógrado y desde tu casa siete,»: a body, where it first comes up, with what is known. */
function mover({ body, house, retrograde }: ChartTransit, { met }: Passing): string {
  const name = bodyPhrase(body);
  if (met.has(body)) return name;
  met.add(body);
  const marks = [
    ...(retrograde ? [retrogradeWord(body)] : []),
    ...(house === null ? [] : [`desde tu casa ${houseWord(house)}`]),
  ];
  return marks.length === 0 ? name : `${name}, ${marks.join(' y ')},`;
}

/** A topic as a clause takes it: «a tu ánimo y a lo que te da calma», with the «a» or «de» twice. */
function topicIn(frame: string, topic: string): string {
  const [, link] = / (a|de) \{t\}/.exec(frame) ?? [];
  return link === undefined ? topic : topic.replace(/ y (?=tus? |lo )/, ` y ${link} `);
}

function lineOf(transit: ChartTransit, passing: Passing): TransitLine {
  const { body, point, aspect } = transit;
  const { isToday, choose } = passing;
  const tone = TONES[aspect];
  const frame = choose(TRANSIT_CLAUSES[body][tone]);
  const clause = fillFrame(`{b} ${frame}.`, {
    b: mover(transit, passing),
    t: topicIn(frame, POINT_TOPICS[point]),
  });
  return {
    key: `${body}-${point}`,
    title: `${capital(bodyPhrase(body))} en ${aspectName(aspect)} con tu ${pointName(point)}`,
    text: [clause, choose(TRANSIT_ADVICE[point][tone]), closeness(transit, passing)].join(' '),
    when: whenOf(transit, isToday),
  };
}

/**
 * The transits of a day over a chart, one line each in the order given, with when it is exact in
 * the zone they were computed for, and of a birth without an hour with no more than holds at any;
 * of a day without any, a single line that says so. The same
 * transits of the same chart and day give the same words.
 */
export function transitLines(
  transits: readonly ChartTransit[],
  chart: NatalChart,
  { day, isToday }: TransitDay,
): TransitLine[] {
  const choose = chooser(`${seedOf(chart)} ${day}`);
  const isHourless = chart.houses === null;
  const passing: Passing = { isToday, isHourless, choose, met: new Set() };
  if (transits.length > 0) return transits.map((transit) => lineOf(transit, passing));
  const text = choose(isHourless ? HOURLESS_QUIET : QUIET_DAYS);
  return [{ key: 'quiet', title: 'Un día tranquilo', text, when: null }];
}
