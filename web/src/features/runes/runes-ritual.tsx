import { useSession } from '../account/session.ts';
import { useQuota } from '../quota/quota-meter.tsx';
import { QuestionScene } from '../reading/question-scene.tsx';
import { RitualFrame } from '../reading/ritual-frame.tsx';
import { QuotaNotice } from '../reading/ritual-notice.tsx';
import type { StepMark } from '../reading/stage.tsx';
import { CastScene } from './cast-scene.tsx';
import { ChooseRuneSpread } from './choose-rune-spread.tsx';
import { RUNE_DRAFTS, spreadOf, type Step } from './draft.ts';
import { ReadingScene } from './reading-scene.tsx';
import { ShakeBag } from './shake-bag.tsx';
import { useRitual, type Ritual } from './use-ritual.ts';
import { QUESTION_WORDS, RITUAL_WORDS } from './words.ts';

const MARKS: readonly StepMark<Step>[] = [
  { label: 'Tirada', steps: ['spread'] },
  { label: 'Pregunta', steps: ['question'] },
  { label: 'Bolsa', steps: ['shake'] },
  { label: 'Piedras', steps: ['cast'] },
  { label: 'Lectura', steps: ['reading'] },
];

/** The ritual of the runes, for whoever is signed in: from the choice of a spread to the reading. */
export default function RunesRitual() {
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
  const { data: quota } = useQuota('runes');
  const spread = spreadOf(draft);
  if (draft.step === 'spread' || !spread) {
    if (quota?.remaining === 0)
      return <QuotaNotice words={RITUAL_WORDS} resetsAt={quota.resetsAt} kept={false} />;
    return <ChooseRuneSpread onChoose={ritual.chooseSpread} />;
  }
  switch (draft.step) {
    case 'question':
      return (
        <QuestionScene
          type="runes"
          words={QUESTION_WORDS}
          question={draft.question}
          onAsk={ritual.ask}
          onBack={() => ritual.goTo('spread')}
          onContinue={() => ritual.goTo('shake')}
          onHelp={() => RUNE_DRAFTS.drop(userId)}
        />
      );
    case 'shake':
      return (
        <ShakeBag
          shaken={draft.runes.length > 0}
          onShake={ritual.shake}
          onCast={() => ritual.goTo('cast')}
        />
      );
    case 'cast':
      return <CastScene ritual={ritual} spread={spread} />;
    default:
      return <ReadingScene ritual={ritual} spread={spread} userId={userId} />;
  }
}
