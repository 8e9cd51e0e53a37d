import { PLACES_CREDIT } from '@sibila/content/places/credit';
import { ASPECTS } from '@sibila/domain/sky/aspects';
import classes from './how-it-is-made.module.css';

const ORBS = ASPECTS.map(({ name, orb }) => `${name} ${orb}°`).join(', ');

const STEPS = [
  {
    title: 'La hora, primero',
    text: 'Buscamos qué marcaban los relojes de ese lugar aquel día en la base de zonas horarias de la IANA, con sus horarios de verano y sus cambios de país, también los anteriores a 1970. De ahí sale el minuto exacto en tiempo universal; al lado de la carta verás la diferencia que usamos. Donde todavía no había hora oficial tomamos la hora solar media del lugar, y la carta dice que es aproximado. Si no sabes la hora, miramos el día entero: los grados van sin minutos y solo cuentan los aspectos que se mantienen de medianoche a medianoche.',
  },
  {
    title: 'Los astros',
    text: 'Las posiciones son geocéntricas, en el zodíaco tropical, con Astronomy Engine, que sigue las teorías VSOP87 para los planetas y NOVAS para el marco de referencia. Contra las efemérides suizas, ningún astro se aparta más de 0,02°. Los nodos medio y verdadero, por Meeus y por la órbita del instante.',
  },
  {
    title: 'El Ascendente y las casas',
    text: 'Salen de la hora sidérea y de las coordenadas del lugar, con las fórmulas de Meeus. Las casas son de Plácido, o de signos enteros si lo prefieres; desde los 66° de latitud, donde Plácido se deforma, siempre enteros.',
  },
  {
    title: 'Los aspectos',
    text: `Los cinco mayores, con estos orbes: ${ORBS}. Las dignidades son las de Ptolomeo, y para Urano, Neptuno y Plutón, sus regencias modernas.`,
  },
  {
    title: 'Las palabras',
    text: 'Cada apartado se escribe solo con lo calculado, y una comprobación retira cualquier frase que nombre algo que tu carta no tiene. Bajo cada uno, «¿Por qué?» enseña los datos en que se apoya. Es un entretenimiento: no decide por ti.',
  },
] as const;

/** Where each number comes from; in the server's HTML, for everybody. */
export function HowItIsMade() {
  return (
    <section className={classes.made} aria-labelledby="how-made">
      <h2 id="how-made">Cómo se calcula</h2>
      <dl>
        {STEPS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Las fuentes</dt>
          <dd className={classes.sources}>
            <a href={PLACES_CREDIT.source} rel="noreferrer" target="_blank">
              {PLACES_CREDIT.text}
            </a>
            <a href="https://github.com/cosinekitty/astronomy" rel="noreferrer" target="_blank">
              Posiciones: Astronomy Engine, MIT
            </a>
            <a href="https://www.iana.org/time-zones" rel="noreferrer" target="_blank">
              Relojes: base de zonas horarias de la IANA
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
