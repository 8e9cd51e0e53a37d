import { CatalogueHead } from '../../components/catalogue-head.tsx';
import { CallToRitual } from '../../components/entry.tsx';
import { FAMILIES } from '../../lib/families.ts';
import { ChartWay } from './chart-way.tsx';
import { SignLinks } from './sign-links.tsx';

const PARAGRAPHS = [
  'El zodíaco son doce tramos iguales, de treinta grados, sobre el camino que el Sol parece recorrer en un año. Que tu signo sea Leo quiere decir una sola cosa: el día en que naciste, el Sol estaba en el quinto. Lo demás se mueve. La Luna cruza un signo en unos dos días y medio, los planetas se acercan y se apartan, y ese mismo cielo cae en una parte distinta de la vida según el signo desde el que se mire.',
  'Cada horóscopo se escribe con las posiciones calculadas para hoy y dice en qué se apoya. Si naciste cerca de un cambio de signo, no te fíes de las fechas redondas: en la página de cada uno está la hora a la que el Sol entra y sale este año.',
];

/** The twelve signs, each with the way to its page. */
export function SignsPage() {
  return (
    <div className="page">
      <CatalogueHead
        name={FAMILIES.sign.name}
        title="Horóscopo de hoy, signo por signo"
        lead="Los doce signos del zodíaco, de Aries a Piscis"
        paragraphs={PARAGRAPHS}
      />
      <SignLinks />
      <ChartWay call="Calcula tu carta astral.">
        Tu signo es solo el Sol. Con tu fecha, tu hora y tu lugar se saben también tu Luna, tu
        Ascendente y dónde estaba cada planeta.
      </ChartWay>
      <CallToRitual
        title="Tu horóscopo, con tu hora"
        text="En la portada eliges el día, ves todas sus cifras y lo lees en tu propia zona horaria."
        call="Leer mi horóscopo"
        hash="horoscopo"
      />
    </div>
  );
}
