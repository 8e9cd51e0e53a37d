import { useRef } from 'react';
import type { SkyWords } from '@sibila/domain/sky/sentence';
import { dateFormat } from '../../lib/date-format.ts';
import classes from './hero.module.css';
import { useSky } from './use-sky.ts';

const SIZE = 640;
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' });
/** In which days are told until the reader's own zone is known. */
const FIRST_ZONE = 'America/Mexico_City';

/** The line with the day on which what it says ends, on the clocks of a zone. */
function told({ line, until }: SkyWords, timeZone: string | undefined): string {
  const day = until?.toLocaleDateString('es', { day: 'numeric', month: 'long', timeZone });
  return day === undefined ? `${line}.` : `${line} hasta el ${day}.`;
}

const momentOf = (at: Date | null): string =>
  at ? `A las ${clock(at)} de tu reloj` : 'En este minuto';

/** The sky of this very moment: the wheel, and under it the line that says it in words. */
export function SkyFigure({ words: firstWords }: { words: SkyWords | null }) {
  const figure = useRef<HTMLElement>(null);
  const { src, words, at, isKept } = useSky(firstWords, figure);
  return (
    <figure ref={figure} className={classes.sky}>
      <img
        src={src}
        width={SIZE}
        height={SIZE}
        fetchPriority="high"
        alt={`Rueda del zodíaco grabada, con el ${isKept ? 'último cielo que llegó' : 'cielo de ahora mismo'}.`}
        aria-describedby="astros"
      />
      <p id="astros" className="visually-hidden">
        {words?.bodies}
      </p>
      <figcaption>
        {words
          ? told(words, at ? undefined : FIRST_ZONE)
          : 'El cielo de ahora mismo, con cada planeta en su grado.'}
        <small>{isKept ? 'Como estaba la última vez que tuviste conexión' : momentOf(at)}</small>
      </figcaption>
    </figure>
  );
}
