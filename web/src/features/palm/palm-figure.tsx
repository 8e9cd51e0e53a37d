import { useState } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import type { LineName } from '@sibila/domain/palm/corridors';
import { otherHand, type HandSide, type MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { PalmPlate } from './palm-plate.tsx';
import type { ActiveLine } from './use-active-line.ts';
import { LINES, seenSentence, SIDES } from './words.ts';
import classes from './palm-figure.module.css';

interface PalmFigureProps {
  reading: PalmReading;
  local: readonly (string | null)[];
  line: ActiveLine;
  waiting: readonly LineName[];
  pace: number;
  onChoose: (line: LineName) => void;
}

/** The palm of a reading, or both: the photo or its drawing, and its lines by name. */
export function PalmFigure({ reading, local, line, waiting, pace, onChoose }: PalmFigureProps) {
  const { hand, features, imageUrl, secondImageUrl } = reading;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const measured = (side: HandSide) => features.hands.find((one) => one.hand === side) ?? null;
  const plates = [
    { side: hand, photo: local[0] ?? imageUrl },
    { side: otherHand(hand), photo: local[1] ?? secondImageUrl },
  ].flatMap(({ side, photo }) => {
    const shown = photo !== null && missing.includes(photo) ? null : photo;
    const one = measured(side);
    return shown === null && !one ? [] : [{ side, photo: shown, one }];
  });
  const first = measured(hand);
  return (
    <div className={classes.figure}>
      <div className={classes.plates} data-two={plates.length > 1 || undefined}>
        {plates.length === 0 ? <p className={classes.none}>Imagen no disponible</p> : null}
        {plates.map(({ side, photo, one }) => (
          <figure key={side}>
            <PalmPlate
              hand={one}
              photo={photo}
              label={`${photo === null ? 'Dibujo de tu' : 'Tu'} palma ${SIDES[side]}. ${seenSentence(features.seen)}`}
              active={line.active}
              waiting={waiting}
              pace={pace}
              onPoint={line.point}
              onChoose={onChoose}
              onMissing={() => photo !== null && setMissing((all) => [...all, photo])}
            />
            {plates.length > 1 ? <figcaption>{SIDES[side]}</figcaption> : null}
          </figure>
        ))}
      </div>
      {first ? <Legend reading={reading} hand={first} line={line} onChoose={onChoose} /> : null}
    </div>
  );
}

interface LegendProps extends Pick<PalmFigureProps, 'reading' | 'line' | 'onChoose'> {
  hand: MeasuredHand;
}

/** The four lines by name: each shows where it runs, or says that it is not seen. */
function Legend({ reading, hand, line, onChoose }: LegendProps) {
  return (
    <ul className={classes.legend} aria-label="Las cuatro líneas">
      {LINES.map(({ name, number, short }) => (
        <li key={name}>
          {hand.lines[name].path.length > 1 ? (
            <button
              type="button"
              aria-pressed={line.chosen === name}
              data-active={line.active === name || undefined}
              onClick={() => onChoose(name)}
              onFocus={() => line.point(name)}
              onBlur={() => line.point(null)}
              onPointerEnter={() => line.point(name)}
              onPointerLeave={() => line.point(null)}
            >
              <span data-line={name} aria-hidden="true">
                {number}
              </span>
              {short}
            </button>
          ) : (
            <p>
              <span aria-hidden="true">{number}</span>
              {short} {reading.features.seen[name] ? null : <small>no se aprecia</small>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
