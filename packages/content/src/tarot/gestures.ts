/** What a card asks of a person. */
export type Gesture = 'begin' | 'keep' | 'release' | 'listen' | 'meet';

/** By arcanum id. */
export const GESTURES: readonly Gesture[] = [
  'begin',
  'begin',
  'listen',
  'keep',
  'keep',
  'keep',
  'meet',
  'begin',
  'meet',
  'listen',
  'release',
  'meet',
  'listen',
  'release',
  'meet',
  'release',
  'release',
  'keep',
  'listen',
  'meet',
  'begin',
  'keep',
];
