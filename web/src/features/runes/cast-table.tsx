import { useRef, type CSSProperties } from 'react';
import type { Spread } from '@sibila/domain/reading/spreads';
import { RuneStone } from './rune-stone.tsx';
import { spokenRune } from './stones.ts';
import classes from './cast-table.module.css';

/** How a stone comes to rest, by its place: a few degrees of leaning, never enough to be misread. */
const LEANS = [-3, 4, -5, 3, 5];

interface CastTableProps {
  spread: Spread;
  /** The drawn stones in the order of the positions. */
  runes: readonly string[];
  /** Places whose stone lies face up. */
  turned: readonly number[];
  speed: number;
  /** Turns one up, while they are to be turned; then each face-down stone is a button. */
  onTurn?: (place: number) => void;
}

/** The stones where they fell, each in its place of the spread. */
export function CastTable({ spread, runes, turned, speed, onTurn }: CastTableProps) {
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const hold = (place: number, element: HTMLButtonElement | null) => {
    if (element) buttons.current.set(place, element);
    else buttons.current.delete(place);
  };
  const turn = (place: number) => {
    if (turned.includes(place)) return;
    onTurn?.(place);
    const next = runes.findIndex((_, other) => other !== place && !turned.includes(other));
    buttons.current.get(next)?.focus({ preventScroll: true });
  };
  return (
    <ol
      className={classes.table}
      data-spread={spread.id}
      data-falling={onTurn ? true : undefined}
      style={{ '--motion': speed } as CSSProperties}
      aria-label={`Tirada: ${spread.name}`}
    >
      {spread.positions.map(({ id, title }, place) => (
        <li
          key={id}
          className={classes.place}
          style={{ '--i': place, '--lean': `${LEANS[place] ?? 0}deg` } as CSSProperties}
        >
          <Fallen
            name={runes[place] ?? ''}
            faceUp={turned.includes(place)}
            label={`Runa ${place + 1} de ${runes.length}, boca abajo: ${title}`}
            hold={(element) => hold(place, element)}
            onTurn={onTurn && (() => turn(place))}
          />
          <span className={classes.position}>{title}</span>
          <span className={classes.name} aria-hidden="true">
            {turned.includes(place) ? spokenRune(runes[place] ?? '') : '\u00a0'}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface FallenProps {
  name: string;
  faceUp: boolean;
  /** What the button says while the stone lies face down. */
  label: string;
  hold: (element: HTMLButtonElement | null) => void;
  onTurn: (() => void) | undefined;
}

function Fallen({ name, faceUp, label, hold, onTurn }: FallenProps) {
  return (
    <div className={classes.rest}>
      <Ring />
      <div className={classes.fall}>
        {onTurn ? (
          <button
            type="button"
            ref={hold}
            className={classes.stone}
            aria-label={faceUp ? undefined : label}
            aria-disabled={faceUp || undefined}
            tabIndex={faceUp ? -1 : 0}
            onClick={onTurn}
          >
            <RuneStone name={name} faceUp={faceUp} told />
          </button>
        ) : (
          <div className={classes.stone}>
            <RuneStone name={name} faceUp={faceUp} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The graduated ring on the cloth in which a stone comes to rest. */
function Ring() {
  return (
    <svg className={classes.ring} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="57" pathLength="72" />
      <circle cx="60" cy="60" r="52" />
    </svg>
  );
}
