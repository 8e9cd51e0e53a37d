/** «+14», «−6», «0». */
export const signed = (delta: number): string =>
  delta === 0 ? '0' : `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
