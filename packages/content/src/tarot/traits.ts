/** What the reader needs of a card to set it against another one. */
export interface Traits {
  tempo: 'quick' | 'slow';
  facing: 'in' | 'out';
  hand: 'hold' | 'release';
  light: 'light' | 'dark' | 'dim';
  phase: 'opening' | 'closing' | 'middle';
  /** From the Golden Dawn correspondences: of the sign, the planet's nature or the element. */
  element: 'fire' | 'water' | 'air' | 'earth';
  /** What the card asks of a person. */
  gesture: Gesture;
}

export type Gesture = 'begin' | 'keep' | 'release' | 'listen' | 'meet';

function traits(
  tempo: Traits['tempo'],
  facing: Traits['facing'],
  hand: Traits['hand'],
  light: Traits['light'],
  phase: Traits['phase'],
  element: Traits['element'],
  gesture: Gesture,
): Traits {
  return { tempo, facing, hand, light, phase, element, gesture };
}

/** By arcanum id, for the card upright. */
export const TRAITS: readonly Traits[] = [
  traits('quick', 'out', 'release', 'light', 'opening', 'air', 'begin'),
  traits('quick', 'out', 'hold', 'light', 'opening', 'air', 'begin'),
  traits('slow', 'in', 'hold', 'dim', 'middle', 'water', 'listen'),
  traits('slow', 'out', 'hold', 'light', 'opening', 'earth', 'keep'),
  traits('slow', 'out', 'hold', 'dim', 'middle', 'fire', 'keep'),
  traits('slow', 'out', 'hold', 'dim', 'middle', 'earth', 'keep'),
  traits('slow', 'out', 'release', 'light', 'middle', 'air', 'meet'),
  traits('quick', 'out', 'hold', 'light', 'middle', 'water', 'begin'),
  traits('slow', 'in', 'hold', 'light', 'middle', 'fire', 'meet'),
  traits('slow', 'in', 'release', 'dim', 'middle', 'earth', 'listen'),
  traits('quick', 'out', 'release', 'dim', 'middle', 'fire', 'release'),
  traits('slow', 'out', 'hold', 'dim', 'closing', 'air', 'meet'),
  traits('slow', 'in', 'release', 'dim', 'middle', 'water', 'listen'),
  traits('slow', 'out', 'release', 'dark', 'closing', 'water', 'release'),
  traits('slow', 'in', 'hold', 'light', 'middle', 'fire', 'meet'),
  traits('slow', 'in', 'hold', 'dark', 'middle', 'earth', 'release'),
  traits('quick', 'out', 'release', 'dark', 'closing', 'fire', 'release'),
  traits('slow', 'out', 'release', 'light', 'opening', 'air', 'keep'),
  traits('slow', 'in', 'hold', 'dark', 'middle', 'water', 'listen'),
  traits('quick', 'out', 'release', 'light', 'opening', 'fire', 'meet'),
  traits('quick', 'out', 'release', 'light', 'opening', 'fire', 'begin'),
  traits('slow', 'out', 'hold', 'light', 'closing', 'earth', 'keep'),
];
