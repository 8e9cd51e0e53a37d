import { useRef, useState, type KeyboardEvent } from 'react';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import board from '../../components/sign-board.module.css';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { Constellation } from './constellation.tsx';
import type { Side } from './use-pair.ts';
import { shortDays, spokenDays } from '../../lib/sign-days.ts';
import classes from './sign-grid.module.css';

const LAST = SIGN_NAMES.length - 1;

interface SignGridProps {
  first: SignName | null;
  second: SignName | null;
  /** The place that a tile fills. */
  side: Side;
  onChoose: (sign: SignName) => void;
}

/** The tile over or under another one, in the columns that the page has now; itself at the edge. */
function vertically(tiles: readonly HTMLElement[], from: number, step: 1 | -1): number {
  const here = tiles[from];
  if (!here) return from;
  for (let i = from + step; i >= 0 && i <= LAST; i += step) {
    const tile = tiles[i];
    if (tile && tile.offsetLeft === here.offsetLeft && tile.offsetTop !== here.offsetTop) return i;
  }
  return from;
}

function destination(key: string, from: number, tiles: readonly HTMLElement[]): number | null {
  if (key === 'ArrowRight') return Math.min(from + 1, LAST);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'ArrowDown') return vertically(tiles, from, 1);
  if (key === 'ArrowUp') return vertically(tiles, from, -1);
  if (key === 'Home') return 0;
  return key === 'End' ? LAST : null;
}

/**
 * The twelve signs. One stop of the tab key: the arrows, Home and End move among them, Enter and
 * the space bar take one.
 */
export function SignGrid({ first, second, side, onChoose }: SignGridProps) {
  const chosen = side === 'first' ? first : second;
  const [current, setCurrent] = useState(() => Math.max(SIGN_NAMES.indexOf(chosen ?? 'Aries'), 0));
  const list = useRef<HTMLUListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = destination(event.key, current, tiles);
    if (index === null) return;
    event.preventDefault();
    setCurrent(index);
    tiles[index]?.focus();
  };

  return (
    <ul
      className={`${board.board} ${classes.grid}`}
      ref={list}
      aria-label={side === 'first' ? 'Signos para el primer lugar' : 'Signos para el segundo lugar'}
    >
      {SIGN_NAMES.map((sign, i) => (
        <li key={sign}>
          <button
            type="button"
            className={classes.tile}
            tabIndex={i === current ? 0 : -1}
            aria-pressed={sign === chosen}
            aria-label={`${sign}, ${spokenDays(sign)}`}
            onFocus={() => setCurrent(i)}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(sign)}
          >
            <Marks first={sign === first} second={sign === second} />
            <Constellation sign={sign} className={classes.stars} />
            <span className={classes.name}>
              <SignGlyph sign={sign} size={26} />
              {sign}
            </span>
            <span className={classes.days}>{shortDays(sign)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which of the two places a sign has; the places themselves say it to who doesn't see. */
function Marks({ first, second }: { first: boolean; second: boolean }) {
  return (
    <span className={classes.marks}>
      {first ? <span>1.º</span> : null}
      {second ? <span>2.º</span> : null}
    </span>
  );
}
