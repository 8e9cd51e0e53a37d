import type { AnyRouter } from '@tanstack/react-router';

const CONTENT = 'contenido';

/** Puts the focus on an element without moving the page, unless it is in there already. */
function enter(element: HTMLElement | null): void {
  if (!element || element.contains(document.activeElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A menu that closes gives the focus back to its button: what follows has to come after that. */
function onceClosed(go: () => void): void {
  const menu = document.querySelector('dialog[open]');
  if (menu) menu.addEventListener('close', go, { once: true });
  else if (!document.querySelector('[role="dialog"]')) go();
}

/**
 * Has the keyboard and screen readers follow a link where the eyes go: to the part of the page that
 * it names, or to the content of the page that it opened, which is thereby announced.
 */
export function followFocus(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return;
    const { hash, pathname } = toLocation;
    const named = hash === '' ? null : document.getElementById(hash);
    if (named && (hash !== fromLocation.hash || pathname !== fromLocation.pathname))
      onceClosed(() => enter(named));
    else if (pathname !== fromLocation.pathname)
      onceClosed(() => enter(document.getElementById(CONTENT)));
  });
}
