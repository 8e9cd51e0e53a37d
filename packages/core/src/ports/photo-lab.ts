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

/**
 * Decodes an upload that nobody has looked at yet, with limits on its type, pixels and memory, and
 * measures the palm in it, away from the thread that answers requests. Of many pictures in one file
 * it takes the first. What can't be taken is thrown as a PhotoRefused; too many at once, and one
 * that takes too long, as a DomainError UNAVAILABLE.
 */
export interface PhotoLab {
  develop(upload: Uint8Array, detail: Detail): Promise<DevelopedPhoto>;
}

/** Why a photo was not taken. */
export type PhotoFault =
  /** Not JPEG, PNG, WebP, AVIF or HEIC, whatever its name says. */
  | 'unsupported'
  /** More than 50 megapixels (HEIC 25, AVIF 12.5), or more than may be held to decode it. */
  | 'too-large'
  /** Less than 200 pixels on a side. */
  | 'too-small'
  /** Cut short or not decodable. */
  | 'damaged';

export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(`a photo was refused: ${fault}`, options);
    this.fault = fault;
  }
}
