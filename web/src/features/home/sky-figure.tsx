import classes from './hero.module.css';

const SIZE = 640;

/** The sky of this very moment: the wheel, and under it the line that says it in words. */
export function SkyFigure({ line }: { line: string | null }) {
  return (
    <figure className={classes.sky}>
      <img
        src="/cielo.svg"
        width={SIZE}
        height={SIZE}
        fetchPriority="high"
        alt="Rueda del zodíaco grabada, con el Sol, la Luna en su fase y los planetas en el lugar que ocupan ahora mismo."
      />
      <figcaption>{line ?? 'El cielo de ahora mismo, con cada planeta en su grado.'}</figcaption>
    </figure>
  );
}
