import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { SkyWords } from '@sibila/domain/sky/sentence';
import { SKY_LINE } from './sky-line.ts';

const MINUTE = 60_000;
/** For how long a sky passes for that of now: the Moon goes a twelfth of a degree meanwhile. */
const NOW_MS = 10 * MINUTE;
const PICTURE = '/cielo.svg';
const STILL = '(prefers-reduced-motion: reduce)';

/** The sky as it is shown. */
export interface Sky {
  src: string;
  /** What it says in words; null where that could not be had. */
  words: SkyWords | null;
  /** Of when it is, by the reader's own clock. */
  at: Date | null;
  /** Whether it is that of now; null until the reader's own clock is known. */
  isNow: boolean | null;
}

/** A sky that took the place of the one with which the page came. */
interface Redrawn {
  src: string;
  words: SkyWords;
  /** The words with which the page had come by then, and how many skies were asked for before. */
  after: SkyWords | null;
  turn: number;
}

/** Whether redrawing would be seen, and is welcome. */
function isWatched(figure: Element | null): boolean {
  if (document.hidden || matchMedia(STILL).matches) return false;
  return (figure?.getBoundingClientRect().bottom ?? 0) > 0;
}

/** The sky of a moment, once its picture has come: nothing blinks when it takes the other's place. */
async function skyAt(at: number): Promise<Pick<Redrawn, 'src' | 'words'> | null> {
  const image = new Image();
  image.src = `${PICTURE}?m=${Math.floor(at / MINUTE)}`;
  const [words] = await Promise.all([SKY_LINE.loader(), image.decode()]);
  return words && { src: image.src, words };
}

/**
 * The sky with which the page came, and of each minute that follows while somebody looks at the
 * figure. A worker may have kept the page since long, and a picture is as old as the document: what
 * is not of this minute is made good for at once, where that can be.
 */
export function useSky(first: SkyWords | null, figure: RefObject<Element | null>): Sky {
  const [redrawn, setRedrawn] = useState<Redrawn | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const [served] = useState(first);
  const [lag, setLag] = useState(0);
  const isLate = useEffectEvent(
    (time: number) => performance.now() > MINUTE || (first !== null && time - +first.at > MINUTE),
  );
  const draw = useEffectEvent((time: number, turn: number) => {
    // One that can't be had is made good for by the next minute's; one that comes late is dropped.
    skyAt(time).then(
      (next) =>
        setRedrawn((shown) =>
          next && turn > (shown?.turn ?? 0) ? { ...next, after: first, turn } : shown,
        ),
      () => undefined,
    );
  });
  useEffect(() => {
    let turn = 0;
    const tick = (mayDraw: (time: number) => boolean) => {
      const time = Date.now();
      setNow(time);
      turn += 1;
      if (mayDraw(time)) draw(time, turn);
      timer = setTimeout(() => tick(() => isWatched(figure.current)), MINUTE - (time % MINUTE));
    };
    let timer = setTimeout(() => {
      // No sky is of what is still to come: then the reader's clock is behind the server's.
      setLag(Math.max(0, +(served?.at ?? 0) - Date.now()));
      tick(isLate);
    });
    return () => clearTimeout(timer);
  }, [figure, served]);
  // Never by their times: the first words are told by the server's clock, the others by the reader's.
  const words = redrawn?.after === first ? redrawn.words : first;
  const at = words && new Date(+words.at - (words === served ? lag : 0));
  return {
    src: redrawn?.src ?? PICTURE,
    words,
    at,
    isNow: now === null || at === null ? null : now - at.getTime() <= NOW_MS,
  };
}
