import { Link } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LineButton } from '../../components/button.tsx';
import classes from './cookie-banner.module.css';
import { giveConsent, hasConsent, onConsentChange } from './consent.ts';

const SLIDE_MS = 300;
/** The strip's height, for whatever has to stay clear of it. */
const HEIGHT = '--cookie-strip';

const isGiven = () => hasConsent();

/** Brings a whole text field up: browsers are content when the line that is written in is seen. */
function bringUp({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement)
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}

/** Tells the page how much of its foot an element covers; for its `ref`. */
function cover(strip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const size = new ResizeObserver(() => style.setProperty(HEIGHT, `${strip.offsetHeight}px`));
  size.observe(strip);
  document.addEventListener('focusin', bringUp);
  return () => {
    document.removeEventListener('focusin', bringUp);
    size.disconnect();
    style.removeProperty(HEIGHT);
  };
}

/** The strip at the foot of every page until cookies are accepted. */
export default function CookieBanner() {
  const isAccepted = useSyncExternalStore(onConsentChange, isGiven);
  const [isIn, setIsIn] = useState(false);
  const [isGone, setIsGone] = useState(isAccepted);
  // It slides in one frame after it was placed, and is taken away once it has slid out.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsIn(!isAccepted));
    const timer = isAccepted ? setTimeout(() => setIsGone(true), SLIDE_MS) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAccepted]);
  if (isGone) return null;
  return (
    <section
      ref={cover}
      className={classes.strip}
      data-in={isIn || undefined}
      aria-label="Aviso de cookies"
    >
      <p>
        Utilizamos cookies para mejorar tu experiencia. Al continuar navegando, aceptas nuestra{' '}
        <Link to="/privacidad">Política de Cookies</Link> y{' '}
        <Link to="/terminos">Términos y Condiciones</Link>.
      </p>
      <LineButton onClick={() => giveConsent()}>Aceptar</LineButton>
    </section>
  );
}
