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
  leaderOuter: 237,
  leaderInner: 210.5,
  /** Where a leader ends, on the circle of its glyph. */
  leaderEnd: 208,
  glyph: 192,
  /** The band of the numbers of the houses, which no aspect enters, and the middle of it. */
  houseOuter: 126,
  house: 114,
  /** The ring whose chords are the aspects. */
  aspect: 102,
} as const;
