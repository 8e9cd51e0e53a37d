import type { ReactNode } from 'react';
import type { Spread } from '@sibila/domain/reading/spreads';
import { useQuota } from '../quota/quota-meter.tsx';
import { QuestionScene } from './question-scene.tsx';
import { RitualFrame } from './ritual-frame.tsx';
import { QuotaNotice } from './ritual-notice.tsx';
import type { SpreadKind } from './spread-kind.ts';

/** A ritual that begins with a spread and a question. */
interface AskingRitual<S extends string> {
  draft: { step: S; question: string };
  ask: (question: string) => void;
  goTo: (step: S | 'spread') => void;
}

interface SpreadRitualProps<S extends string> {
  kind: SpreadKind<S>;
  userId: string;
  ritual: AskingRitual<NoInfer<S>>;
  /** The chosen spread; null until there is one. */
  spread: Spread | null;
  /** The scene in which a spread is chosen. */
  choice: ReactNode;
  /** The scenes after the question. */
  children: (spread: Spread) => ReactNode;
}

/** A ritual from the choice of a spread on; a used-up quota stands in the place of its choice. */
export function SpreadRitual<S extends string>(props: SpreadRitualProps<S>) {
  return (
    <RitualFrame marks={props.kind.marks} step={props.ritual.draft.step}>
      <Scene {...props} />
    </RitualFrame>
  );
}

function Scene<S extends string>(props: SpreadRitualProps<S>) {
  const { kind, userId, ritual, spread, choice, children } = props;
  const { step, question } = ritual.draft;
  const { data: quota } = useQuota(kind.type);
  if (step === 'spread' || !spread) {
    if (quota?.remaining === 0)
      return <QuotaNotice words={kind.words} resetsAt={quota.resetsAt} kept={false} />;
    return choice;
  }
  if (step !== 'question') return children(spread);
  return (
    <QuestionScene
      type={kind.type}
      words={kind.question}
      question={question}
      onAsk={ritual.ask}
      onBack={() => ritual.goTo('spread')}
      onContinue={() => ritual.goTo(kind.next)}
      onHelp={() => kind.drafts.drop(userId)}
    />
  );
}
