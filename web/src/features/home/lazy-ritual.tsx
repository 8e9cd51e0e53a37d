import { useLocation } from '@tanstack/react-router';
import { Suspense, useRef, type ReactNode } from 'react';
import { useKeptPlace } from '../../lib/kept-place.ts';
import { useNearViewport } from '../../lib/near-viewport.ts';
import classes from './lazy-ritual.module.css';

interface LazyRitualProps {
  /** The address's hash that asks for it: then it loads at once. */
  anchor: string;
  /** Milliseconds to wait once it is near. */
  delay: number;
  /** How many pixels before the viewport count as near. */
  margin: number;
  /** Stands there until it has arrived: «Trayendo la baraja…». */
  waiting: string;
  /** The ritual, as a lazy component. */
  children: ReactNode;
}

/** The reserved place of a ritual that is fetched when it comes near. */
export function LazyRitual({ anchor, delay, margin, waiting, children }: LazyRitualProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash === anchor });
  const wasRead = useKeptPlace(place, anchor);
  const near = useNearViewport(place, { delay, margin, asked: asked || wasRead });
  const bringing = (
    <div className={classes.waiting} role="status">
      {waiting}
    </div>
  );
  return (
    <div ref={place} className={classes.place} data-ritual={anchor}>
      {near ? <Suspense fallback={bringing}>{children}</Suspense> : bringing}
    </div>
  );
}
