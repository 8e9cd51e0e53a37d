/** Every way to go on from each beginning: sentences that two hands seldom share whole. */
export const crossed = (
  beginnings: readonly string[],
  endings: readonly string[],
): readonly string[] =>
  beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));
