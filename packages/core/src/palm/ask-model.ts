import { z } from 'zod';
import type { PalmAnalysis, PalmReadingFeatures } from '@sibila/contracts/palm';
import { ofLines } from '@sibila/domain/palm/corridors';
import { isSpanish } from '@sibila/domain/safety/answer-faults';
import { forbiddenOfPalms } from '@sibila/domain/safety/palm-claims';
import { takeSentences } from '@sibila/domain/text/sentences';
import type { Context, SignedInContext } from '../context.ts';
import { ReaderFailure, type ReadingTask } from '../ports/reader.ts';
import { isSpent, isWithinLimit } from '../quota/take-limit.ts';
import { PALM_V1 } from '../reading/prompts/palm-v1.ts';
import { refuseSignalled } from '../reading/refuse-crisis.ts';
import {
  isWithinBudget,
  READING_LENGTH,
  sentenceFault,
  take,
  type WriteContext,
} from '../reading/write.ts';

const VISIBILITY = ['se aprecia', 'no se aprecia'] as const;
/** A JSON answer longer than this is none (characters). */
const ANSWER_MAX = 16_000;
/** Of one part: «No se aprecian.» is one. All together are held to a reading's own length. */
const TEXT = { min: 5, max: 2000 } as const;
/** In less time no model looks at a picture and writes about it. */
const LEAST_MS = 3_000;

/** The marks that a model sets around JSON where nothing but its instructions asks for JSON. */
const FENCE = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/i;

const line = z.object({ visibility: z.enum(VISIBILITY), text: z.string() });

/** What a model is to answer. */
const palmAnswer = z.object({
  isPalm: z.boolean(),
  lines: z.object({ heart: line, head: line, life: line, fate: line }),
  shape: z.string(),
  mounts: z.string(),
  fingers: z.string(),
  overall: z.string(),
});
type PalmAnswer = z.output<typeof palmAnswer>;

/** What a model saw: that there is no palm, or what it reads in one. */
export type SeenByModel =
  { isPalm: false } | { isPalm: true; analysis: PalmAnalysis; seen: PalmReadingFeatures['seen'] };

/**
 * Whether there is a model to look at pictures, and this person has not shown it too many today in
 * which it saw no palm: such a look costs the house and nobody else.
 */
export async function mayAskModel(ctx: SignedInContext): Promise<boolean> {
  if (!ctx.ports.readers.vision) return false;
  return !(await isSpent(ctx, 'palm.unpaidLooks', ctx.actor.user.id)).spent;
}

/** Counts a look of the model that gave no reading. */
export async function noteUnpaidLook(ctx: SignedInContext): Promise<void> {
  await isWithinLimit(ctx, 'palm.unpaidLooks', ctx.actor.user.id);
}

interface Asking {
  signal: AbortSignal;
  /** When it has to have answered, on the clock of `performance.now()`. */
  endsAt: number | null;
}

/**
 * Has the model look at the pictures. Null where there is none, where the day's tokens are spent,
 * and where its answer comes too late or can't be used: then what was measured has to do.
 */
export async function askModel(
  ctx: WriteContext & Pick<Context, 'request'>,
  pictures: readonly Uint8Array[],
  { signal, endsAt }: Asking,
): Promise<SeenByModel | null> {
  const { vision } = ctx.ports.readers;
  const withinMs = (endsAt ?? Infinity) - performance.now();
  if (!vision || withinMs < LEAST_MS || !(await isWithinBudget(ctx))) return null;
  const task = palmTask(pictures);
  let json = '';
  try {
    const push = (piece: string) => {
      json += piece;
      if (json.length > ANSWER_MAX) throw new ReaderFailure('the answer is too long');
    };
    await take(ctx, vision, { ...task, withinMs }, push, signal);
    refuseSignalled(json, task.prompt);
    return seenIn(parsed(json));
  } catch (error) {
    signal.throwIfAborted();
    refuseSignalled(json, task.prompt);
    if (error instanceof ReaderFailure) refuseSignalled(error.refusal, task.prompt);
    const reason = error instanceof ReaderFailure ? error.message : 'unexpected failure';
    ctx.log.warn({ requestId: ctx.request.id, reason }, 'the model did not read a palm');
    return null;
  }
}

function palmTask(pictures: readonly Uint8Array[]): ReadingTask {
  const { $schema: _, ...schema } = z.toJSONSchema(palmAnswer);
  const user =
    pictures.length === 1
      ? 'Una foto, de una mano.'
      : 'Dos fotos, de las dos manos de la misma persona, en este orden: la elegida y la otra. Las líneas son las de la primera; en overall compáralas.';
  return {
    prompt: { system: PALM_V1, user },
    pictures,
    answer: { name: 'palm_reading', schema },
    maxTokens: 2000,
    compose: () => [],
  };
}

function parsed(json: string): PalmAnswer {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(FENCE, '$1'));
  } catch {
    throw new ReaderFailure('the answer is not JSON');
  }
  const answer = palmAnswer.safeParse(value);
  if (!answer.success) throw new ReaderFailure('the answer breaks its schema');
  return answer.data;
}

function seenIn({ isPalm, lines, ...parts }: PalmAnswer): SeenByModel {
  if (!isPalm) return { isPalm };
  const analysis = {
    lines: ofLines((name) => lines[name].text.trim()),
    shape: parts.shape.trim(),
    mounts: parts.mounts.trim(),
    fingers: parts.fingers.trim(),
    overall: parts.overall.trim(),
  };
  const { lines: texts, ...rest } = analysis;
  checkTexts([...Object.values(texts), ...Object.values(rest)]);
  const seen = ofLines((name) => lines[name].visibility === 'se aprecia');
  return { isPalm, analysis, seen };
}

function checkTexts(parts: readonly string[]): void {
  for (const part of parts) checkPart(part);
  const whole = parts.join(' ');
  if (whole.length < READING_LENGTH.min || whole.length > READING_LENGTH.max)
    throw new ReaderFailure(`a text of ${whole.length} characters is no reading`);
  if (!isSpanish(whole)) throw new ReaderFailure('not in Spanish');
}

function checkPart(text: string): void {
  if (text.length < TEXT.min || text.length > TEXT.max)
    throw new ReaderFailure(`a part of ${text.length} characters is none`);
  const { sentences, rest } = takeSentences(text);
  for (const sentence of [...sentences, rest]) {
    const fault = sentenceFault(sentence, PALM_V1) ?? forbiddenOfPalms(sentence);
    if (fault !== null) throw new ReaderFailure(fault);
  }
}
