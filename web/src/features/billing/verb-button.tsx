import type { ReactNode, Ref } from 'react';
import { BusyButton } from './busy-button.tsx';
import { useSubscription } from './subscription.tsx';
import type { Verb } from './use-verbs.ts';

/** What the buttons say while their verbs are under way. */
const DOING = {
  upgrade: 'Abriendo la página de pago...',
  manage: 'Abriendo el portal...',
  resume: 'Retomando...',
  askRefund: 'Pidiéndola...',
  withdrawRefund: 'Retirándola...',
} as const satisfies Partial<Record<Verb, string>>;

interface VerbButtonProps {
  verb: keyof typeof DOING;
  onPress: () => unknown;
  isCall?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Does something about the plan; none of these can be pressed while another is under way. */
export function VerbButton({ verb, ...props }: VerbButtonProps) {
  const { busy } = useSubscription();
  return (
    <BusyButton {...props} isBusy={busy === verb} isHeld={busy !== null} doing={DOING[verb]} />
  );
}
