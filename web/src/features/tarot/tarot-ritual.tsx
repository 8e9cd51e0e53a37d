import { useEffect, useRef } from 'react';
import { useSession } from '../account/session.ts';
import { useQuota } from '../quota/quota-meter.tsx';
import { QuestionScene } from '../reading/question-scene.tsx';
import { QuotaNotice } from '../reading/ritual-notice.tsx';
import { StepMarks, type StepMark } from '../reading/stage.tsx';
import { ChooseCards } from './choose-cards.tsx';
import { ChooseSpread } from './choose-spread.tsx';
import { CutDeck } from './cut-deck.tsx';
import { dropDraft, spreadOf, type Step } from './draft.ts';
import { ReadingScene } from './reading-scene.tsx';
import { ShuffleDeck } from './shuffle-deck.tsx';
import { useRitual, type Ritual } from './use-ritual.ts';
import { QUESTION_WORDS, RITUAL_WORDS } from './words.ts';
import classes from './tarot-ritual.module.css';

const MARKS: readonly StepMark<Step>[] = [
  { label: 'Tirada', steps: ['spread'] },
  { label: 'Pregunta', steps: ['question'] },
  { label: 'Baraja', steps: ['shuffle', 'cut'] },
  { label: 'Cartas', steps: ['choose', 'reveal'] },
  { label: 'Lectura', steps: ['reading'] },
];

/** The tarot ritual, for whoever is signed in: from the choice of a spread to the reading. */
export default function TarotRitual() {
  const { user } = useSession();
  return user ? <RitualOf key={user.id} userId={user.id} /> : null;
}

/** Shows the stage from its top, unless all of it is in view already. */
function bringIntoView(stage: HTMLElement): void {
  const { top, bottom } = stage.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(stage).scrollMarginTop) || 0;
  if (top < covered || bottom > window.innerHeight) stage.scrollIntoView({ block: 'start' });
}

function RitualOf({ userId }: { userId: string }) {
  const ritual = useRitual(userId);
  const { step } = ritual.draft;
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(step);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = root.current?.querySelector<HTMLElement>('[data-stage-title]');
    title?.focus({ preventScroll: true });
    // The sheet of the last step brings itself into view.
    if (root.current && step !== 'reading') bringIntoView(root.current);
  }, [step]);

  return (
    <div className={classes.ritual} ref={root}>
      <StepMarks marks={MARKS} step={step} />
      <Scene ritual={ritual} userId={userId} />
    </div>
  );
}

function Scene({ ritual, userId }: { ritual: Ritual; userId: string }) {
  const { draft } = ritual;
  const { data: quota } = useQuota('tarot');
  const spread = spreadOf(draft);
  if (draft.step === 'spread' || !spread) {
    if (quota?.remaining === 0)
      return <QuotaNotice words={RITUAL_WORDS} resetsAt={quota.resetsAt} kept={false} />;
    return <ChooseSpread onChoose={ritual.chooseSpread} />;
  }
  switch (draft.step) {
    case 'question':
      return (
        <QuestionScene
          type="tarot"
          words={QUESTION_WORDS}
          question={draft.question}
          onAsk={ritual.ask}
          onBack={() => ritual.goTo('spread')}
          onContinue={() => ritual.goTo('shuffle')}
          onHelp={() => dropDraft(userId)}
        />
      );
    case 'shuffle':
      return (
        <ShuffleDeck
          shuffled={draft.deck.length > 0}
          onShuffle={ritual.shuffle}
          onContinue={() => ritual.goTo('cut')}
        />
      );
    case 'cut':
      return <CutDeck onCut={ritual.cut} />;
    case 'choose':
      return <ChooseCards draft={draft} spread={spread} onChoose={ritual.choose} />;
    default:
      return <ReadingScene ritual={ritual} spread={spread} userId={userId} />;
  }
}
