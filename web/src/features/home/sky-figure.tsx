import { useRef } from 'react';
import type { SkyWords } from '@sibila/domain/sky/sentence';
import { dateFormat } from '../../lib/date-format.ts';
import { dayAndMonth } from '../../lib/dates.ts';
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

/** «las 17:04», «la 1:04». */
const hour = (at: Date): string => `${at.getHours() === 1 ? 'la' : 'las'} ${clock(at)}`;

/** Of when a sky is, on the reader's own clock once that is known. */
function moment(at: Date | null, isNow: boolean | null): string {
  if (isNow === null || at === null) return 'En este minuto';
  return isNow ? `A ${hour(at)} de tu reloj` : `Como estaba el ${dayAndMonth(at)} a ${hour(at)}`;
}

/** The sky of this very moment: the wheel, and under it the line that says it in words. */
export function SkyFigure({ words: firstWords }: { words: SkyWords | null }) {
  const figure = useRef<HTMLElement>(null);
  const { src, words, at, isNow } = useSky(firstWords, figure);
  return (
    <figure ref={figure} className={classes.sky}>
      <img
        src={src}
        width={SIZE}
        height={SIZE}
        fetchPriority="high"
        alt={`Rueda del zodíaco grabada, con el ${isNow === false ? 'último cielo que llegó' : 'cielo de ahora mismo'}.`}
        aria-describedby="astros"
      />
      <p id="astros" className="visually-hidden">
        {words?.bodies}
      </p>
      <figcaption>
        {words
          ? told(words, isNow === null ? FIRST_ZONE : undefined)
          : 'El cielo de ahora mismo, con cada planeta en su grado.'}
        <small>{moment(at, isNow)}</small>
      </figcaption>
    </figure>
  );
}
