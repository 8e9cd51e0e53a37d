import { createHash } from 'node:crypto';
import type {
  InterpretPalmInput,
  PalmAnalysis,
  PalmReadingEvent,
  PalmReadingFeatures,
} from '@sibila/contracts/palm';
import type { ReaderKind } from '@sibila/contracts/reading';
import { composePalmReading } from '@sibila/content/palm/compose-reading';
import { PALM_REFUSALS } from '@sibila/content/palm/refusals';
import { LINE_NAMES } from '@sibila/domain/palm/corridors';
import {
  measuredHand,
  otherHand,
  type HandSide,
  type MeasuredHand,
} from '@sibila/domain/palm/measured-hand';
import type { Detail, PalmRefusal } from '@sibila/domain/palm/read';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { PhotoRefused, type DevelopedPhoto, type PhotoFault } from '../ports/photo-lab.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { askModel } from './ask-model.ts';
import { forgetPhotos, keepPhotos } from './photos.ts';
import { palmRepo, withImageUrls, type StoredPalmReading } from './repo.ts';

interface Palm extends Omit<InterpretPalmInput, 'id'> {
  /** A keyed hash of all that was sent. */
  bodyDigest: string;
}

type Look = MeasuredHand | PalmRefusal;

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
  async write(ctx, { id, date, hand, image, second, keep, bodyDigest }, { signal }) {
    const detail = ctx.actor.user.isPremium ? 'high' : 'normal';
    const developed = await develop(ctx, second ? [image, second] : [image], detail);
    const looks = developed.map((photo, at) => lookAt(photo, at === 0 ? hand : otherHand(hand)));
    // A model may well see a palm where nothing could be measured.
    if (!ctx.ports.readers.vision) measuredIn(looks);
    const photos = keep ? await keepPhotos(ctx, developed) : [];
    try {
      const { reader, analysis, seen } = await read(ctx, developed, { looks, detail, signal });
      const features = { seen, hands: looks.filter(isMeasured) };
      return withImageUrls({ id, date, reader, hand, analysis, features, photos, bodyDigest });
    } catch (error) {
      await forgetPhotos(ctx, photos);
      throw error;
    }
  },
  textOf: ({ analysis }) => analysis.overall,
};

/**
 * Reads a palm from its photo, or both palms (Premium). What can't be read costs nothing and says
 * why: PREMIUM_REQUIRED, PHOTO_UNSUPPORTED, PHOTO_TOO_LARGE, PHOTO_TOO_SMALL, PHOTO_DAMAGED,
 * NO_PALM_FOUND, STORAGE_UNAVAILABLE; see also `interpret`.
 */
export async function interpretPalm(
  ctx: SignedInContext,
  input: InterpretPalmInput,
): Promise<AsyncGenerator<PalmReadingEvent>> {
  const { hand, image, second, keep } = input;
  if (second && !ctx.actor.user.isPremium) throw new DomainError('PREMIUM_REQUIRED');
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
} as const satisfies Record<PhotoFault, string>;

async function develop(
  { ports }: SignedInContext,
  uploads: readonly Uint8Array[],
  detail: Detail,
): Promise<DevelopedPhoto[]> {
  const developed: DevelopedPhoto[] = [];
  for (const upload of uploads) {
    try {
      developed.push(await ports.photoLab.develop(upload, detail));
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      throw new DomainError(REFUSED[error.fault], {}, { cause: error });
    }
  }
  return developed;
}

function lookAt({ palm, width, height }: DevelopedPhoto, hand: HandSide): Look {
  return palm.found ? measuredHand(palm, { width, height }, hand) : palm;
}

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

async function read(
  ctx: SignedInContext,
  photos: readonly DevelopedPhoto[],
  { looks, detail, signal }: { looks: readonly Look[]; detail: Detail; signal: AbortSignal },
): Promise<Read> {
  const pictures = photos.map(({ picture }) => picture);
  const told = await askModel(ctx, pictures, signal);
  if (told?.isPalm === false) throw new DomainError('NO_PALM_FOUND');
  if (told) return { reader: 'model', analysis: told.analysis, seen: told.seen };
  const hands = measuredIn(looks);
  const seen = { heart: false, head: false, life: false, fate: false };
  for (const name of LINE_NAMES) seen[name] = hands[0]?.lines[name].seen ?? false;
  return { reader: 'builtin', analysis: composePalmReading(hands, detail), seen };
}
