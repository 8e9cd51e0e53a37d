import type { DevelopedPhoto, PhotoFault } from '@sibila/core/ports/photo-lab';
import type { Detail } from '@sibila/domain/palm/read';
import type { PhotoFormat } from './inspect.ts';

/** What the lab sends to a worker: one photo at a time. */
export interface Job {
  upload: Uint8Array;
  format: PhotoFormat;
  detail: Detail;
}

/** What a worker says: first that it is ready, then one answer to each job. */
export type WorkerMessage =
  | { kind: 'ready' }
  | ({ isWorn: boolean } & (
      | { kind: 'developed'; photo: DevelopedPhoto }
      | { kind: 'refused'; fault: PhotoFault; reason: string }
      | { kind: 'failed'; reason: string }
    ));

/** How long a photo may take once it is its turn, with the start of its worker. */
export const PHOTO_MS = 15_000;
