import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { BROKEN_PAGE, WAYS_ON } from '@sibila/contracts/message-pages';
import { CallButton, LineButton } from '../components/button.tsx';
import { Star } from '../components/ornament.tsx';
import { isMissingCode } from '../lib/fetch-part.ts';
import { isCutOff } from './offline/is-cut-off.ts';
import classes from './message-screen.module.css';

const CutOffScreen = lazy(() =>
  // Cut off before it was kept, what follows says at least that something is amiss.
  import('./offline/cut-off-screen.tsx').catch(() => ({ default: Clouded })),
);

/** What a screen shows in its place when it breaks; it tells a lack of network from all else. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => {
    // React keeps a part that could not be had: the page alone, loaded anew, asks for it again.
    if (navigator.onLine && isMissingCode(error)) {
      location.reload();
      return;
    }
    reset();
    void router.invalidate();
  }, [error, reset, router]);
  if (!isCutOff(error)) return <Clouded onRetry={retry} />;
  return (
    <Suspense>
      <CutOffScreen onRetry={retry} />
    </Suspense>
  );
}

function Clouded({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={classes.screen} role="alert">
      <Star size={28} />
      <h1>{BROKEN_PAGE.heading}</h1>
      <p>{BROKEN_PAGE.text}</p>
      <div className={classes.actions}>
        <CallButton onClick={onRetry}>{WAYS_ON.retry}</CallButton>
        <LineButton component={Link} to="/">
          {WAYS_ON.home}
        </LineButton>
      </div>
    </section>
  );
}
