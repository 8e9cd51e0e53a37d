import { createHash } from 'node:crypto';
import { delicateOf } from '@sibila/domain/safety/delicate';
import { questionForm } from '@sibila/domain/safety/question-form';
import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import {
  SAFETY_PHRASES,
  TUNED_PHRASES,
  UNSEEN_PHRASES,
  type PhraseKind,
} from './safety-phrases.ts';

const CRISES: ReadonlySet<string> = new Set(['self-harm', 'violence', 'abuse', 'minors', 'threat']);
const RECALL = 0.98;
const FALSE_ALARMS = 0.02;

/** One phrase of five of the first set is held out: rules are not written for it. */
const isHeldOut = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % 5 === 0;

function phrasesOf(kind: PhraseKind, heldOut: boolean): readonly string[] {
  const first = SAFETY_PHRASES[kind].filter((text) => isHeldOut(text) === heldOut);
  return [...first, ...(heldOut ? UNSEEN_PHRASES : TUNED_PHRASES)[kind]];
}

function isCaught(kind: PhraseKind, text: string, found: QuestionAssessment): boolean {
  if (CRISES.has(kind)) return found.crisis !== null;
  if (kind === 'death') return delicateOf(text, questionForm(text)) === 'death';
  return found.cautions.some((caution) => caution === kind);
}

/** Prints recall and false alarms of both parts of the set; exits 1 when the held-out one fails. */
export function evalSafety(): void {
  for (const heldOut of [false, true]) {
    const all = (Object.keys(SAFETY_PHRASES) as PhraseKind[]).flatMap((kind) =>
      phrasesOf(kind, heldOut).map((text) => ({ kind, text, found: assessQuestion(text) })),
    );
    const innocent = all.filter(({ kind }) => kind === 'innocent');
    const others = all.filter(({ kind }) => kind !== 'innocent');
    const missed = others.filter(({ kind, text, found }) => !isCaught(kind, text, found));
    const alarms = innocent.filter(({ found }) => found.crisis !== null);
    const recall = 1 - missed.length / others.length;
    const falseAlarms = alarms.length / innocent.length;
    const isWithin = recall >= RECALL && falseAlarms <= FALSE_ALARMS;
    if (heldOut && !isWithin) process.exitCode = 1;
    const part = heldOut ? 'held out' : 'in sight';
    const figures = `recall ${(100 * recall).toFixed(1)} %, false alarms ${(100 * falseAlarms).toFixed(1)} %`;
    process.stdout.write(`${isWithin ? 'ok    ' : 'BEYOND'} ${part} (${all.length}): ${figures}\n`);
    for (const { kind, text } of [...missed, ...alarms])
      process.stdout.write(`       ${kind}: ${text}\n`);
  }
}
