import { useRef } from 'react';
import classes from './hero.module.css';
import { useSky } from './use-sky.ts';

const SIZE = 640;
const CLOCK = new Intl.DateTimeFormat('es', { hour: 'numeric', minute: '2-digit' });

/** The sky of this very moment: the wheel, and under it the line that says it in words. */
export function SkyFigure({ line: firstLine }: { line: string | null }) {
  const figure = useRef<HTMLElement>(null);
  const { src, line, at } = useSky(firstLine, figure);
  return (
    <figure ref={figure} className={classes.sky}>
      <img
        src={src}
        width={SIZE}
        height={SIZE}
        fetchPriority="high"
        alt="Rueda del zodíaco grabada, con el Sol, la Luna en su fase y los planetas en el lugar que ocupan ahora mismo."
      />
      <figcaption>
        {line ?? 'El cielo de ahora mismo, con cada planeta en su grado.'}
        <small>{at ? `A las ${CLOCK.format(at)} de tu reloj` : 'En este minuto'}</small>
      </figcaption>
    </figure>
  );
}
