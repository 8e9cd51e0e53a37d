import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { CardBack } from './tarot-card.tsx';
import classes from './card-fan.module.css';

const COUNT = ARCANA_NAMES.length;
const PLACES = Array.from({ length: COUNT }, (_, place) => place);

interface CardFanProps {
  /** Places already taken out of the fan. */
  chosen: readonly number[];
  onChoose: (place: number) => void;
  /** Puts the card taken last back into the fan. */
  onPutBack: () => void;
}

/** On a narrow screen they lie in four rows, laid like bricks: each row's first place and column. */
const ROWS = [
  { first: 0, column: 1 },
  { first: 6, column: 2 },
  { first: 11, column: 1 },
  { first: 17, column: 2 },
] as const;

/** From -1 at one end of a row of `count` cards to 1 at the other. */
const swing = (index: number, count: number): number => (2 * index) / (count - 1) - 1;

/** The nearest place still in the fan, looking in the direction of `step` first. */
function nextFree(from: number, step: 1 | -1, chosen: readonly number[]): number {
  const ahead = PLACES.filter((place) => (place - from) * step > 0 && !chosen.includes(place));
  const behind = PLACES.filter((place) => (place - from) * step < 0 && !chosen.includes(place));
  const near = (places: number[], end: 1 | -1) => (end === 1 ? places[0] : places.at(-1));
  return near(ahead, step) ?? near(behind, step === 1 ? -1 : 1) ?? from;
}

function destination(key: string, from: number, chosen: readonly number[]): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return nextFree(from, 1, chosen);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return nextFree(from, -1, chosen);
  if (key === 'Home') return nextFree(-1, 1, chosen);
  if (key === 'End') return nextFree(COUNT, -1, chosen);
  return null;
}

/** What moves in the fan: which card the tab key reaches, and what is taken and put back. */
function useFan({ chosen, onChoose, onPutBack }: CardFanProps) {
  const [current, setCurrent] = useState(() => nextFree(-1, 1, chosen));
  const buttons = useRef(new Map<number, HTMLButtonElement>());

  const hold = (place: number, element: HTMLButtonElement | null) => {
    if (element) buttons.current.set(place, element);
    else buttons.current.delete(place);
  };
  const moveTo = (place: number) => {
    setCurrent(place);
    buttons.current.get(place)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = destination(event.key, current, chosen);
    if (place === null) return;
    event.preventDefault();
    moveTo(place);
  };
  const take = (place: number) => {
    moveTo(nextFree(place, 1, [...chosen, place]));
    onChoose(place);
  };
  const putBack = () => {
    const last = chosen.at(-1);
    if (last === undefined) return;
    // A card can take the focus only once it lies in the fan again.
    flushSync(onPutBack);
    moveTo(last);
  };
  return { current, setCurrent, hold, onKeyDown, take, putBack };
}

/**
 * Twenty-two cards face down. One stop of the tab key: the arrows, Home and End move among them,
 * Enter and the space bar take one. A card's name gives its place and nothing else.
 */
export function CardFan(props: CardFanProps) {
  const { chosen } = props;
  const { current, setCurrent, hold, onKeyDown, take, putBack } = useFan(props);
  return (
    <div className={classes.frame}>
      <div className={classes.fan} role="group" aria-label="Abanico de 22 cartas boca abajo">
        {PLACES.map((place) => (
          <FanCard
            key={place}
            place={place}
            taken={chosen.includes(place)}
            current={place === current}
            hold={(element) => hold(place, element)}
            onFocus={() => setCurrent(place)}
            onKeyDown={onKeyDown}
            onTake={() => take(place)}
          />
        ))}
      </div>
      <div className={classes.back}>
        {chosen.length > 0 ? (
          <button type="button" onClick={putBack}>
            Devolver la última carta
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Where a place lies, in the single arc, in the two and in the four rows. */
function seatOf(place: number): Record<`--${string}`, number> {
  const row = ROWS.findLastIndex(({ first }) => first <= place);
  const { first = 0, column = 1 } = ROWS[row] ?? {};
  const count = (ROWS[row + 1]?.first ?? COUNT) - first;
  return {
    '--i': place,
    '--all': swing(place, COUNT),
    '--half': swing(place % (COUNT / 2), COUNT / 2),
    '--quarter': swing(place - first, count),
    '--row': row + 1,
    '--column': column + 2 * (place - first),
  };
}

interface FanCardProps {
  place: number;
  taken: boolean;
  /** The one that the tab key reaches. */
  current: boolean;
  hold: (element: HTMLButtonElement | null) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onTake: () => void;
}

function FanCard({ place, taken, current, hold, onFocus, onKeyDown, onTake }: FanCardProps) {
  return (
    <div className={classes.place} style={seatOf(place)}>
      <button
        type="button"
        ref={hold}
        className={classes.card}
        tabIndex={current ? 0 : -1}
        disabled={taken}
        aria-label={`Carta ${place + 1} de ${COUNT}, boca abajo`}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onTake}
      >
        <CardBack />
      </button>
    </div>
  );
}
