import { useEffect, useState, type CSSProperties } from 'react';
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

/** After this a photo that is being read takes longer than most, in milliseconds. */
const LONG_MS = 10_000;

/** Whether what began with `on` has lasted long. */
function useLong(on: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [on]);
  return long;
}

function words({ part, searching, long }: { part: number; searching: boolean; long: boolean }) {
  if (searching) return 'Tu lectura puede llegar todavía. La estamos buscando en tu historial…';
  if (part < 1) return 'Enviando…';
  return long ? 'Leyendo… Tarda un poco más de lo normal.' : 'Leyendo…';
}

/** The photo on its way, and then while it is read. */
export function Sending({ hand, photos, part, searching }: SendingProps) {
  const { first } = photos;
  const percent = Math.round(part * 100);
  const reading = part >= 1 || searching;
  const long = useLong(reading && !searching);
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
        <span role="status">{words({ part, searching, long })}</span>
        {reading ? null : <span aria-hidden="true"> {percent} %</span>}
      </p>
    </div>
  );
}
