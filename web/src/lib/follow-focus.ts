import type { AnyRouter } from '@tanstack/react-router';
import { enter } from './enter.ts';
import { isPlainPress } from './plain-press.ts';

const CONTENT = 'contenido';
/** How often a dialog is looked for while it closes, and the milliseconds between two looks. */
const LOOKS = 20;
const LOOK_MS = 50;

/**
 * What closes gives the focus back to whatever opened it: what follows has to come after that. A
 * dialog that stays keeps the focus.
 */
function onceClosed(go: () => void, looks = LOOKS): void {
  const menu = document.querySelector('dialog[open]');
  if (menu) menu.addEventListener('close', go, { once: true });
  else if (!document.querySelector('[role="dialog"]')) go();
  else if (looks > 0) setTimeout(onceClosed, LOOK_MS, go, looks - 1);
}

/** What is entered where an address names `named`: a mere mark says nothing, its section has a name. */
const placeOf = (named: HTMLElement): Element =>
  named.hasChildNodes() ? named : (named.closest('section') ?? named);

/**
 * Has the keyboard and screen readers follow a link where the eyes go: to the part of the page that
 * it names, or to the content of the page that it opened, which is thereby announced. A link to the
 * address that is open already leads there once more, for which the router does nothing.
 */
export function followFocus(router: Pick<AnyRouter, 'subscribe' | 'latestLocation'>): () => void {
  let wasPressed = false;
  // Before the router's links: what they lead to is sometimes shown within the press.
  const notePress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isHere = link?.getAttribute('href') === router.latestLocation.href;
    wasPressed = isHere && isPlainPress(event);
  };
  window.addEventListener('click', notePress, { capture: true });
  const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const isAgain = wasPressed && toLocation.href === fromLocation?.href;
    wasPressed = false;
    if (!fromLocation) return;
    const { hash, pathname, state } = toLocation;
    const isElsewhere = pathname !== fromLocation.pathname;
    // Where the address only tells what is open, as with tabs, nobody was led anywhere.
    const leads =
      isAgain ||
      (state.__hashScrollIntoViewOptions !== false && (isElsewhere || hash !== fromLocation.hash));
    const named = leads && hash !== '' ? document.getElementById(hash) : null;
    if (named)
      onceClosed(() => {
        if (isAgain) named.scrollIntoView();
        enter(placeOf(named));
      });
    else if (isElsewhere) onceClosed(() => enter(document.getElementById(CONTENT)));
  });
  return () => {
    window.removeEventListener('click', notePress, { capture: true });
    unsubscribe();
  };
}
