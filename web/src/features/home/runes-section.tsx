import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { lazyPart } from '../../components/lazy-part.tsx';
import { LoginGate } from '../account/login-gate.tsx';
import runes from './art/runas.svg?url';
import { LazyRitual } from './lazy-ritual.tsx';
import { Preview } from './preview.tsx';
import { Section } from './section.tsx';
import { useLanding } from './use-landing.ts';

const RunesRitual = lazyPart(() => import('../runes/runes-ritual.tsx'));

const DELAY = 250;
const MARGIN = 300;
const ANCHOR = 'runas';

/** The runes' plate: the gate for guests, the ritual for those who are signed in. */
export function RunesSection() {
  useLanding(ANCHOR);
  return (
    <Section
      id="runes"
      anchor={ANCHOR}
      plate="IV"
      name="Runas"
      title="Piedras que caen y dicen"
      lead="Las veinticuatro runas del futhark antiguo y la piedra en blanco. Se sacan de la bolsa, se echan, y se leen como caen."
    >
      <LoginGate
        title="La bolsa te espera"
        explanation={`Con una cuenta gratuita tienes ${QUOTA_LIMIT} lecturas de runas al mes, con tiradas de una, tres y cinco piedras, y todas quedan guardadas.`}
        preview={<Preview src={runes} width={900} height={520} />}
      >
        <LazyRitual anchor={ANCHOR} delay={DELAY} margin={MARGIN} waiting="Trayendo la bolsa…">
          <RunesRitual />
        </LazyRitual>
      </LoginGate>
    </Section>
  );
}
