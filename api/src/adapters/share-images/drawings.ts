import type { ShareSubject } from '@sibila/core/site/share-subject';
import { composed } from './compose.ts';
import { nameOf } from './press.ts';
import { formOf, type Drawing, type Sheet } from './sheet.ts';

/** More than there are subjects; articles that get another title leave theirs behind. */
const NAMES_MAX = 1000;

interface DrawingsOptions {
  /** A card's or a stone's drawing. */
  artOf(folder: 'tarot' | 'runes', name: string): string;
  /** The file of an article's cover; null where it is gone. */
  coverOf(file: string): Promise<Uint8Array | null>;
}

const fileOf = ({ picture }: ShareSubject): string | null =>
  picture.of === 'cover' ? picture.file : null;

/** Draws subjects and remembers what their pictures are called: most are printed by now. */
export class Drawings {
  readonly #options: DrawingsOptions;
  readonly #namesMax: number;
  readonly #names = new Map<string, string>();

  constructor(options: DrawingsOptions, namesMax = NAMES_MAX) {
    this.#options = options;
    this.#namesMax = namesMax;
  }

  /** The name of a subject's picture, and the way to what it is printed from. */
  async find(subject: ShareSubject): Promise<Drawing> {
    const key = JSON.stringify(subject);
    const form = formOf(subject);
    const known = this.#names.get(key);
    if (known !== undefined) return { name: known, form, draw: () => this.#draw(subject) };
    const sheet = await this.#draw(subject);
    const name = nameOf(sheet);
    // A cover may come back.
    if (fileOf(subject) === null || sheet.cover) this.#keep(key, name);
    return { name, form, draw: () => Promise.resolve(sheet) };
  }

  #keep(key: string, name: string): void {
    this.#names.set(key, name);
    const [oldest] = this.#names.keys();
    if (this.#names.size > this.#namesMax && oldest !== undefined) this.#names.delete(oldest);
  }

  async #draw(subject: ShareSubject): Promise<Sheet> {
    const file = fileOf(subject);
    const cover = file === null ? null : await this.#options.coverOf(file);
    // A cover that is gone leaves the words alone on the sky.
    const bare = file !== null && !cover ? ({ of: 'cover', file: null } as const) : subject.picture;
    const svg = composed({ ...subject, picture: bare }, (...art) => this.#options.artOf(...art));
    return { svg, cover, form: formOf(subject) };
  }
}
