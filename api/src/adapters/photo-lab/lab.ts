import type { PhotoLab } from '@sibila/core/ports/photo-lab';
import { Darkroom } from './darkroom.ts';
import { inspect } from './inspect.ts';
import { PHOTO_MS } from './job.ts';
import { Queue } from './queue.ts';

export interface PhotoLabOptions {
  /** Photos at once, each in a thread of its own. */
  workers?: number;
  /** Photos that may wait, and how long. */
  waiting?: number;
  waitMs?: number;
  /** The longest that a photo may take. */
  limitMs?: number;
}

/** A lab with threads, which are to be closed at the end. */
export interface ThreadedPhotoLab extends PhotoLab {
  close(): void;
}

/**
 * Develops photos in worker threads, which start with the first photo. Of HEIC and AVIF, whose
 * decoders may take 300 MB, one at a time. What can be refused by its headers never reaches a thread.
 */
export function photoLab({
  workers = 1,
  waiting = 40,
  waitMs = PHOTO_MS,
  limitMs = PHOTO_MS,
}: PhotoLabOptions = {}): ThreadedPhotoLab {
  const queue = new Queue({ atOnce: workers, waiting, waitMs });
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
    async develop(upload, detail) {
      const format = inspect(upload);
      const isLarge = format === 'heic' || format === 'avif';
      await queue.take(isLarge);
      const room = freeRoom();
      try {
        return await room.develop({ upload, format, detail }, limitMs);
      } finally {
        void room.settled().then(() => queue.leave(isLarge));
      }
    },
    close() {
      queue.close();
      for (const room of rooms) room.close();
    },
  };
}
