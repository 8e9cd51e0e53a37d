import type { LineName } from '@sibila/domain/palm/corridors';
import { fill } from '../runes/spoken.ts';
import type { Choose } from '../tarot/chooser.ts';
import type { LineMeasures } from './palm-measures.ts';
import { FATE } from './voices/fate.ts';
import { HEAD } from './voices/head.ts';
import { HEART } from './voices/heart.ts';
import { LIFE, NO_YEARS, NO_YEARS_UNSEEN } from './voices/life.ts';
import type { LineVoice } from './voices/line-voice.ts';
import { BREAKS, DEPTHS, numberInWords, partInWords, TRAITS, WHOLES } from './voices/traits.ts';

const VOICES: Readonly<Record<LineName, LineVoice>> = {
  heart: HEART,
  head: HEAD,
  life: LIFE,
  fate: FATE,
};

/** What tradition says of where a line runs, and of how it is drawn: lists of ways to say it. */
function readsOf(name: LineName, line: LineMeasures): Record<'place' | 'drawing', string[][]> {
  const { reads } = VOICES[name];
  const listed = (keys: readonly string[]) =>
    keys.flatMap((key) => (reads[key] ? [[...reads[key]]] : []));
  const length = listed([`length:${line.length}`]);
  // Each of these says of a short life line that its length counts no years.
  const isOwed = name === 'life' && line.length === 'low';
  return {
    place: isOwed ? length : [...listed([`start:${line.start}`, `end:${line.end}`]), ...length],
    drawing: listed([
      `course:${line.course}`,
      `depth:${line.depth}`,
      ...(line.breaks > 0 ? ['breaks:some'] : []),
    ]),
  };
}

/** All that tradition may say of a line so measured; one or two of these stand in its text. */
export function readingsOf(name: LineName, line: LineMeasures): readonly string[] {
  const { place, drawing } = readsOf(name, line);
  return [...place, ...drawing].flat();
}

/** How often a line stops, as a clause of which it is the subject. */
function breaksOf(breaks: number, choose: Choose): string {
  const list = BREAKS[Math.min(breaks, BREAKS.length - 1)] ?? [];
  const slots = { n: numberInWords(breaks, 'f'), m: numberInWords(breaks, 'm') };
  return choose(list).replace(/\{([nm])\}/, (_, slot: 'n' | 'm') => slots[slot]);
}

function seenText(name: LineName, line: LineMeasures, isBrief: boolean, choose: Choose): string[] {
  const voice = VOICES[name];
  const whole = choose(WHOLES[name === 'heart' || name === 'head' ? 'across' : 'along']);
  const place = fill(choose(voice.places), {
    start: choose(voice.starts[line.start] ?? []),
    end: choose(voice.ends[line.end] ?? []),
    len: partInWords(line.part, whole, choose),
  });
  const drawing = fill(choose(TRAITS), {
    course: choose(voice.courses[line.course]),
    depth: choose(DEPTHS[line.depth]),
    breaks: breaksOf(line.breaks, choose),
  });
  const reads = readsOf(name, line);
  const seen = { place, drawing };
  const told = {
    place: choose(choose(reads.place)),
    drawing: choose(choose(reads.drawing)),
  };
  const isOwed = name === 'life' && line.length === 'low';
  const last = isBrief && isOwed ? 'place' : choose(['place', 'drawing'] as const);
  const first = last === 'place' ? 'drawing' : 'place';
  const said = isBrief
    ? [seen[first], seen[last], told[last]]
    : [seen[first], told[first], seen[last], told[last]];
  return name === 'life' && !isOwed ? [...said, choose(NO_YEARS)] : said;
}

/**
 * The sentences for one line: what was seen in the photo, then what tradition reads in it; in
 * brief, only one thing of that. For a line that is not seen (null): just that.
 */
export function lineText(
  name: LineName,
  line: LineMeasures | null,
  isBrief: boolean,
  choose: Choose,
): string[] {
  if (line) return seenText(name, line, isBrief, choose);
  const [said, follows] = VOICES[name].unseen;
  const told = [choose(said), choose(follows)];
  return name === 'life' ? [...told, choose(NO_YEARS_UNSEEN)] : told;
}
