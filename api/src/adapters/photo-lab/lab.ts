import type { PhotoLab } from '@sibila/core/ports/photo-lab';
import { Darkroom } from './darkroom.ts';
import { inspect, type PhotoFormat } from './inspect.ts';
import { PHOTO_MS } from './job.ts';
import { Queue, tooMany } from './queue.ts';

export interface PhotoLabOptions {
  /** Photos at once, each in a thread of its own. */
  workers?: number;
  /** Photos that may wait, and how long. */
  waiting?: number;
  waitMs?: number;
  /** The longest that a photo may take once it is its turn. */
  limitMs?: number;
}

/** A lab with threads, which are to be closed at the end. */
export interface ThreadedPhotoLab extends PhotoLab {
  close(): void;
}

/** What takes longer than about 48 decoded megabytes, and decoders that may take 300 MB. */
const LARGE_MS = 1_350;
const LARGE_FORMATS: ReadonlySet<PhotoFormat> = new Set(['heic', 'avif']);

/** No photo is begun that has less time than this: most would be cut short. */
const LEAST_MS = 5_000;

/**
 * Develops photos in worker threads, which start with the first photo. Of those that cost much one
 * at a time. What can be refused by its headers never reaches a thread.
 */
export function photoLab({
  workers = 2,
  waiting = 40,
  waitMs = 10_000,
  limitMs = PHOTO_MS,
}: PhotoLabOptions = {}): ThreadedPhotoLab {
  const queue = new Queue({ atOnce: workers, waiting });
  const rooms = new Set<Darkroom>();

  /** One that is free, or a new one: no more than there are turns. */
  function freeRoom(): Darkroom {
    for (const room of rooms) if (!room.isUsable) rooms.delete(room);
    for (const room of rooms) if (room.isFree) return room;
    const room = new Darkroom();
    rooms.add(room);
    return room;
  }

  return {
    costOf: (upload) => inspect(upload).cost,
    async develop(upload, detail, { by, endsAt = Infinity, isGiven } = {}) {
      const { format, cost } = inspect(upload);
      const left = () => endsAt - performance.now();
      if (left() < LEAST_MS) throw tooMany();
      // Whoever gives no name shares turns with nobody.
      const isLarge = cost > LARGE_MS || LARGE_FORMATS.has(format);
      const wish = { by: by ?? Symbol(), cost, isLarge };
      await queue.take({ ...wish, waitMs: Math.min(waitMs, left() - LEAST_MS) });
      const room = freeRoom();
      try {
        const limit = Math.min(limitMs, left());
        return await room.develop({ upload, format, detail }, limit, isGiven);
      } finally {
        void room.settled().then(() => queue.leave(wish));
      }
    },
    close() {
      queue.close();
      for (const room of rooms) room.close();
    },
  };
}
