import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { MOBILE_BREAKPOINT } from '../../lib/breakpoints.ts';
import { usePathChange } from '../../lib/path-change.ts';
import { EXACT, EXACT_PAGE } from '../../lib/exact-link.ts';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { CloseIcon, MenuIcon } from './icons.tsx';
import { SECTION_LINKS } from './links.ts';
import classes from './phone-menu.module.css';
import { SignOut } from './sign-out.tsx';

/**
 * Closes a dialog on a click beside what it holds, and when the window outgrows it; Tab goes round
 * in it, where the browser alone would stop at the page itself once a round.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closeOnOverlay = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    const closeWhenWide = () => {
      if (window.innerWidth >= MOBILE_BREAKPOINT) element.close();
    };
    const goRound = (event: KeyboardEvent) => {
      const stops = element.querySelectorAll<HTMLElement>('a, button');
      const ends = [stops[stops.length - 1], stops[0]];
      const [last, first] = event.shiftKey ? ends.reverse() : ends;
      if (event.key !== 'Tab' || document.activeElement !== last) return;
      event.preventDefault();
      first?.focus();
    };
    element.addEventListener('click', closeOnOverlay);
    element.addEventListener('keydown', goRound);
    window.addEventListener('resize', closeWhenWide);
    return () => {
      element.removeEventListener('click', closeOnOverlay);
      element.removeEventListener('keydown', goRound);
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [dialog]);
}

/**
 * The full-screen menu of small screens. A modal `<dialog>` brings what a menu needs: focus stays
 * inside and returns, Escape closes, the page behind is inert; the style sheet stops its scrolling.
 */
export function PhoneMenu({ className }: { className: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { status } = useSession();
  const access = useAccessDialog();
  const navigate = useNavigate();
  const close = useCallback(() => dialog.current?.close(), []);

  useModal(dialog);
  usePathChange(close);
  const openProfile = () => {
    close();
    if (status === 'signedIn') void navigate({ to: '/profile' });
    else access.open({ tab: 'login' });
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Abrir el menú"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} className={classes.menu} aria-label="Menú">
        <button type="button" className={classes.close} aria-label="Cerrar el menú" onClick={close}>
          <CloseIcon />
        </button>
        <nav className={classes.links} aria-label="Menú principal">
          {SECTION_LINKS.map(({ label, anchor }) => (
            <Link key={anchor} to="/" hash={anchor} activeOptions={EXACT} onClick={close}>
              {label}
            </Link>
          ))}
          <Link to="/carta-astral" onClick={close}>
            Carta astral
          </Link>
          <Link to="/blog" activeOptions={EXACT_PAGE} onClick={close}>
            Blog
          </Link>
          <button type="button" onClick={openProfile} onFocus={access.preload}>
            Perfil
          </button>
        </nav>
        <SignOut className={classes.signOut} labelled onPress={close} />
      </dialog>
    </>
  );
}
