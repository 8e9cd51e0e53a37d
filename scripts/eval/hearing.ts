import { hear, type Heard } from '@sibila/domain/hearing/hear';
import { SITUATIONS, type Situation } from '@sibila/domain/hearing/situations';
import { sorrowHeard, type Sorrow } from '@sibila/domain/safety/sorrow';
import { judgeBy, learnFrom } from './learn-situations.ts';
import {
  heldOutSituations,
  isSorrow,
  situationCorpus,
  type HeardQuestion,
} from './situation-corpus.ts';

/** A labelled question with what is heard in it. */
interface Judged {
  question: HeardQuestion;
  heard: Heard;
}

/** How well situations are heard, as shares of the questions that each concerns. */
export interface HearingFigures {
  /** The likeliest situation is the right one. */
  right: number;
  /** One of the two likeliest is. */
  amongTwo: number;
  /** A sorrow is taken for everyday. */
  missed: number;
  /** A sorrow is taken for another one. */
  confused: number;
  /** Of a sorrow it is said that it may hurt, not what it is. */
  unsure: number;
  /** An everyday question is taken for a sorrow. */
  alarms: number;
}

/** Prints how well the questions of each writer are heard by what was learnt from the others. */
export function evalHearing(): void {
  const corpus = situationCorpus();
  for (const writer of new Set(corpus.map((one) => one.writer))) {
    const judge = judgeBy(learnFrom(corpus.filter((one) => one.writer !== writer)));
    const own = corpus.filter((one) => one.writer === writer);
    print(
      writer,
      own.map((question) => ({ question, heard: ranked(judge(question.text)) })),
    );
  }
  print('held out', heldOutHeard());
}

/** The questions that nothing was learnt from, as the product hears them. */
export const heldOutHeard = (): Judged[] =>
  heldOutSituations().map((question) => ({ question, heard: hear(question.text) }));

const ranked = (chances: Float64Array): Heard =>
  [...chances]
    .map((chance, i): [Situation, number] => [SITUATIONS[i] ?? 'open', chance])
    .sort(([, a], [, b]) => b - a);

/** The figures of some judged questions. */
export function hearingFigures(judged: readonly Judged[]): HearingFigures {
  const known = judged.filter(({ question }) => question.situation !== null);
  const sorrows = known.filter(({ question: { situation } }) => situation && isSorrow(situation));
  const calm = judged.filter(({ question: { situation } }) => !situation || !isSorrow(situation));
  const within = (places: number) =>
    shareOf(known, ({ question, heard }) =>
      heard.slice(0, places).some(([situation]) => situation === question.situation),
    );
  const told = (is: (sorrow: Sorrow | null, situation: Situation | null) => boolean) =>
    shareOf(sorrows, ({ question, heard }) =>
      is(sorrowHeard(question.text, heard), question.situation),
    );
  return {
    right: within(1),
    amongTwo: within(2),
    missed: told((sorrow) => sorrow === null),
    confused: told((sorrow, situation) => ![null, 'unsure', situation].includes(sorrow)),
    unsure: told((sorrow) => sorrow === 'unsure'),
    alarms: shareOf(calm, ({ question, heard }) => sorrowHeard(question.text, heard) !== null),
  };
}

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean) =>
  all.filter(holds).length / Math.max(1, all.length);

function print(writer: string, judged: readonly Judged[]): void {
  const figures = Object.entries(hearingFigures(judged)).map(
    ([name, share]: [string, number]) => `${name} ${(100 * share).toFixed(1)} %`,
  );
  process.stdout.write(`${writer} (${judged.length}): ${figures.join(', ')}\n`);
}
