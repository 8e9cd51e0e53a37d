import type { ReactNode, Ref } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import classes from './busy-button.module.css';

interface BusyButtonProps {
  /** Whether what it does is under way. */
  isBusy: boolean;
  /** Whether it may not be pressed now, for whatever reason. */
  isHeld?: boolean;
  /** Its text while it is busy. */
  doing: string;
  onPress: () => unknown;
  /** The one thing that the screen calls to. */
  isCall?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Says from the press on that it works, takes no second press meanwhile, and keeps the focus. */
export function BusyButton(props: BusyButtonProps) {
  const { isBusy, isHeld = false, doing, onPress, isCall = false, ref, children } = props;
  const Button = isCall ? CallButton : LineButton;
  const isOff = isBusy || isHeld;
  return (
    <Button
      ref={ref}
      className={classes.button}
      aria-busy={isBusy}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) void onPress();
      }}
    >
      {isBusy ? doing : children}
    </Button>
  );
}
