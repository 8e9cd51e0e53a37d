import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { SheetFoot } from '../reading/reading-sheet.tsx';
import { AfterReading, refusalOf } from '../reading/ritual-outcome.tsx';
import { StageTitle } from '../reading/stage.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { useRitualReading } from '../reading/use-ritual-reading.ts';
import { useWrittenText } from '../reading/use-written-text.ts';
import { PALM_DRAFTS } from './draft.ts';
import { PalmLeaf, wholeText } from './palm-leaf.tsx';
import { PalmNotice } from './palm-notice.tsx';
import { Sending } from './sending.tsx';
import { PALM_SOURCE } from './source.ts';
import type { Ritual } from './use-ritual.ts';
import { WhyPalm } from './why-palm.tsx';
import { QUOTA_WORDS, RITUAL_WORDS, titleFor, titleOf } from './words.ts';
import classes from './reading-scene.module.css';

interface ReadingSceneProps {
  ritual: Ritual;
  hand: HandSide;
  userId: string;
}

/** Last scene: the photo travels, is read, and its lines and its text appear together. */
export function ReadingScene({ ritual, hand, userId }: ReadingSceneProps) {
  const { draft, photos, finish, restart } = ritual;
  const { id, keep, reading } = draft;
  const [part, setPart] = useState(0);
  // What was there when the scene began was read before.
  const [restored] = useState(reading !== null);
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef(!restored);
  useEffect(() => {
    if (awaited.current) place.current?.scrollIntoView({ block: 'start' });
  }, []);

  const image = photos.first?.file ?? null;
  const second = photos.second?.file ?? null;
  const request = useCallback(
    () => ({ id, hand, image, second, keep, onProgress: setPart }),
    [id, hand, image, second, keep],
  );
  const drop = useCallback(() => PALM_DRAFTS.drop(userId), [userId]);
  const ready = { userId, request, reading, finish, drop };
  const outcome = useRitualReading(PALM_SOURCE, ready);
  const { state } = outcome;

  const failed = state.status === 'failed' && !reading;
  useTitleFocus(place, failed);

  const scene = () => {
    if (reading) return <Finished ritual={ritual} reading={reading} restored={restored} />;
    const searching = state.status === 'searching';
    return <Sending hand={hand} photos={photos} part={part} searching={searching} />;
  };
  const refusal = () =>
    refusalOf({ outcome, words: QUOTA_WORDS, onRestart: restart }) ?? (
      <PalmNotice
        ritual={ritual}
        outcome={outcome}
        failure={state.status === 'failed' ? state.failure : null}
      />
    );
  return (
    <div ref={place} className={classes.place}>
      {failed ? (
        refusal()
      ) : (
        <>
          <StageTitle>{reading ? titleOf(reading) : titleFor(hand, second !== null)}</StageTitle>
          {scene()}
        </>
      )}
    </div>
  );
}

/** What stands in the place of a button that had the focus takes it over. */
function useTitleFocus(place: RefObject<HTMLElement | null>, failed: boolean): void {
  const before = useRef(failed);
  useEffect(() => {
    if (before.current === failed) return;
    before.current = failed;
    const title = place.current?.querySelector<HTMLElement>('[data-stage-title]');
    title?.focus({ preventScroll: true });
  }, [place, failed]);
}

interface FinishedProps {
  ritual: Ritual;
  reading: PalmReading;
  /** It is shown again, and not about to be read for the first time. */
  restored: boolean;
}

function Finished({ ritual, reading, restored }: FinishedProps) {
  const { first, second } = ritual.photos;
  const { instant } = useMotion();
  const [hurried, setHurried] = useState(false);
  const text = wholeText(reading);
  const written = useWrittenText(text, instant || restored || hurried).length;
  const whole = written >= text.length;
  return (
    <>
      <PalmLeaf
        reading={reading}
        level="h4"
        local={[first?.url ?? null, second?.url ?? null]}
        written={written}
        foot={<SheetFoot reading={reading} writing={!whole} onHurry={() => setHurried(true)} />}
      />
      <p role="status" className="visually-hidden">
        {whole && !restored ? 'Tu lectura está completa y guardada.' : ''}
      </p>
      {whole ? (
        <AfterReading type="palm" words={RITUAL_WORDS} onRestart={ritual.restart}>
          <WhyPalm reading={reading} />
        </AfterReading>
      ) : null}
    </>
  );
}
