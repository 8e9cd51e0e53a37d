import { LoginGate } from '../../components/login-gate.tsx';
import palm from './art/palma.svg?url';
import { Preview } from './preview.tsx';
import { Section } from './section.tsx';
import { Soon } from './soon.tsx';

const ART = <Preview src={palm} width={720} height={560} />;

/** The palm reading's plate. */
export function PalmSection() {
  return (
    <Section
      id="palmreading"
      anchor="palma"
      plate="III"
      name="Lectura de palma"
      title="Lo que tu mano lleva escrito"
      lead="Será una foto de tu palma y una lectura que señale cada línea sobre ella: corazón, cabeza, vida y destino, con sus montes."
    >
      <LoginGate
        title="Esta sala abre pronto"
        explanation="Estamos afinando el ojo para leer la foto como se lee una mano. Mientras tanto, con tu cuenta ya puedes usar el tarot, las runas y la compatibilidad."
        preview={ART}
      >
        <Soon title="Esta sala abre pronto" preview={ART}>
          Estamos afinando el ojo para leer la foto como se lee una mano. Cuando abra, la
          encontrarás aquí mismo.
        </Soon>
      </LoginGate>
    </Section>
  );
}
