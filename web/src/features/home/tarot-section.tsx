import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { lazyPart } from '../../components/lazy-part.tsx';
import { LoginGate } from '../account/login-gate.tsx';
import { CardFan } from './card-fan.tsx';
import { LazyRitual } from './lazy-ritual.tsx';
import { Section } from './section.tsx';
import { useLanding } from './use-landing.ts';

const TarotRitual = lazyPart(() => import('../tarot/tarot-ritual.tsx'));

const DELAY = 100;
const MARGIN = 300;
const ANCHOR = 'tarot';

/** The tarot's plate: the gate for guests, the ritual for those who are signed in. */
export function TarotSection() {
  useLanding(ANCHOR);
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
        <LazyRitual anchor={ANCHOR} delay={DELAY} margin={MARGIN} waiting="Trayendo la baraja…">
          <TarotRitual />
        </LazyRitual>
      </LoginGate>
    </Section>
  );
}
