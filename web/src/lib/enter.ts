/** Puts the focus on an element without moving the page, unless it is in there already. */
export function enter(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement) || element.contains(document.activeElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
