import type { Detail, PalmFeatures, PalmRefusal } from '@sibila/domain/palm/read';

/** A photo made clean: turned upright, without metadata, as WebP. Sizes in pixels. */
export interface DevelopedPhoto {
  /** Fits 1600 × 1600. */
  picture: Uint8Array;
  /** Fits 320 × 320. */
  thumbnail: Uint8Array;
  /** Of the picture that was measured. */
  width: number;
  height: number;
  /** What was measured in it, in pixels of that size. */
  palm: PalmFeatures | PalmRefusal;
}

/** How a photo is to be developed beside its detail. */
export interface PhotoOrder {
  /** Whose it is: of each person's photos one at a time, and first of those who used least lately. */
  by?: string;
  /** When nobody waits for it any more, on the clock of `performance.now()`. */
  endsAt?: number;
  /** The lab may take the upload's bytes away instead of copying them. */
  isGiven?: true;
}

/**
 * Decodes an upload that nobody has looked at yet, with limits on its type, pixels, memory and time,
 * and measures the palm in it, away from the thread that answers requests. Of many pictures in one
 * file it takes the first. What can't be taken is thrown as a PhotoRefused; too many at once as a
 * DomainError UNAVAILABLE.
 */
export interface PhotoLab {
  /** Milliseconds of one core that developing an upload takes, about, by its headers; or PhotoRefused. */
  costOf(upload: Uint8Array): number;
  develop(upload: Uint8Array, detail: Detail, order?: PhotoOrder): Promise<DevelopedPhoto>;
}

/** Why a photo was not taken. */
export type PhotoFault =
  /** Not JPEG, PNG, WebP, AVIF or HEIC, whatever its name says. */
  | 'unsupported'
  /** More than 50 megapixels (HEIC 25, AVIF 12.5) or 150 MB decoded, or than may be held for that. */
  | 'too-large'
  /** Less than 200 pixels on a side. */
  | 'too-small'
  /** Cut short or not decodable. */
  | 'damaged'
  /** Not developed within the time that a photo has. */
  | 'too-slow';

export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(`a photo was refused: ${fault}`, options);
    this.fault = fault;
  }
}
