import type { CSSProperties } from 'react';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { PalmPlate } from './palm-plate.tsx';
import type { Photos } from './use-ritual.ts';
import { SIDES } from './words.ts';
import classes from './sending.module.css';

interface SendingProps {
  hand: HandSide;
  photos: Photos;
  /** How much of the photos has arrived, from 0 to 1. */
  part: number;
  /** The connection broke, or the page was loaded again: the history is being asked. */
  searching: boolean;
}

function words(part: number, searching: boolean): string {
  if (searching) return 'Estamos buscando tu lectura en tu historial…';
  return part < 1 ? 'Enviando…' : 'Leyendo…';
}

/** The photo on its way, and then while it is read. */
export function Sending({ hand, photos, part, searching }: SendingProps) {
  const { first } = photos;
  const percent = Math.round(part * 100);
  const reading = part >= 1 || searching;
  return (
    <div className={classes.sending}>
      <div className={classes.photo} data-reading={reading || undefined}>
        {first?.url ? (
          <PalmPlate hand={first.found} photo={first.url} label={`Tu palma ${SIDES[hand]}`}>
            <span className={classes.light} />
          </PalmPlate>
        ) : null}
      </div>
      {searching ? null : (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label="Envío de la foto"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          style={{ '--part': part } as CSSProperties}
        />
      )}
      <p className={classes.words}>
        <span role="status">{words(part, searching)}</span>
        {reading ? null : <span aria-hidden="true"> {percent} %</span>}
      </p>
    </div>
  );
}
