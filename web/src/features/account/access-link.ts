import type { KeyboardEvent, MouseEvent } from 'react';
import { isPlainPress } from '../../lib/plain-press.ts';
import { useAwake } from '../../lib/awake.ts';
import { useAccessDialog, type AccessTab } from './access-dialog.tsx';

const PAGES = { login: '/login', register: '/auth?action=register' } as const;

/** A link has no key but Enter; what says that it is a button answers to the space bar as well. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Props of an `<a>` that leads to the access page and, once the page is alive, opens the access dialog
 * in its place: what is pressed before that, or without JavaScript, leads somewhere too.
 */
export function useAccessLink(tab: AccessTab) {
  const access = useAccessDialog();
  const isAwake = useAwake();
  return {
    href: PAGES[tab],
    ...(isAwake ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {}),
    onPointerEnter: access.preload,
    onFocus: access.preload,
    onKeyDown: pressWithSpace,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      access.open({ tab });
    },
  };
}
