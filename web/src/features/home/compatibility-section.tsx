import { LoginGate } from '../../components/login-gate.tsx';
import wheels from './art/compatibilidad.svg?url';
import { Preview } from './preview.tsx';
import { Section } from './section.tsx';
import { Soon } from './soon.tsx';

const ART = <Preview src={wheels} width={960} height={520} />;

/** The compatibility's plate. */
export function CompatibilitySection() {
  return (
    <Section
      id="compatibility"
      anchor="compatibilidad"
      plate="V"
      name="Compatibilidad"
      title="Dos signos, frente a frente"
      lead="Un número con sus razones a la vista: el ángulo entre los dos signos, sus elementos, su ritmo y los planetas que los gobiernan."
    >
      <LoginGate
        title="Las ruedas aún giran"
        explanation="La compatibilidad abre pronto. Con tu cuenta ya puedes usar el tarot mientras tanto."
        preview={ART}
      >
        <Soon title="Las ruedas aún giran" preview={ART}>
          La compatibilidad abre pronto, y la encontrarás aquí mismo.
        </Soon>
      </LoginGate>
    </Section>
  );
}
