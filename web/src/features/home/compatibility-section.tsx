import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { lazyPart } from '../../components/lazy-part.tsx';
import { LoginGate } from '../account/login-gate.tsx';
import wheels from './art/compatibilidad.svg?url';
import { LazyRitual } from './lazy-ritual.tsx';
import { Preview } from './preview.tsx';
import { Section } from './section.tsx';
import { useLanding } from './use-landing.ts';

const CompatibilityRitual = lazyPart(() => import('../compatibility/compatibility-ritual.tsx'));

const DELAY = 350;
const MARGIN = 250;
const ANCHOR = 'compatibilidad';

/** The compatibility's plate: the gate for guests, the ritual for those who are signed in. */
export function CompatibilitySection() {
  useLanding(ANCHOR);
  return (
    <Section
      id="compatibility"
      anchor={ANCHOR}
      plate="V"
      name="Compatibilidad"
      title="Dos signos, frente a frente"
      lead="Un número con sus razones a la vista: el ángulo entre los dos signos, sus elementos, su ritmo y los planetas que los gobiernan."
    >
      <LoginGate
        title="Las ruedas esperan dos signos"
        explanation={`Con una cuenta gratuita tienes ${QUOTA_LIMIT} compatibilidades al mes, y todas quedan guardadas para releerlas.`}
        preview={<Preview src={wheels} width={960} height={520} />}
      >
        <LazyRitual anchor={ANCHOR} delay={DELAY} margin={MARGIN} waiting="Trayendo las ruedas…">
          <CompatibilityRitual />
        </LazyRitual>
      </LoginGate>
    </Section>
  );
}
