import { LINE_NAMES, type LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { MOUNTS } from '@sibila/domain/palm/mounts';
import { takeSentences } from '@sibila/domain/text/sentences';
import { readingsOf } from './line-texts.ts';
import { measuresOf, type HandMeasures } from './palm-measures.ts';
import { PALM_SECTIONS, type PalmSectionName, type PalmTexts } from './sections.ts';
import { INDEX, LITTLE, THUMB } from './voices/fingers.ts';
import { MOUNT_TEXTS } from './voices/mounts.ts';
import {
  COURSE_WORDS,
  DEPTH_WORDS,
  FINGER_WORDS,
  LENGTH_WORDS,
  MOUNT_WORDS,
  PALM_WORDS,
} from './voices/plain-measures.ts';
import { SHAPE_NAMES, SHAPES } from './voices/shape.ts';
import { first, numberInWords, partInWords, partName, WHOLES } from './voices/traits.ts';

/** Why a reading says what it says in one of its parts. */
export interface PalmExplanation {
  name: Exclude<PalmSectionName, 'overall'>;
  /** The part's heading. */
  title: string;
  /** Whether a line was seen in the photo; shape, mounts and fingers always are. */
  seen: boolean;
  /** What was measured, in plain words; none for a line that was not seen. */
  measures: readonly string[];
  /** The sentence that it gave rise to; null where the reading has no such part. */
  sentence: string | null;
}

const title = (name: PalmSectionName) =>
  PALM_SECTIONS.find(([section]) => section === name)?.[1] ?? '';

/** The built-in reader writes its sentences to the letter; of any other text the first is taken. */
function sentenceOf(text: string | undefined, written: readonly string[]): string | null {
  if (text === undefined || text.trim() === '') return null;
  const found = written.find((each) => text.includes(each));
  if (found !== undefined) return found;
  const { sentences, rest } = takeSentences(text);
  return (sentences[0] ?? rest).trim();
}

function breaksInWords(breaks: number): string {
  if (breaks === 0) return 'sin cortes';
  return `${numberInWords(breaks, 'm')} ${breaks === 1 ? 'corte' : 'cortes'}`;
}

function ofLine(name: LineName, { lines }: HandMeasures, texts: PalmTexts): PalmExplanation {
  const line = lines[name];
  const text = texts.lines[name];
  const part = { name, title: title(name), seen: line !== null };
  if (!line) return { ...part, measures: [], sentence: sentenceOf(text, []) };
  const [whole] = WHOLES[name === 'heart' || name === 'head' ? 'across' : 'along'];
  return {
    ...part,
    measures: [
      `${LENGTH_WORDS[line.length]}: ${partInWords(line.part, whole, first)}`,
      COURSE_WORDS[name][line.course],
      DEPTH_WORDS[line.depth],
      breaksInWords(line.breaks),
    ],
    sentence: sentenceOf(text, readingsOf(name, line)),
  };
}

function ofShape({ shape, proportions }: MeasuredHand, { palm }: HandMeasures): string[] {
  return [
    PALM_WORDS[palm],
    `dedo medio: ${partName(proportions.finger, first)} del largo de la palma`,
    `mano de ${SHAPE_NAMES[shape]}`,
  ];
}

/**
 * Takes a palm's reading apart: for each line and for shape, mounts and fingers whether it was
 * seen, what it measures, and the sentence of the text that it gave rise to, which in a text of
 * the built-in reader is the one that says what tradition reads in it. Pure.
 */
export function explainPalm(hand: MeasuredHand, texts: PalmTexts): PalmExplanation[] {
  const measures = measuresOf(hand);
  const { mounts, index, little, thumb, gaps } = measures;
  return [
    ...LINE_NAMES.map((name) => ofLine(name, measures, texts)),
    {
      name: 'shape',
      title: title('shape'),
      seen: true,
      measures: ofShape(hand, measures),
      sentence: sentenceOf(texts.shape, SHAPES[hand.shape].flat()),
    },
    {
      name: 'mounts',
      title: title('mounts'),
      seen: true,
      measures: MOUNTS.map((name) => {
        const [called, words] = MOUNT_WORDS[name];
        return `${called}: ${words[mounts[name]]}`;
      }),
      sentence: sentenceOf(
        texts.mounts,
        MOUNTS.flatMap((name) => MOUNT_TEXTS[name][mounts[name]]),
      ),
    },
    {
      name: 'fingers',
      title: title('fingers'),
      seen: true,
      measures: [
        FINGER_WORDS.index[index],
        FINGER_WORDS.little[little],
        FINGER_WORDS.thumb[thumb],
        FINGER_WORDS.gaps[gaps],
      ],
      sentence: sentenceOf(texts.fingers, [...INDEX[index], ...LITTLE[little], ...THUMB[thumb]]),
    },
  ];
}
