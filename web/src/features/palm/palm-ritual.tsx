import type { User } from '@sibila/contracts/account';
import { useSession } from '../account/session.ts';
import { useQuota } from '../quota/quota-meter.tsx';
import { RitualFrame } from '../reading/ritual-frame.tsx';
import { QuotaNotice } from '../reading/ritual-notice.tsx';
import type { StepMark } from '../reading/stage.tsx';
import { ChooseHand } from './choose-hand.tsx';
import { handOf, type Step } from './draft.ts';
import { ReadingScene } from './reading-scene.tsx';
import { ReviewPhoto } from './review-photo.tsx';
import { TakePhoto } from './take-photo.tsx';
import { useRitual, type Ritual } from './use-ritual.ts';
import { RITUAL_WORDS } from './words.ts';

const MARKS: readonly StepMark<Step>[] = [
  { label: 'Mano', steps: ['hand'] },
  { label: 'Foto', steps: ['photo', 'second'] },
  { label: 'Revisión', steps: ['review'] },
  { label: 'Lectura', steps: ['reading'] },
];

/** The ritual of the palm, for whoever is signed in: from the choice of a hand to the reading. */
export default function PalmRitual() {
  const { user } = useSession();
  return user ? <RitualOf key={user.id} user={user} /> : null;
}

function RitualOf({ user }: { user: User }) {
  const ritual = useRitual(user.id);
  return (
    <RitualFrame marks={MARKS} step={ritual.draft.step}>
      <Scene ritual={ritual} user={user} />
    </RitualFrame>
  );
}

function Scene({ ritual, user }: { ritual: Ritual; user: User }) {
  const { draft, photos } = ritual;
  const { data: quota } = useQuota('palm');
  const { step, hand } = draft;
  if (hand === null || step === 'hand') {
    if (quota?.remaining === 0)
      return <QuotaNotice words={RITUAL_WORDS} resetsAt={quota.resetsAt} kept={false} />;
    return <ChooseHand isPremium={user.isPremium} onChoose={ritual.chooseHand} />;
  }
  if (step === 'reading') return <ReadingScene ritual={ritual} hand={hand} userId={user.id} />;
  if (step === 'review' && photos.first)
    return <ReviewPhoto ritual={ritual} hand={hand} first={photos.first} />;
  return (
    <TakePhoto
      key={step}
      hand={handOf(step, hand)}
      lost={draft.lost}
      onTake={ritual.take}
      onBack={() => ritual.goTo('hand')}
      onLeave={step === 'second' ? ritual.leaveSecond : undefined}
    />
  );
}
