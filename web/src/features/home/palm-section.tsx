import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { lazyPart } from '../../components/lazy-part.tsx';
import { LoginGate } from '../account/login-gate.tsx';
import palm from './art/palma.svg?url';
import { LazyRitual } from './lazy-ritual.tsx';
import { Preview } from './preview.tsx';
import { Section } from './section.tsx';
import { useLanding } from './use-landing.ts';

const PalmRitual = lazyPart(() => import('../palm/palm-ritual.tsx'));

const DELAY = 200;
const MARGIN = 450;
const ANCHOR = 'palma';

/** The palm reading's plate: the gate for guests, the ritual for those who are signed in. */
export function PalmSection() {
  useLanding(ANCHOR);
  return (
    <Section
      id="palmreading"
      anchor={ANCHOR}
      plate="III"
      name="Lectura de palma"
      title="Lo que tu mano lleva escrito"
      lead="Una foto de tu palma y una lectura que señala cada línea sobre ella: corazón, cabeza, vida y destino, con sus montes. Lo que no se aprecia, se dice."
    >
      <LoginGate
        title="Tu mano tiene la palabra"
        explanation={`Con una cuenta gratuita tienes ${QUOTA_LIMIT} lecturas de palma al mes. La foto se borra en cuanto se lee, salvo que tú pidas guardarla.`}
        preview={<Preview src={palm} width={720} height={560} />}
      >
        <LazyRitual anchor={ANCHOR} delay={DELAY} margin={MARGIN} waiting="Preparando la guía…">
          <PalmRitual />
        </LazyRitual>
      </LoginGate>
    </Section>
  );
}
