import { explainPalm, type PalmExplanation } from '@sibila/content/palm/explain-reading';
import type { PalmReading } from '@sibila/contracts/palm';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { HandSide, MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { quoted } from '../reading/quoted.ts';
import why from '../reading/why-panel.module.css';
import { PalmSketch } from './palm-sketch.tsx';
import { lineOf, SIDES } from './words.ts';
import classes from './palm-reasons.module.css';

interface PalmReasonsProps {
  reading: PalmReading;
  /** What was measured in its photo, of the lines that its text sees. */
  hand: MeasuredHand;
  /** The same of the other hand, where two were read. */
  other: MeasuredHand | null;
}

/** What was measured of each part of the palm or of both, and the sentences that it gave rise to. */
export default function PalmReasons({ reading, hand, other }: PalmReasonsProps) {
  return (
    <ol className={`${why.reasons} ${classes.reasons}`}>
      {explainPalm(hand, reading.analysis, other).map((reason) => {
        const line = lineOf(reason.name);
        const told = line !== null && reading.features.seen[line];
        return (
          <Reason
            key={reason.name}
            reason={reason}
            hand={hand}
            second={other}
            line={line}
            told={told}
          />
        );
      })}
    </ol>
  );
}

interface ReasonProps {
  reason: PalmExplanation;
  hand: MeasuredHand;
  second: MeasuredHand | null;
  line: LineName | null;
  /** The text sees this line. */
  told: boolean;
}

const UNSEEN = 'No se aprecia en la foto: de ella no se midió nada.';
const UNTRACED = 'Sin trazo: se aprecia en la foto, pero de ella no se midió nada.';

function Reason({ reason, hand, second, line, told }: ReasonProps) {
  const { title, other, sentences } = reason;
  return (
    <li>
      <span className={classes.picture}>
        <PalmSketch hand={hand} only={line} />
        {second ? <PalmSketch hand={second} only={line} /> : null}
      </span>
      <div>
        <p className={why.name}>{title}</p>
        <Measures of={reason} side={second ? hand.hand : null} untraced={told} />
        {other && second ? (
          <>
            <Measures of={other} side={second.hand} untraced={false} />
            <p className={classes.difference}>{other.difference}.</p>
          </>
        ) : null}
        {sentences.length === 0 ? (
          <p className={classes.unseen}>El texto no la nombra aparte.</p>
        ) : (
          sentences.map((sentence) => (
            <blockquote key={sentence} className={why.sentence}>
              {quoted(sentence)}
            </blockquote>
          ))
        )}
      </div>
    </li>
  );
}

interface MeasuresProps {
  of: { seen: boolean; measures: readonly string[] };
  /** The hand that they are of, where there are two. */
  side: HandSide | null;
  /** The text sees a line that was not measured. */
  untraced: boolean;
}

function Measures({ of: { seen, measures }, side, untraced }: MeasuresProps) {
  return (
    <>
      {side === null ? null : <p className={classes.side}>Palma {SIDES[side]}</p>}
      {seen ? (
        <ul className={classes.measures}>
          {measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      ) : (
        <p className={classes.unseen}>{untraced ? UNTRACED : UNSEEN}</p>
      )}
    </>
  );
}
