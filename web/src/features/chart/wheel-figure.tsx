import { useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { savePng, saveSvg } from './downloads.ts';
import classes from './wheel-figure.module.css';

const NO_PICTURE = {
  title: 'No pudimos hacer la imagen',
  description: 'Tu navegador no tiene sitio para ella. El SVG sí puedes descargarlo.',
  variant: 'destructive',
} as const;

interface WheelFigureProps {
  /** The server's own drawing: nothing in it comes from a person. */
  wheel: string;
}

/** The wheel of a chart, and the ways to take it along. */
export function WheelFigure({ wheel }: WheelFigureProps) {
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
      <figcaption className={classes.caption}>
        El Ascendente queda a la izquierda y los signos giran al revés que el reloj.
      </figcaption>
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
