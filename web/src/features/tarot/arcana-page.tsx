import { CatalogueHead } from '../../components/catalogue-head.tsx';
import { CallToRitual } from '../../components/entry.tsx';
import { FAMILIES } from '../../lib/families.ts';
import { ArcanumList } from './arcanum-list.tsx';
import { INVITATION } from './invitation.ts';

const PARAGRAPHS = [
  'Una baraja de tarot tiene setenta y ocho cartas. Veintidós de ellas, los arcanos mayores, llevan nombre propio: nacieron en Italia, en el siglo XV, como triunfos de un juego de naipes, y no se leyeron para pensar en la propia vida hasta tres siglos después. Son las que se barajan aquí.',
  'Ninguna es buena ni mala por sí sola. La Muerte muestra un final que deja sitio; La Torre, lo que ya estaba agrietado; El Diablo, una cadena floja. Cabeza abajo, una carta no dice lo contrario: dice lo mismo hacia dentro, más tarde o con algo en medio. Abre cualquiera para ver qué hay dibujado en ella, cómo cambia según la que tenga al lado y qué pregunta te deja.',
];

/** All the cards, each with the way to its page. */
export function ArcanaPage() {
  return (
    <div className="page">
      <CatalogueHead
        name={FAMILIES.arcanum.name}
        title="Las cartas del tarot y su significado"
        lead="Los veintidós arcanos mayores, del Loco al Mundo"
        paragraphs={PARAGRAPHS}
      />
      <ArcanumList />
      <CallToRitual {...INVITATION} />
    </div>
  );
}
