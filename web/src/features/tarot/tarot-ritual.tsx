import { useSession } from '../account/session.ts';
import { useQuota } from '../quota/quota-meter.tsx';
import { QuestionScene } from '../reading/question-scene.tsx';
import { QuotaNotice } from '../reading/ritual-notice.tsx';
import { RitualFrame } from '../reading/ritual-frame.tsx';
import type { StepMark } from '../reading/stage.tsx';
import { ChooseCards } from './choose-cards.tsx';
import { ChooseTarotSpread } from './choose-spread.tsx';
import { CutDeck } from './cut-deck.tsx';
import { spreadOf, TAROT_DRAFTS, type Step } from './draft.ts';
import { ReadingScene } from './reading-scene.tsx';
import { ShuffleDeck } from './shuffle-deck.tsx';
import { useRitual, type Ritual } from './use-ritual.ts';
import { QUESTION_WORDS, RITUAL_WORDS } from './words.ts';

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

function RitualOf({ userId }: { userId: string }) {
  const ritual = useRitual(userId);
  return (
    <RitualFrame marks={MARKS} step={ritual.draft.step}>
      <Scene ritual={ritual} userId={userId} />
    </RitualFrame>
  );
}

function Scene({ ritual, userId }: { ritual: Ritual; userId: string }) {
  const { draft } = ritual;
  const { data: quota } = useQuota('tarot');
  const spread = spreadOf(draft);
  if (draft.step === 'spread' || !spread) {
    if (quota?.remaining === 0)
      return <QuotaNotice words={RITUAL_WORDS} resetsAt={quota.resetsAt} kept={false} />;
    return <ChooseTarotSpread onChoose={ritual.chooseSpread} />;
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
          onHelp={() => TAROT_DRAFTS.drop(userId)}
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
      return (
        <ChooseCards
          draft={draft}
          spread={spread}
          onChoose={ritual.choose}
          onPutBack={ritual.putBack}
        />
      );
    default:
      return <ReadingScene ritual={ritual} spread={spread} userId={userId} />;
  }
}
