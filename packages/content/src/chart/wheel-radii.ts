/** Radii in pixels of the 640 × 640 drawing, from the rim inwards. */
export const RADII = {
  /** The middle of the roundels of the angles. */
  cartouche: 303,
  rim: 302,
  rimLine: 297,
  sign: 272,
  scaleOuter: 253,
  /** The ring on which true places are marked. */
  place: 240,
  /** Between these two a line glides from the true place to where its body is shown. */
  leaderOuter: 235,
  leaderInner: 217,
  /** Where a leader hangs down on its glyph. */
  leaderEnd: 213.5,
  glyph: 197,
  /** The band of the numbers of the houses, which no aspect enters, and the middle of it. */
  houseOuter: 132,
  house: 119.5,
  /** The ring whose chords are the aspects. */
  aspect: 106,
} as const;
