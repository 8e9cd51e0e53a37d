import { LoginGate } from '../../components/login-gate.tsx';
import runes from './art/runas.svg?url';
import { Preview } from './preview.tsx';
import { Section } from './section.tsx';
import { Soon } from './soon.tsx';

const ART = <Preview src={runes} width={900} height={520} />;

/** The runes' plate. */
export function RunesSection() {
  return (
    <Section
      id="runes"
      anchor="runas"
      plate="IV"
      name="Runas"
      title="Piedras que caen y dicen"
      lead="Las veinticuatro runas del futhark antiguo y la piedra en blanco. Se sacan de la bolsa, se echan, y se leen como caen."
    >
      <LoginGate
        title="Aún tallamos las piedras"
        explanation="Las runas abren pronto, con tiradas de una, tres y cinco piedras. Con tu cuenta ya puedes usar el tarot mientras tanto."
        preview={ART}
      >
        <Soon title="Aún tallamos las piedras" preview={ART}>
          Las runas abren pronto, con tiradas de una, tres y cinco piedras. Las encontrarás aquí
          mismo.
        </Soon>
      </LoginGate>
    </Section>
  );
}
