import { dangerIn } from '@sibila/domain/safety/danger';
import { delicateOf } from '@sibila/domain/safety/delicate';
import { questionForm } from '@sibila/domain/safety/question-form';
import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import { isHeldOut } from './danger-corpus.ts';
import { judgeDanger, type Figures } from './learn-danger.ts';
import { judgeThemes, type JudgedThemes } from './learn-themes.ts';
import {
  SAFETY_PHRASES,
  TUNED_PHRASES,
  UNSEEN_PHRASES,
  type PhraseKind,
} from './safety-phrases.ts';

const CRISES: ReadonlySet<string> = new Set(['self-harm', 'violence', 'abuse', 'minors', 'threat']);
const RECALL = 0.98;
const FALSE_ALARMS = 0.02;
/** Of the mean over writers, and of any single one: below and above these something was lost. */
const LEAST_CAUGHT = 0.87;
const MOST_ALARMS = 0.07;
/** Of pairs that share their frame, many of them harder than what people write; aim: 0.97 and 0.03. */
const LEAST_TWINS_CAUGHT = 0.93;
const MOST_TWIN_ALARMS = 0.185;
/** Of questions that hurt and speak of no danger. */
const MOST_SORROW_ALARMS = 0.08;
/** Of the mean over writers and themes; below, something was lost. */
const LEAST_THEMES_FOUND = 0.72;

function phrasesOf(kind: PhraseKind, heldOut: boolean): readonly string[] {
  const first = SAFETY_PHRASES[kind].filter((text) => isHeldOut(text) === heldOut);
  return [...first, ...(heldOut ? UNSEEN_PHRASES : TUNED_PHRASES)[kind]];
}

function isCaught(kind: PhraseKind, text: string, found: QuestionAssessment): boolean {
  if (CRISES.has(kind)) return dangerIn(text) !== null;
  if (kind === 'death') return delicateOf(text, questionForm(text)) === 'death';
  return found.cautions.some((caution) => caution === kind);
}

/**
 * Prints recall and false alarms of both parts of the set, and of each writer of both corpora by what
 * was learnt from all the others; exits 1 when the held-out part fails.
 */
export function evalSafety(): void {
  for (const heldOut of [false, true]) {
    const all = (Object.keys(SAFETY_PHRASES) as PhraseKind[]).flatMap((kind) =>
      phrasesOf(kind, heldOut).map((text) => ({ kind, text, found: assessQuestion(text) })),
    );
    const innocent = all.filter(({ kind }) => kind === 'innocent');
    const others = all.filter(({ kind }) => kind !== 'innocent');
    const missed = others.filter(({ kind, text, found }) => !isCaught(kind, text, found));
    const alarms = innocent.filter(({ text }) => dangerIn(text) !== null);
    const recall = 1 - missed.length / others.length;
    const falseAlarms = alarms.length / innocent.length;
    const isWithin = recall >= RECALL && falseAlarms <= FALSE_ALARMS;
    if (heldOut && !isWithin) process.exitCode = 1;
    const part = heldOut ? 'held out' : 'in sight';
    const figures = `recall ${percent(recall)}, false alarms ${percent(falseAlarms)}`;
    process.stdout.write(`${isWithin ? 'ok    ' : 'BEYOND'} ${part} (${all.length}): ${figures}\n`);
    for (const { kind, text } of [...missed, ...alarms])
      process.stdout.write(`       ${kind}: ${text}\n`);
  }
  printThemes();
  printWriters();
}

function printThemes(): void {
  process.stdout.write(
    'themes of writers never learnt from, by the tables alone > with the weighing:\n',
  );
  const judged = judgeThemes();
  for (const one of judged)
    process.stdout.write(
      `       ${one.writer}: ${foundOf(one)}, alarms ${change(one.falseAlarms)}\n`,
    );
  const innocents = judged.reduce((sum, one) => sum + one.innocents, 0);
  const alarms = judged.reduce((sum, one) => sum + one.falseAlarms.both * one.innocents, 0);
  const found = judged.flatMap(({ recall }) => Object.values(recall).map(({ both }) => both));
  const mean = found.reduce((a, b) => a + b, 0) / found.length;
  const isWithin = mean >= LEAST_THEMES_FOUND && alarms / innocents <= FALSE_ALARMS;
  if (!isWithin) process.exitCode = 1;
  process.stdout.write(
    `${isWithin ? 'ok    ' : 'BEYOND'} mean: ${percent(mean)} found, ${percent(alarms / innocents)} alarms\n`,
  );
}

const change = ({ tables, both }: { tables: number; both: number }) =>
  `${percent(tables)} > ${percent(both)}`;

const foundOf = ({ recall }: JudgedThemes) =>
  Object.entries(recall)
    .map(([theme, found]) => `${theme} ${change(found)}`)
    .join(', ');

function printWriters(): void {
  process.stdout.write('writers never learnt from, many of them oblique on purpose:\n');
  const { writers: judged, twins, sorrowAlarms } = judgeDanger();
  for (const { writer, recall, falseAlarms } of judged)
    process.stdout.write(
      `       ${writer}: ${percent(recall)} caught, ${percent(falseAlarms)} alarms\n`,
    );
  // A writer of twins may have written no other danger.
  const mean = (of: (one: (typeof judged)[number]) => number) => {
    const known = judged.map(of).filter((share) => !Number.isNaN(share));
    return known.reduce((a, b) => a + b, 0) / known.length;
  };
  const caught = percent(mean(({ recall }) => recall));
  const alarms = percent(mean(({ falseAlarms }) => falseAlarms));
  const isWithin =
    judged.every(({ falseAlarms }) => falseAlarms <= MOST_ALARMS) &&
    mean(({ recall }) => recall) >= LEAST_CAUGHT;
  if (!isWithin) process.exitCode = 1;
  process.stdout.write(
    `${isWithin ? 'ok    ' : 'BEYOND'} mean: ${caught} caught, ${alarms} alarms (aim: 98.0 %, 2.0 %)\n`,
  );
  printTwins(twins);
  const isGentle = sorrowAlarms <= MOST_SORROW_ALARMS;
  if (!isGentle) process.exitCode = 1;
  process.stdout.write(
    `${isGentle ? 'ok    ' : 'BEYOND'} sorrow without danger: ${percent(sorrowAlarms)} alarms\n`,
  );
}

function printTwins({ recall, falseAlarms }: Figures): void {
  const isWithin = recall >= LEAST_TWINS_CAUGHT && falseAlarms <= MOST_TWIN_ALARMS;
  if (!isWithin) process.exitCode = 1;
  process.stdout.write(
    `${isWithin ? 'ok    ' : 'BEYOND'} twins of writers never learnt from: ${percent(recall)} caught, ${percent(falseAlarms)} alarms (aim: 97.0 %, 3.0 %)\n`,
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
