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
  /** Whether it is that of now; null until the reader's own clock is known. */
  isNow: boolean | null;
}

/** A sky that took the place of the one with which the page came. */
interface Redrawn {
  src: string;
  words: SkyWords;
}

/** Whether redrawing would be seen, and is welcome. */
function isWatched(figure: Element | null): boolean {
  if (document.hidden || matchMedia(STILL).matches) return false;
  return (figure?.getBoundingClientRect().bottom ?? 0) > 0;
}

/** The sky of a moment, once its picture has come: nothing blinks when it takes the other's place. */
async function skyAt(at: number): Promise<Redrawn | null> {
  const image = new Image();
  image.src = `${PICTURE}?m=${Math.floor(at / MINUTE)}`;
  const [words] = await Promise.all([SKY_LINE.loader(), image.decode()]);
  return words && { src: image.src, words };
}

/** One that comes late does not take the place of a later one. */
const laterOf = (a: Redrawn | null, b: Redrawn | null): Redrawn | null =>
  a && b && a.words.at > b.words.at ? a : (b ?? a);

/**
 * The sky with which the page came, and of each minute that follows while somebody looks at the
 * figure. A worker may have kept the page since long, and a picture is as old as the document: what
 * is not of this minute is made good for at once, where that can be.
 */
export function useSky(first: SkyWords | null, figure: RefObject<Element | null>): Sky {
  const [redrawn, setRedrawn] = useState<Redrawn | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const isLate = useEffectEvent(
    (time: number) => performance.now() > MINUTE || (first !== null && time - +first.at > MINUTE),
  );
  useEffect(() => {
    const draw = (time: number) => {
      // One that can't be had is made good for by the next minute's.
      skyAt(time).then(
        (next) => setRedrawn((shown) => laterOf(shown, next)),
        () => undefined,
      );
    };
    const tick = (mayDraw: (time: number) => boolean) => {
      const time = Date.now();
      setNow(time);
      if (mayDraw(time)) draw(time);
      timer = setTimeout(() => tick(() => isWatched(figure.current)), MINUTE - (time % MINUTE));
    };
    let timer = setTimeout(() => tick(isLate));
    return () => clearTimeout(timer);
  }, [figure]);
  const isNewer = redrawn !== null && (first === null || redrawn.words.at >= first.at);
  const words = isNewer ? redrawn.words : first;
  return {
    src: redrawn?.src ?? PICTURE,
    words,
    isNow: now === null || words === null ? null : now - words.at.getTime() <= NOW_MS,
  };
}
