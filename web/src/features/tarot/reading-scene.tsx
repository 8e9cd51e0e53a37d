import { useCallback, useEffect } from 'react';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { cardName } from '@sibila/domain/tarot/cards';
import type { Spread } from '@sibila/domain/tarot/spreads';
import { CallButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { CrisisScreen } from './crisis-screen.tsx';
import { drawnCards, dropDraft } from './draft.ts';
import { ReadingSheet } from './reading-sheet.tsx';
import { HistoryLink, QuotaNotice, RitualNotice } from './ritual-notice.tsx';
import { SpreadTable } from './spread-table.tsx';
import { StageActions } from './stage.tsx';
import { useMotion } from './use-motion.ts';
import { useReading, type ReadingState } from './use-reading.ts';
import type { Ritual } from './use-ritual.ts';
import { useTurning } from './use-turning.ts';
import classes from './reading-scene.module.css';

interface ReadingSceneProps {
  ritual: Ritual;
  spread: Spread;
  userId: string;
}

/** Last scenes: the cards turn, and the reading is written under them. */
export function ReadingScene({ ritual, spread, userId }: ReadingSceneProps) {
  const { draft, goTo, restart } = ritual;
  const motion = useMotion();
  const turning = draft.step === 'reveal';
  const onTurned = useCallback(() => goTo('reading'), [goTo]);
  const cards = drawnCards(draft);
  const turned = useTurning(turning, cards.length, motion, onTurned);
  const { state, retry, login } = useReadingOf(ritual, userId);

  if (state.status === 'failed') {
    if (state.failure?.code === 'CRISIS_SUPPORT')
      return (
        <CrisisScreen
          help={state.failure}
          note="No se ha descontado ninguna lectura, y lo que escribiste no queda guardado aquí."
          closing="Volver"
          onClose={restart}
        />
      );
    if (state.failure?.code === 'QUOTA_EXCEEDED')
      return <QuotaNotice limit={QUOTA_LIMIT} resetsAt={state.failure.resetsAt} kept />;
  }
  return (
    <>
      <h3 className={classes.title} tabIndex={-1} data-stage-title>
        {spread.name}
      </h3>
      <SpreadTable spread={spread} cards={cards} turned={turned} speed={motion.speed} />
      {turning ? null : (
        <UnderTheCards
          ritual={ritual}
          state={state}
          instant={motion.instant}
          onRetry={retry}
          onLogin={login}
        />
      )}
    </>
  );
}

/** Asks for the draft's reading as soon as its cards are chosen, and keeps it once it is there. */
function useReadingOf(ritual: Ritual, userId: string) {
  const { draft, finish } = ritual;
  const utils = trpc.useUtils();
  const { open } = useAccessDialog();
  const { state, start } = useReading();

  const retry = useCallback(() => {
    const question = draft.question.trim() || null;
    start({ id: draft.id, cards: drawnCards(draft).map(cardName), question });
  }, [draft, start]);

  const login = useCallback(() => {
    const goOn = () => {
      // Somebody else may have signed in: this question is not theirs.
      if (utils.account.user.getData()?.id === userId) retry();
    };
    open({ tab: 'login', onSuccess: goOn });
  }, [open, retry, userId, utils]);

  const failure = state.status === 'failed' ? state.failure : null;
  useEffect(() => {
    if (state.status === 'idle' && !draft.reading) retry();
    if (state.status === 'done' && !draft.reading) finish(state.reading);
  }, [state, draft.reading, retry, finish]);
  useEffect(() => {
    if (failure?.status === 401) login();
    if (failure?.code === 'CRISIS_SUPPORT') dropDraft(userId);
    // Only a new failure opens the dialog; what `login` closes over may change while it is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  return { state, retry, login };
}

interface UnderTheCardsProps {
  ritual: Ritual;
  state: ReadingState;
  instant: boolean;
  onRetry: () => void;
  onLogin: () => void;
}

function UnderTheCards({ ritual, state, instant, onRetry, onLogin }: UnderTheCardsProps) {
  const { draft, restart } = ritual;
  if (state.status === 'failed')
    return (
      <div className={classes.notice}>
        <RitualNotice
          failure={state.failure}
          onRetry={onRetry}
          onLogin={onLogin}
          onRestart={restart}
        />
      </div>
    );
  const arriving = state.status === 'writing' || state.status === 'searching' ? state : null;
  return (
    <>
      <ReadingSheet
        question={draft.question}
        text={arriving?.text ?? ''}
        reading={draft.reading}
        restored={state.status === 'idle' && draft.reading !== null}
        restarted={arriving?.restarted ?? false}
        searching={state.status === 'searching'}
        instant={instant}
      />
      {draft.reading ? (
        <div className={classes.after}>
          <QuotaMeter type="tarot" centered />
          <StageActions>
            <CallButton onClick={restart}>Nueva tirada</CallButton>
            <HistoryLink />
          </StageActions>
        </div>
      ) : null}
    </>
  );
}
