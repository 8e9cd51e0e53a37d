import { useReducedMotion } from '@mantine/hooks';
import { useEffects } from '../../lib/device.ts';

export interface Motion {
  /** Nothing moves: every change is there at once. */
  instant: boolean;
  /** What durations are multiplied by on this device. */
  speed: number;
}

/** How the ritual moves for this person, on this device. */
export function useMotion(): Motion {
  const instant = useReducedMotion(false, { getInitialValueInEffect: false });
  const { transitionSpeed } = useEffects();
  return { instant, speed: transitionSpeed };
}
