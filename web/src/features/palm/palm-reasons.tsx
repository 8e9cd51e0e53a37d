import { explainPalm, type PalmExplanation } from '@sibila/content/palm/explain-reading';
import type { PalmReading } from '@sibila/contracts/palm';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { PalmSketch } from './palm-sketch.tsx';
import { lineOf } from './words.ts';
import classes from './palm-reasons.module.css';

interface PalmReasonsProps {
  reading: PalmReading;
  /** What was measured in its photo. */
  hand: MeasuredHand;
}

/** What was measured of each part of the palm, and the sentence that it gave rise to. */
export default function PalmReasons({ reading, hand }: PalmReasonsProps) {
  return (
    <ol className={classes.reasons}>
      {explainPalm(hand, reading.analysis).map((reason) => (
        <Reason key={reason.name} reason={reason} hand={hand} line={lineOf(reason.name)} />
      ))}
    </ol>
  );
}

interface ReasonProps {
  reason: PalmExplanation;
  hand: MeasuredHand;
  line: LineName | null;
}

function Reason({ reason, hand, line }: ReasonProps) {
  const { title, seen, measures, sentence } = reason;
  return (
    <li>
      <span className={classes.picture}>
        <PalmSketch hand={hand} only={line} />
      </span>
      <div>
        <p className={classes.name}>{title}</p>
        {seen ? (
          <ul className={classes.measures}>
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        ) : (
          <p className={classes.unseen}>No se aprecia en la foto: de ella no se midió nada.</p>
        )}
        {sentence === null ? (
          <p className={classes.unseen}>El texto no la nombra aparte.</p>
        ) : (
          <blockquote className={classes.sentence}>«{inner(sentence)}»</blockquote>
        )}
      </div>
    </li>
  );
}

/** Quotation marks within a quotation are of the second kind. */
const inner = (sentence: string): string => sentence.replaceAll('«', '‹').replaceAll('»', '›');
