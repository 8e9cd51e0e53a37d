import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { photoLab } from '@sibila/api/adapters/photo-lab/lab';
import { PHOTO_DECODED_MAX } from '@sibila/contracts/limits';
import type { PhotoLab } from '@sibila/core/ports/photo-lab';
import { drawnHand, SKIN_TONES } from '@sibila/domain/palm/testing/drawn-hand';
import { median, report } from './measure.ts';

/** 12 megapixels, as a telephone takes them. */
const WIDTH = 3000;
const HEIGHT = 4000;
const TONES = [0, 2, 4, 6];
const SECONDS_MAX = 3;
const MEGABYTES_MAX = 300;
const SAMPLE_MS = 5;

/** As a camera's sensor adds it: without grain a JPEG is decoded in no time. */
const GRAIN = {
  create: {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 16 },
  },
} as const;

/**
 * Processor time and memory that a photo costs, decoded, measured and encoded again, against
 * decoding it alone: all threads counted, so that other work on the machine changes little.
 */
export async function benchPalm(): Promise<void> {
  const photos = await Promise.all(TONES.map(jpegOf));
  const small = await sharp(photos[0]).resize(400).jpeg().toBuffer();
  await decode(small);
  const decoding: number[] = [];
  for (const photo of photos) decoding.push(await secondsOf(() => decode(photo)));
  const lab = photoLab();
  try {
    // The first photo starts the worker.
    await lab.develop(small, 'normal');
    for (const detail of ['normal', 'high'] as const) {
      const before = process.memoryUsage().rss;
      const memory = watchMemory();
      const seconds: number[] = [];
      for (const photo of photos)
        seconds.push(await secondsOf(() => developed(lab, photo, detail)));
      const megabytes = (memory.stop() - before) / 1e6;
      const ratio = median(seconds.map((value, i) => value / (decoding[i] ?? 1)));
      const slowest = Math.max(...seconds);
      report(
        `a palm of 12 megapixels, ${detail}`,
        `${slowest.toFixed(2)} s of one core`,
        slowest < SECONDS_MAX,
        `(${ratio.toFixed(1)} times its decoding alone; bar ${SECONDS_MAX} s)`,
      );
      report(
        `memory for it, ${detail}`,
        `${megabytes.toFixed(0)} MB`,
        megabytes < MEGABYTES_MAX,
        `(bar ${MEGABYTES_MAX} MB)`,
      );
    }
  } finally {
    lab.close();
  }
  await benchNeighbours(photos);
}

/** How much longer anybody may wait for their photo because three others send the dearest ones. */
const SLOWER_MAX = 2;
const HOSTILE = ['one', 'two', 'three'];
const ROUNDS = 7;
const FLOOD_MS = 500;

/**
 * Somebody's photo alone and beside three accounts that never stop sending, two at a time each; in
 * turn, so that other work on the machine weighs on both.
 */
async function benchNeighbours(photos: readonly Buffer[]): Promise<void> {
  const dear = await dearestPng();
  const [mine] = photos;
  if (!mine) return;
  for (const [name, theirs] of [
    ['the dearest photos', dear],
    ['photos like it', mine],
  ] as const) {
    // The bench lifts the time limit: it measures the wait, not refusals.
    const lab = photoLab({ waitMs: 120_000, limitMs: 120_000 });
    const look = (by: string) => lab.develop(mine, 'normal', { by });
    const times: { alone: number; beside: number }[] = [];
    try {
      // Both threads have started before anything is measured.
      await Promise.all(['first', 'second'].map(look));
      for (let i = 0; i < ROUNDS; i++) {
        const alone = await wallSecondsOf(() => look(`alone ${i}`));
        const stop = flooded(lab, theirs);
        await setTimeout(FLOOD_MS);
        const beside = await wallSecondsOf(() => look(`beside ${i}`));
        await stop();
        times.push({ alone, beside });
      }
    } finally {
      lab.close();
    }
    const ratio = median(times.map(({ alone, beside }) => beside / alone));
    report(
      `a photo beside three accounts that flood ${name}`,
      `${ratio.toFixed(2)} times as long`,
      ratio < SLOWER_MAX,
      `(bar ${SLOWER_MAX}; seconds beside and alone: ${times.map(({ alone, beside }) => `${beside.toFixed(2)}/${alone.toFixed(2)}`).join(', ')})`,
    );
  }
}

/** Has the hostile accounts send this photo without end; returns what ends it. */
function flooded(lab: PhotoLab, photo: Buffer): () => Promise<void> {
  const over = new AbortController();
  const flood = async (by: string) => {
    while (!over.signal.aborted) await lab.develop(photo, 'normal', { by });
  };
  const floods = HOSTILE.flatMap((by) => [flood(by), flood(by)]);
  return async () => {
    over.abort();
    await Promise.all(floods);
  };
}

async function wallSecondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

/** As large as it may be once it is decoded, with 16 bits and transparency, in some hundred kB. */
async function dearestPng(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(PHOTO_DECODED_MAX / 8));
  const background = { r: 200, g: 150, b: 120, alpha: 0.5 };
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function jpegOf(tone: number): Promise<Buffer> {
  const wall = tone < 3 ? ([110, 116, 122] as const) : ([205, 206, 204] as const);
  const { photo } = drawnHand({ skin: SKIN_TONES[tone] ?? [206, 154, 118], wall, seed: tone });
  const { data, width, height } = photo;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT)
    .composite([{ input: GRAIN, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function decode(photo: Buffer): Promise<void> {
  await sharp(photo).raw().toBuffer();
}

async function developed(lab: PhotoLab, photo: Buffer, detail: 'normal' | 'high'): Promise<void> {
  const { palm } = await lab.develop(photo, detail);
  if (!palm.found) throw new Error(`no palm was found: ${palm.reason}`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Looks at the process's resident memory again and again; `stop` gives the most it was, in bytes. */
function watchMemory(): { stop: () => number } {
  let most = 0;
  const look = () => (most = Math.max(most, process.memoryUsage().rss));
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return most;
    },
  };
}
