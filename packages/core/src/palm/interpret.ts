import { createHash } from 'node:crypto';
import type {
  InterpretPalmInput,
  PalmAnalysis,
  PalmReadingEvent,
  PalmReadingFeatures,
} from '@sibila/contracts/palm';
import type { ReaderKind } from '@sibila/contracts/reading';
import { composePalmReading } from '@sibila/content/palm/compose-reading';
import { PALM_REFUSALS, SAME_HAND } from '@sibila/content/palm/refusals';
import { ofLines } from '@sibila/domain/palm/corridors';
import {
  isSameHand,
  measuredHand,
  otherHand,
  shownHand,
  type HandSide,
  type MeasuredHand,
} from '@sibila/domain/palm/measured-hand';
import type { Detail, PalmRefusal } from '@sibila/domain/palm/read';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { PhotoRefused, type DevelopedPhoto, type PhotoFault } from '../ports/photo-lab.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { askModel, mayAskModel, noteUnpaidLook } from './ask-model.ts';
import { forgetPhotos, keepPhotos } from './photos.ts';
import { admitPhotos, noteRefused, spendOnPhotos } from './refused.ts';
import { keysOf, palmRepo, withImageUrls, type StoredPalmReading } from './repo.ts';

/**
 * From the first word to the last answer within 25 s: both photos developed by then, five more
 * seconds for the store, and what is left for the model.
 */
const DEVELOPING_MS = 15_000;
const MODEL_MS = 24_000;

interface Palm extends Omit<InterpretPalmInput, 'id'> {
  /** A keyed hash of all that was sent. */
  bodyDigest: string;
}

type Look = MeasuredHand | PalmRefusal;

/** How photos that were developed are read. */
interface Reading {
  looks: readonly Look[];
  detail: Detail;
  signal: AbortSignal;
  /** When a model has to have answered, on the clock of `performance.now()`; null to ask none. */
  endsAt: number | null;
}

/** What was read in the photos, and by whom. */
interface Read {
  reader: ReaderKind;
  analysis: PalmAnalysis;
  seen: PalmReadingFeatures['seen'];
}

const kind: ReadingKind<Palm, StoredPalmReading> = {
  type: 'palm',
  repo: palmRepo,
  identity: ({ bodyDigest }) => [bodyDigest],
  questionOf: () => null,
  async write(ctx, palm, { signal }) {
    const begun = performance.now();
    try {
      return await readPhotos(ctx, palm, { signal, begun });
    } catch (error) {
      await noteRefused(ctx, error);
      throw error;
    }
  },
  async undo(ctx, { photos }, stored) {
    const used = new Set(stored?.photos.flatMap(keysOf));
    await forgetPhotos(
      ctx,
      photos.filter(({ picture }) => !used.has(picture)),
    );
  },
  textOf: ({ analysis }) => analysis.overall,
};

async function readPhotos(
  ctx: SignedInContext,
  { id, date, hand: said, image, second, keep, bodyDigest }: Palm & { id: string; date: Date },
  { signal, begun }: { signal: AbortSignal; begun: number },
): Promise<StoredPalmReading> {
  const detail = ctx.actor.user.isPremium ? 'high' : 'normal';
  const uploads = second ? [image, second] : [image];
  if (second && Buffer.compare(image, second) === 0) throw sameHand();
  const developed = await develop(ctx, uploads, { detail, endsAt: begun + DEVELOPING_MS });
  const hand = said ?? handIn(developed);
  const looks = developed.map((photo, at) => lookAt(photo, at === 0 ? hand : otherHand(hand)));
  const mayAsk = await mayAskModel(ctx);
  refuseUnread(looks, mayAsk);
  const [one, other] = looks.filter(isMeasured);
  if (one && other && isSameHand(one, other)) throw sameHand();
  const photos = keep ? await keepPhotos(ctx, developed) : [];
  try {
    const endsAt = mayAsk ? begun + MODEL_MS : null;
    const { reader, analysis, seen } = await read(ctx, developed, {
      looks,
      detail,
      signal,
      endsAt,
    });
    const features = { seen, hands: looks.filter(isMeasured) };
    return withImageUrls({ id, date, reader, hand, analysis, features, photos, bodyDigest });
  } catch (error) {
    await forgetPhotos(ctx, photos);
    throw error;
  }
}

