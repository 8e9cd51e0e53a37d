import { useEffect, useState, type RefObject } from 'react';
import type { SkyWords } from '@sibila/domain/sky/sentence';
import { SKY_LINE } from './sky-line.ts';

const MINUTE = 60_000;
const PICTURE = '/cielo.svg';
const STILL = '(prefers-reduced-motion: reduce)';

/** The sky as it is shown. */
export interface Sky {
  src: string;
  /** What it says in words; null where that could not be had. */
  words: SkyWords | null;
  /** When it was drawn; null until the reader's own clock is known, and of one that was kept. */
  at: Date | null;
  /** Whether it is the last one that came, shown for want of a network. */
  isKept: boolean;
}

/** Whether redrawing would be seen, and is welcome. */
function isWatched(figure: Element | null): boolean {
  if (document.hidden || matchMedia(STILL).matches) return false;
  return (figure?.getBoundingClientRect().bottom ?? 0) > 0;
}

/** Of what the page came with: it is of this minute, unless it was kept from another. */
const whenDrawn = (): Pick<Sky, 'at' | 'isKept'> =>
  navigator.onLine ? { at: new Date(), isKept: false } : { at: null, isKept: true };

/** The sky of a moment, once its picture has come: nothing blinks when it takes the other's place. */
async function skyAt(at: Date): Promise<Sky> {
  const image = new Image();
  image.src = `${PICTURE}?m=${Math.floor(at.getTime() / MINUTE)}`;
  const [words] = await Promise.all([SKY_LINE.loader(), image.decode()]);
  return { src: image.src, words, at, isKept: false };
}

/** The sky of this minute, and of each one that follows while somebody looks at the figure. */
export function useSky(words: SkyWords | null, figure: RefObject<Element | null>): Sky {
  const [sky, setSky] = useState<Sky>({ src: PICTURE, words, at: null, isKept: false });
  useEffect(() => {
    let timer = setTimeout(() => {
      setSky((first) => ({ ...first, ...whenDrawn() }));
      wait();
    });
    const wait = () => {
      timer = setTimeout(redraw, MINUTE - (Date.now() % MINUTE));
    };
    const redraw = () => {
      wait();
      if (!isWatched(figure.current)) return;
      // One that can't be had is made good for by the next minute's.
      skyAt(new Date()).then(setSky, () => undefined);
    };
    return () => clearTimeout(timer);
  }, [figure]);
  return sky;
}
