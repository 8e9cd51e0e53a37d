import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { develop } from '@sibila/api/adapters/photo-lab/develop';
import { inspect } from '@sibila/api/adapters/photo-lab/inspect';
import { PhotoRefused } from '@sibila/core/ports/photo-lab';
import type { PalmFeatures, PalmRefusal } from '@sibila/domain/palm/read';
import { overlaid } from './palm-overlay.ts';

const USAGE = 'usage: pnpm eval palm FOLDER [--out FOLDER] [--high]\n';
const PICTURES = /\.(?:jpe?g|png|webp|avif|heic)$/i;

/** What became of a photo, as its folder's summary counts it. */
type Outcome = 'found' | 'doubtful' | 'refused' | 'unreadable';

/**
 * Reads every photo under a folder as the product would, prints what was found in each and, by
 * subfolder, how many were found, sent back and refused; writes the lines drawn over each photo.
 */
export async function evalPalm(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string', default: '.cache/palm' }, high: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => PICTURES.test(file)).toSorted();
  const counts = new Map<string, Record<Outcome, number>>();
  for (const file of files) {
    const kind = path.dirname(file);
    const count = counts.get(kind) ?? { found: 0, doubtful: 0, refused: 0, unreadable: 0 };
    const overlay = `${path.join(values.out, file)}.png`;
    count[await evalPhoto({ file: path.join(folder, file), overlay, isHigh: !!values.high })]++;
    counts.set(kind, count);
  }
  for (const [kind, { found, doubtful, refused, unreadable }] of counts) {
    const all = found + doubtful + refused + unreadable;
    const rest = unreadable > 0 ? `, ${unreadable} unreadable` : '';
    process.stdout.write(
      `${kind}: ${found} of ${all} found, ${doubtful} sent back as doubtful, ${refused} refused${rest}\n`,
    );
  }
}

interface Photo {
  file: string;
  overlay: string;
  isHigh: boolean;
}

async function evalPhoto({ file, overlay, isHigh }: Photo): Promise<Outcome> {
  const upload = await readFile(file);
  const startedAt = performance.now();
  try {
    const detail = isHigh ? 'high' : 'normal';
    const photo = await develop({ upload, format: inspect(upload).format, detail });
    const ms = (performance.now() - startedAt).toFixed(0);
    process.stdout.write(`${file}: ${told(photo.palm)}; ${ms} ms\n`);
    await mkdir(path.dirname(overlay), { recursive: true });
    await writeFile(overlay, await overlaid(photo));
    return outcomeOf(photo.palm);
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    process.stdout.write(`${file}: unreadable, ${error.fault}\n`);
    return 'unreadable';
  }
}

function outcomeOf(palm: PalmFeatures | PalmRefusal): Outcome {
  if (palm.found) return 'found';
  return palm.doubtful ? 'doubtful' : 'refused';
}

function told(palm: PalmFeatures | PalmRefusal): string {
  if (!palm.found) return `${outcomeOf(palm)}, ${palm.reason}`;
  const { palm: length, finger } = palm.proportions;
  const { light, sharpness, contrast, share } = palm.quality;
  const lines = Object.entries(palm.lines).map(([name, line]) =>
    line.seen
      ? `${name} ${line.length.toFixed(2)} deep ${line.depth.toFixed(2)}, ${line.breaks} breaks`
      : `${name} not seen`,
  );
  return [
    `thumb ${palm.thumbSide}, ${palm.shape} (${length.toFixed(2)}, ${finger.toFixed(2)})`,
    ...lines,
    `light ${light.toFixed(0)}, sharpness ${sharpness.toFixed(2)}, contrast ${contrast.toFixed(0)}, share ${share.toFixed(2)}`,
  ].join('; ');
}
