import { LINE_NAMES, type LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { MOUNTS, type MountName } from '@sibila/domain/palm/mounts';
import { besideShapes, nearbyShape } from '@sibila/domain/palm/proportions';
import { takeSentences } from '@sibila/domain/text/sentences';
import { fill } from '../runes/spoken.ts';
import { readingsOf } from './line-texts.ts';
import { otherHas, type Looked } from './other-hand.ts';
import { measuresOf, type HandMeasures, type LineMeasures } from './palm-measures.ts';
import { PALM_SECTIONS, type PalmSectionName, type PalmTexts } from './sections.ts';
import { INDEX, LITTLE, THUMB } from './voices/fingers.ts';
import { MOUNT_TEXTS } from './voices/mounts.ts';
import {
  COURSE_WORDS,
  DEPTH_WORDS,
  FINGER_WORDS,
  LENGTH_WORDS,
  LINE_DIFFERENCES,
  MOUNT_WORDS,
  PALM_WORDS,
  SIDE_NAMES,
} from './voices/plain-measures.ts';
import { SHAPE_NAMES, SHAPES } from './voices/shape.ts';
import { first, numberInWords, partInWords, partName, WHOLES } from './voices/traits.ts';

/** What was measured of a part of one hand. */
interface Measured {
  /** Whether a line was seen in the photo; shape, mounts and fingers always are. */
  seen: boolean;
  /** What was measured, in plain words; none for a line that was not seen. */
  measures: readonly string[];
}

/** Why a reading says what it says in one of its parts. */
export interface PalmExplanation extends Measured {
  name: Exclude<PalmSectionName, 'overall'>;
  /** The part's heading. */
  title: string;
  /** The same of the other hand, and how both differ; null where one hand was read. */
  other: (Measured & { difference: string }) | null;
  /** The sentences that it gave rise to; none where the reading has no such part. */
  sentences: readonly string[];
}

type PartName = PalmExplanation['name'];
type MeasuredParts = Record<PartName, Measured>;
type Pair = readonly [Looked, Looked];
type PairOfParts = readonly [MeasuredParts, MeasuredParts];

/** The built-in reader writes its sentences to the letter; of any other text the first is taken. */
function sentencesOf(text: string | undefined, written: readonly string[]): string[] {
  if (text === undefined || text.trim() === '') return [];
  const found = written.filter((each) => text.includes(each));
  if (found.length > 0) return found.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  const { sentences, rest } = takeSentences(text);
  return [(sentences[0] ?? rest).trim()];
}

function breaksInWords(breaks: number): string {
  if (breaks === 0) return 'sin cortes';
  return `${numberInWords(breaks, 'm')} ${breaks === 1 ? 'corte' : 'cortes'}`;
}

function ofLine(name: LineName, line: LineMeasures | null): string[] {
  if (!line) return [];
  const [whole] = WHOLES[name === 'heart' || name === 'head' ? 'across' : 'along'];
  return [
    `${LENGTH_WORDS[line.length]}: ${partInWords(line.part, whole, first)}`,
    COURSE_WORDS[name][line.course],
    DEPTH_WORDS[line.depth],
    breaksInWords(line.breaks),
  ];
}

function ofShape({ shape, proportions }: MeasuredHand, { palm }: HandMeasures): string[] {
  const near = nearbyShape(proportions);
  const beside = besideShapes(proportions).map((each) => SHAPE_NAMES[each]);
  return [
    PALM_WORDS[palm],
    `dedo medio: ${partName(proportions.finger, first)} del largo de la palma`,
    near
      ? `a medio camino entre ${SHAPE_NAMES[shape]} y ${SHAPE_NAMES[near.shape]}`
      : [`mano de ${SHAPE_NAMES[shape]}`, ...beside.map((name) => `cerca de ${name}`)].join(', '),
  ];
}

const ofMounts = (names: readonly MountName[], { mounts }: HandMeasures): string[] =>
  names.map((name) => {
    const [called, words] = MOUNT_WORDS[name];
    return `${called}: ${words[mounts[name]]}`;
  });

const ofFingers = ({ index, little, thumb, gaps }: HandMeasures): string[] => [
  FINGER_WORDS.index[index],
  FINGER_WORDS.little[little],
  FINGER_WORDS.thumb[thumb],
  FINGER_WORDS.gaps[gaps],
];

/** All that was measured of a hand, by the parts of its reading; of mounts, those that its text names. */
function measuredOf({ hand, measures }: Looked, mounts: readonly MountName[]): MeasuredParts {
  const line = (name: LineName): Measured => ({
    seen: measures.lines[name] !== null,
    measures: ofLine(name, measures.lines[name]),
  });
  return {
    heart: line('heart'),
    head: line('head'),
    life: line('life'),
    fate: line('fate'),
    shape: { seen: true, measures: ofShape(hand, measures) },
    mounts: { seen: true, measures: ofMounts(mounts, measures) },
    fingers: { seen: true, measures: ofFingers(measures) },
  };
}

/** What the built-in reader may have written of each part. */
function writtenOf(
  { hand, measures }: Looked,
  mounts: readonly MountName[],
): Record<PartName, readonly string[]> {
  const { lines, index, little, thumb } = measures;
  const line = (name: LineName) => (lines[name] ? readingsOf(name, lines[name]) : []);
  return {
    heart: line('heart'),
    head: line('head'),
    life: line('life'),
    fate: line('fate'),
    shape: SHAPES[hand.shape].flat(),
    mounts: mounts.flatMap((name) => MOUNT_TEXTS[name][measures.mounts[name]]),
    fingers: [...INDEX[index], ...LITTLE[little], ...THUMB[thumb]],
  };
}

/** The mounts that a text speaks of: of the built-in reader’s those with a sentence, else those named. */
function mountsTold(text: string, { mounts }: HandMeasures): readonly MountName[] {
  const told = MOUNTS.filter((name) =>
    MOUNT_TEXTS[name][mounts[name]].some((each) => text.includes(each)),
  );
  return told.length > 0 ? told : MOUNTS.filter((name) => text.includes(MOUNT_WORDS[name][0]));
}

/** How a part of two hands differs, as a clause. */
function differenceOf(name: PartName, [one, other]: Pair, [here, there]: PairOfParts): string {
  const sides = { one: SIDE_NAMES[one.hand.hand], other: SIDE_NAMES[other.hand.hand] };
  const line = LINE_NAMES.find((each) => each === name);
  if (line) return fill(LINE_DIFFERENCES[otherHas(line, one, other)], sides);
  const before = here[name].measures;
  const changed = there[name].measures.filter((measure) => !before.includes(measure));
  if (changed.length === 0) return 'Igual en las dos manos';
  return `Cambia en ${sides.other}: ${changed.join('; ')}`;
}

/**
 * Takes a palm's reading apart: for each line and for shape, mounts and fingers whether it was
 * seen, what it measures, how the other hand has it (null where one was read), and the sentences
 * that it gave rise to, which in a text of the built-in reader say what tradition reads in it. Pure.
 */
export function explainPalm(
  hand: MeasuredHand,
  texts: PalmTexts,
  second: MeasuredHand | null = null,
): PalmExplanation[] {
  const one = { hand, measures: measuresOf(hand) };
  const other = second && { hand: second, measures: measuresOf(second) };
  const mounts = mountsTold(texts.mounts ?? '', one.measures);
  const here = measuredOf(one, mounts);
  const there = other && measuredOf(other, mounts);
  const written = writtenOf(one, mounts);
  const { lines, ...rest } = texts;
  const said: Record<PartName, string | undefined> = {
    ...lines,
    shape: rest.shape,
    mounts: rest.mounts,
    fingers: rest.fingers,
  };
  return PALM_SECTIONS.flatMap(([name, title]): PalmExplanation[] => {
    if (name === 'overall') return [];
    const difference = other && there ? differenceOf(name, [one, other], [here, there]) : '';
    const sentences = sentencesOf(said[name], written[name]);
    return [
      { name, title, ...here[name], other: there && { ...there[name], difference }, sentences },
    ];
  });
}
