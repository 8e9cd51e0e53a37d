import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { PhotoRefused } from '@sibila/core/ports/photo-lab';
import { develop } from './develop.ts';
import { hoardsMemory } from './heic.ts';
import type { Job, WorkerMessage } from './job.ts';

sharp.cache(false);
sharp.concurrency(1);
// Whatever a file pretends to be, no loader reads it but those of the formats that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const say = (message: WorkerMessage) => parentPort?.postMessage(message);

async function answer(job: Job): Promise<void> {
  try {
    const photo = await develop(job);
    say({ kind: 'developed', photo, isWorn: hoardsMemory() });
  } catch (error) {
    const isWorn = hoardsMemory();
    if (error instanceof PhotoRefused)
      return say({ kind: 'refused', fault: error.fault, reason: String(error.cause), isWorn });
    say({ kind: 'failed', reason: error instanceof Error ? `${error.stack}` : '', isWorn });
  }
}

parentPort?.on('message', (job: Job) => void answer(job));
say({ kind: 'ready' });
