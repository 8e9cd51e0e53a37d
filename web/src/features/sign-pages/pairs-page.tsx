import { CatalogueHead } from '../../components/catalogue-head.tsx';
import { CallToRitual } from '../../components/entry.tsx';
import { FAMILIES } from '../../lib/families.ts';
import { ChartWay } from './chart-way.tsx';
import { PairTable } from './pair-table.tsx';

const PARAGRAPHS = [
  'Doce signos forman setenta y ocho parejas, si se cuenta la de cada uno consigo mismo. El número de cada pareja sale de cuatro cosas que se pueden comprobar: la distancia entre los dos signos en la rueda, sus elementos, sus modalidades y los astros que los rigen. Es el mismo para todo el mundo y no depende de quién se nombre primero.',
  'Un número alto no promete nada y uno bajo no condena: dice si dos maneras de moverse se parecen o se estorban, y lo que se haga con eso no está en la tabla. Abre tu pareja para leer dónde se entienden, dónde rozan y de dónde sale cada punto.',
];

/** All pairs of signs with their numbers, each with the way to its page. */
export function PairsPage() {
  return (
    <div className="page">
      <CatalogueHead
        name={FAMILIES.pair.name}
        title="Compatibilidad entre signos"
        lead="Las setenta y ocho parejas del zodíaco, con su número"
        paragraphs={PARAGRAPHS}
      />
      <PairTable />
      <ChartWay call="Empieza por tu carta astral.">
        El número de una pareja mira solo los dos signos del Sol. La Luna, Venus y Marte también
        cuentan entre dos personas, y para saber dónde estaban hacen falta la fecha, la hora y el
        lugar.
      </ChartWay>
      <CallToRitual
        title="Compara dos signos"
        text="Dos ruedas giran hasta que los signos se miran, y el análisis que se escribe se queda contigo."
        call="Ir a las dos ruedas"
        hash="compatibilidad"
      />
    </div>
  );
}
