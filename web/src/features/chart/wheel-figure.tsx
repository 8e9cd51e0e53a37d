import { useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { AspectKey } from './aspect-key.tsx';
import { savePng, saveSvg } from './downloads.ts';
import classes from './wheel-figure.module.css';

const NO_PICTURE = {
  title: 'No pudimos hacer la imagen',
  description: 'Tu navegador no tiene sitio para ella. El SVG sí puedes descargarlo.',
  variant: 'destructive',
} as const;

const OF_MINUTE = 'El Ascendente queda a la izquierda y los signos giran al revés que el reloj.';
const OF_DAY =
  'Sin la hora no hay Ascendente: Aries empieza a la izquierda, los signos giran al revés que el reloj y cada astro está donde pasó hacia la mitad de ese día.';

interface WheelFigureProps {
  /** The server's own drawing: nothing in it comes from a person. */
  wheel: string;
  /** Without an hour there is no Ascendant to tell of. */
  isHourless: boolean;
}

/** The wheel of a chart, and the ways to take it along. */
export function WheelFigure({ wheel, isHourless }: WheelFigureProps) {
  const [busy, setBusy] = useState(false);
  const png = async () => {
    if (busy) return;
    setBusy(true);
    await savePng(wheel).catch(() => showToast(NO_PICTURE));
    setBusy(false);
  };
  return (
    <figure className={classes.figure}>
      <div className={classes.wheel} dangerouslySetInnerHTML={{ __html: wheel }} />
      <AspectKey />
      <figcaption className={classes.caption}>{isHourless ? OF_DAY : OF_MINUTE}</figcaption>
      <div className={classes.ways}>
        <LineButton onClick={() => saveSvg(wheel)}>Descargar SVG</LineButton>
        <LineButton onClick={() => void png()} aria-disabled={busy}>
          {busy ? 'Haciendo la imagen…' : 'Descargar PNG'}
        </LineButton>
        <LineButton onClick={() => window.print()}>Imprimir</LineButton>
      </div>
    </figure>
  );
}
