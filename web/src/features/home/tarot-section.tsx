import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { LoginGate } from '../../components/login-gate.tsx';
import { useNearViewport } from '../../lib/near-viewport.ts';
import { CardFan } from './card-fan.tsx';
import { Section } from './section.tsx';
import classes from './tarot-section.module.css';

const TarotRitual = lazy(() => import('../tarot/tarot-ritual.tsx'));

const DELAY = 100;
const MARGIN = 300;
const ANCHOR = 'tarot';

/** The tarot's plate: the gate for guests, the ritual for those who are signed in. */
export function TarotSection() {
  return (
    <Section
      id={ANCHOR}
      plate="II"
      name="Tarot"
      title="Baraja, corta y elige con tu mano"
      lead="Una, tres o cinco cartas de los veintidós arcanos mayores. Las eliges boca abajo, se giran de una en una y el texto se escribe debajo."
    >
      <LoginGate
        title="Tu tirada te espera"
        explanation={`Con una cuenta gratuita tienes ${QUOTA_LIMIT} lecturas de tarot al mes, y todas quedan guardadas para releerlas.`}
        preview={<CardFan />}
      >
        <LazyRitual />
      </LoginGate>
    </Section>
  );
}

function LazyRitual() {
  const place = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash === ANCHOR });
  const near = useNearViewport(place, { delay: DELAY, margin: MARGIN, asked });
  const waiting = (
    <div className={classes.waiting} role="status">
      Trayendo la baraja…
    </div>
  );
  return (
    <div ref={place} className={classes.place}>
      {near ? (
        <Suspense fallback={waiting}>
          <TarotRitual />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