/**
 * Reads a palm from its photo, or both palms (Premium). What can't be read costs nothing and says
 * why: PREMIUM_REQUIRED, PHOTO_UNSUPPORTED, PHOTO_TOO_LARGE, PHOTO_TOO_SMALL, PHOTO_DAMAGED,
 * NO_PALM_FOUND, STORAGE_UNAVAILABLE, UNAVAILABLE, TOO_MANY_REQUESTS; see also `interpret`. The
 * photos' bytes may be gone afterwards.
 */
export async function interpretPalm(
  ctx: SignedInContext,
  input: InterpretPalmInput,
): Promise<AsyncGenerator<PalmReadingEvent>> {
  const { hand, image, second, keep } = input;
  if (second && !ctx.actor.user.isPremium) throw new DomainError('PREMIUM_REQUIRED');
  await admitPhotos(ctx);
  const sent = [hand, keep, digest(image), second ? digest(second) : null];
  const bodyDigest = ctx.mac('palm', JSON.stringify(sent));
  return interpret(ctx, kind, { ...input, bodyDigest });
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/** The names of the fields of the photos, in their order. */
const FIELDS = ['image', 'second'] as const;

const REFUSED = {
  unsupported: 'PHOTO_UNSUPPORTED',
  'too-large': 'PHOTO_TOO_LARGE',
  'too-small': 'PHOTO_TOO_SMALL',
  damaged: 'PHOTO_DAMAGED',
  'too-slow': 'UNAVAILABLE',
} as const satisfies Record<PhotoFault, string>;

async function develop(
  ctx: SignedInContext,
  uploads: readonly Uint8Array[],
  { detail, endsAt }: { detail: Detail; endsAt: number },
): Promise<DevelopedPhoto[]> {
  const { photoLab } = ctx.ports;
  const order = { by: ctx.actor.user.id, endsAt, isGiven: true } as const;
  try {
    const cost = uploads.reduce((sum, upload) => sum + photoLab.costOf(upload), 0);
    await spendOnPhotos(ctx, cost);
    const developed: DevelopedPhoto[] = [];
    for (const upload of uploads) developed.push(await photoLab.develop(upload, detail, order));
    return developed;
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    throw new DomainError(REFUSED[error.fault], {}, { cause: error });
  }
}

function lookAt({ palm, width, height }: DevelopedPhoto, hand: HandSide): Look {
  return palm.found ? measuredHand(palm, { width, height }, hand) : palm;
}

/** Which hand the first photo shows where nobody said so: as either photo measures, else the right one. */
function handIn([first, second]: readonly DevelopedPhoto[]): HandSide {
  if (first?.palm.found) return shownHand(first.palm);
  return second?.palm.found ? otherHand(shownHand(second.palm)) : 'right';
}

const sameHand = () =>
  new DomainError('NO_PALM_FOUND', { message: SAME_HAND, errors: { second: SAME_HAND } });

const isMeasured = (look: Look): look is MeasuredHand => 'hand' in look;

/** The hands, if each photo shows one; NO_PALM_FOUND with what to do about the first that does not. */
function measuredIn(looks: readonly Look[]): MeasuredHand[] {
  return looks.map((look, at) => {
    if (isMeasured(look)) return look;
    const message = PALM_REFUSALS[look.reason];
    throw new DomainError('NO_PALM_FOUND', {
      message,
      errors: { [FIELDS[at] ?? 'image']: message },
    });
  });
}

/** Refuses what nobody is asked about: all that was not measured, or what is no hand for certain. */
function refuseUnread(looks: readonly Look[], mayAsk: boolean): void {
  if (!mayAsk || looks.some((look) => !isMeasured(look) && !look.doubtful)) measuredIn(looks);
}

async function read(
  ctx: SignedInContext,
  photos: readonly DevelopedPhoto[],
  { looks, detail, ...asking }: Reading,
): Promise<Read> {
  const pictures = photos.map(({ picture }) => picture);
  const told = asking.endsAt === null ? null : await askModel(ctx, pictures, asking);
  if (told?.isPalm === false) {
    await noteUnpaidLook(ctx);
    throw new DomainError('NO_PALM_FOUND');
  }
  if (told) return { reader: 'model', analysis: told.analysis, seen: told.seen };
  const hands = measuredIn(looks);
  const seen = ofLines((name) => hands[0]?.lines[name].seen ?? false);
  return { reader: 'builtin', analysis: composePalmReading(hands, detail), seen };
}
