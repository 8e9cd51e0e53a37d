import type { User } from '@sibila/contracts/account';
import { useSession } from '../account/session.ts';
import { useQuota } from '../quota/quota-meter.tsx';
import { RitualFrame } from '../reading/ritual-frame.tsx';
import { QuotaNotice } from '../reading/ritual-notice.tsx';
import type { StepMark } from '../reading/stage.tsx';
import { ChooseSigns } from './choose-signs.tsx';
import type { Step } from './draft.ts';
import { FacingScene } from './facing-scene.tsx';
import { usePair } from './use-pair.ts';
import { RITUAL_WORDS } from './words.ts';

const MARKS: readonly StepMark<Step>[] = [
  { label: 'Signos', steps: ['signs'] },
  { label: 'Número', steps: ['facing'] },
  { label: 'Análisis', steps: ['reading'] },
];

/** The compatibility of two signs, for whoever is signed in: from their choice to the analysis. */
export default function CompatibilityRitual() {
  const { user } = useSession();
  return user ? <RitualOf key={user.id} user={user} /> : null;
}

function RitualOf({ user }: { user: User }) {
  const pair = usePair(user.id, user.zodiacSign);
  const { data: quota } = useQuota('compatibility');
  const { step, first, second } = pair.draft;
  const scene = () => {
    if (step !== 'signs' && first && second)
      return <FacingScene pair={pair} first={first} second={second} userId={user.id} />;
    if (quota?.remaining === 0)
      return <QuotaNotice words={RITUAL_WORDS} resetsAt={quota.resetsAt} kept={false} />;
    return (
      <ChooseSigns
        first={first}
        second={second}
        onChoose={pair.choose}
        onCompare={() => pair.goTo('facing')}
      />
    );
  };
  return (
    <RitualFrame marks={MARKS} step={step}>
      {scene()}
    </RitualFrame>
  );
}
