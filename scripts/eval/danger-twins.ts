import { readdirSync, readFileSync } from 'node:fs';

/** What the first of two twins speaks of, it, and its innocent twin. */
export type Twins = readonly [kind: string, danger: string, innocent: string];

/** Frames, and twin objects that stand in each of them as {}. */
interface Framework {
  danger: string;
  frames: readonly string[];
  objects: readonly (readonly [danger: string, innocent: string])[];
}

const FOLDER = new URL('./danger-twins/', import.meta.url);
const UNLEARNT = new URL('../../packages/domain/src/safety/unlearnt-twins.json', import.meta.url);
const FRAMES = new URL('./danger-frames.json', import.meta.url);
/** Each two objects stand in so many frames: all of them would say little more. */
const FRAMES_EACH = 8;

/** The twins that each writer wrote, by the writer's name. */
export function writtenTwins(): [writer: string, twins: Twins][] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const all = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Twins[];
    return all.map((twins): [string, Twins] => [name.replace('.json', ''), twins]);
  });
}

/** Twins that nothing is learnt from: one pair of eight of those written without sight of the model. */
export const unlearntTwins = (): Twins[] => JSON.parse(readFileSync(UNLEARNT, 'utf8')) as Twins[];

/** Twins that differ in nothing but their object: what the frames make of the objects. */
export function framedTwins(): Twins[] {
  const all = JSON.parse(readFileSync(FRAMES, 'utf8')) as Framework[];
  return all.flatMap(({ danger, frames, objects }) =>
    objects.flatMap((pair, i) => {
      const fitting = frames.filter((frame) => pair.every((object) => fits(frame, object)));
      const step = Math.max(1, Math.floor(fitting.length / FRAMES_EACH)) | 1;
      const chosen = Array.from(
        { length: Math.min(FRAMES_EACH, fitting.length) },
        (_, k) => fitting[(3 * i + k * step) % fitting.length] ?? '{}',
      );
      return [...new Set(chosen)].map((frame): Twins => [
        danger,
        filled(frame, pair[0]),
        filled(frame, pair[1]),
      ]);
    }),
  );
}

/** «Matarme», «quitarme la vida»: what another's frame says with «se», and some before the verb. */
const OF_ONESELF = /^(\S*[aeií]r)me(?=$|[ ,])/u;

const fits = (frame: string, object: string) =>
  !/\{(?:se|me)\}/.test(frame) || OF_ONESELF.test(object);

const filled = (frame: string, object: string) =>
  frame
    .replaceAll('{}', object)
    .replace('{me}', object.replace(OF_ONESELF, '$1'))
    .replace('{se}', ofAnother(object));

const ofAnother = (object: string) =>
  object
    .replace(OF_ONESELF, '$1se')
    .replace(/\bmi(?=s? )/g, 'su')
    .replaceAll('conmigo', 'consigo');
