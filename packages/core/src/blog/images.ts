import type { PostSummary } from '@sibila/contracts/blog';
import {
  COVER_FILE_MAX,
  COVER_FORMATS,
  COVER_SIZE,
  COVER_WIDTHS,
  coverFile,
  coverPath,
} from '@sibila/contracts/blog-names';
import type { Context } from '../context.ts';

const FILE = new RegExp(
  `^[a-z0-9]+(?:-[a-z0-9]+)*-(?:${COVER_WIDTHS.join('|')})\\.(${COVER_FORMATS.join('|')})$`,
);

/** Where the object store keeps a cover's file. */
export const keyOfCover = (file: string): string => `blog/${file}`;

/** A file of a cover with its media type; null where there is none of that name. */
export async function readCover(
  { ports }: Pick<Context, 'ports'>,
  file: string,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const format = file.length <= COVER_FILE_MAX ? FILE.exec(file)?.[1] : undefined;
  if (format === undefined) return null;
  const bytes = await ports.objects.get(keyOfCover(file));
  return bytes && { bytes, type: `image/${format}` };
}

/** Where the object store keeps all files of a cover. */
export const keysOfCover = (cover: string): string[] =>
  COVER_FORMATS.flatMap((format) =>
    COVER_WIDTHS.map((width) => keyOfCover(coverFile(cover, width, format))),
  );

/** Whether every file of a cover is there. */
export async function isCoverKept(
  { ports }: Pick<Context, 'ports'>,
  cover: string,
): Promise<boolean> {
  const missing = new Set(keysOfCover(cover));
  for await (const { key } of ports.objects.list(keyOfCover(`${cover}-`))) missing.delete(key);
  return missing.size === 0;
}

/** Leaves nothing of a cover. What fails is thrown once all of it was tried. */
export async function forgetCover({ ports }: Pick<Context, 'ports'>, cover: string): Promise<void> {
  const ends = await Promise.allSettled(keysOfCover(cover).map((key) => ports.objects.delete(key)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What an article says of its cover. */
export function imageOf(
  cover: string | null,
  alt: string | null,
): Pick<PostSummary, 'imageUrl' | 'image_url' | 'image'> {
  if (cover === null) return { imageUrl: null, image_url: null, image: null };
  const pathOf = (width: number, format: (typeof COVER_FORMATS)[number]) =>
    coverPath(coverFile(cover, width, format));
  const imageUrl = pathOf(COVER_SIZE.width, 'webp');
  const sources = COVER_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: COVER_WIDTHS.map((width) => `${pathOf(width, format)} ${width}w`).join(', '),
  }));
  return { imageUrl, image_url: imageUrl, image: { alt: alt ?? '', ...COVER_SIZE, sources } };
}
