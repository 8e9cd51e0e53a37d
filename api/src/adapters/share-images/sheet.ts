import type { ShareSubject } from '@sibila/core/site/share-subject';

/** The forms of pictures, as their names end, with their media types. */
export const PICTURE_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
export type PictureForm = keyof typeof PICTURE_TYPES;

/** What a printer makes one picture of. */
export interface Sheet {
  svg: string;
  /** What lies under the drawing; null where it has a ground of its own. */
  cover: Uint8Array | null;
  form: PictureForm;
}

/** What a picture is called, and the way to what it is printed from. */
export interface Drawing {
  name: string;
  form: PictureForm;
  draw(): Promise<Sheet>;
}

/**
 * The form of a subject's picture. As a PNG one with a cover takes five times the bytes of any
 * other, and who shows shared links leaves out what is that large.
 */
export const formOf = ({ picture }: ShareSubject): PictureForm =>
  picture.of === 'cover' && picture.file !== null ? 'jpg' : 'png';

/** Changes with what the printer does, so that pictures made before are not taken for its own. */
export const PRINTER_VERSION = '3';
