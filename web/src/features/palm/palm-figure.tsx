import type { PalmReading } from '@sibila/contracts/palm';
import type { LineName } from '@sibila/domain/palm/corridors';
import { otherHand, type HandSide, type MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { PalmPlate } from './palm-plate.tsx';
import { handOn, isDrawn, seenIn } from './told-lines.ts';
import type { ActiveLine } from './use-active-line.ts';
import { useMissingPhotos } from './use-missing-photos.ts';
import { LINES, listed, seenSentence, SIDES } from './words.ts';
import classes from './palm-figure.module.css';

interface PalmFigureProps {
  reading: PalmReading;
  /** What was measured, of the lines that its text sees. */
  hands: readonly MeasuredHand[];
  local: readonly (string | null)[];
  line: ActiveLine;
  waiting: readonly LineName[];
  pace: number;
  onChoose: (line: LineName) => void;
}

/** The palm of a reading, or both: the photo or its drawing, and its lines by name. */
export function PalmFigure(props: PalmFigureProps) {
  const { reading, hands, local, line, waiting, pace, onChoose } = props;
  const { hand, imageUrl, secondImageUrl } = reading;
  const { isMissing, miss } = useMissingPhotos();
  const plates = [
    { side: hand, photo: local[0] ?? imageUrl },
    { side: otherHand(hand), photo: local[1] ?? secondImageUrl },
  ].flatMap(({ side, photo }) => {
    const shown = photo !== null && isMissing(photo) ? null : photo;
    const one = handOn(hands, side);
    return shown === null && !one ? [] : [{ side, photo: shown, one }];
  });
  const first = handOn(hands, hand);
  return (
    <div className={classes.figure}>
      <div className={classes.plates} data-two={plates.length > 1 || undefined}>
        {plates.length === 0 ? <p className={classes.none}>Imagen no disponible</p> : null}
        {plates.map(({ side, photo, one }) => (
          <figure key={side}>
            <PalmPlate
              hand={one}
              photo={photo}
              label={`${photo === null ? 'Dibujo de tu' : 'Tu'} palma ${SIDES[side]}. ${linesOn(reading, side, one)}`.trim()}
              active={line.active}
              waiting={waiting}
              pace={pace}
              onPoint={line.point}
              onChoose={onChoose}
              onMissing={() => photo !== null && miss(photo)}
            />
            {plates.length > 1 ? <figcaption>{SIDES[side]}</figcaption> : null}
          </figure>
        ))}
      </div>
      {first ? <Legend reading={reading} hand={first} line={line} onChoose={onChoose} /> : null}
    </div>
  );
}

/** What a plate says of its lines: of the hand that is read what its text sees, of the other its own. */
function linesOn(
  { hand, features }: PalmReading,
  side: HandSide,
  one: MeasuredHand | null,
): string {
  if (side !== hand) return one ? seenSentence(seenIn(one)) : '';
  const untraced = LINES.filter(({ name }) => features.seen[name] && !isDrawn(one, name));
  const names = listed(untraced.map(({ short }) => short.toLowerCase()));
  return seenSentence(features.seen) + (names === '' ? '' : ` Sin trazo: ${names}.`);
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
          {isDrawn(hand, name) ? (
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
              {short} <small>{reading.features.seen[name] ? 'sin trazo' : 'no se aprecia'}</small>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
