/** As a ref: the words of what came in the place of something else take the focus. */
export const takeFocus = (words: HTMLElement | null): void => words?.focus({ preventScroll: true });

/** As a ref: what came in the place of something else is brought into view. */
export const comeIntoView = (place: HTMLElement | null): void =>
  place?.scrollIntoView({ block: 'center' });
