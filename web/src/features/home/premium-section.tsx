import { QUOTA_LIMIT, QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import { FrameCorners, Star } from '../../components/ornament.tsx';
import classes from './premium-section.module.css';
import { Section } from './section.tsx';

const BASIC = [
  `${QUOTA_LIMIT} lecturas de cada tipo cada ${QUOTA_WINDOW_DAYS} días, contados desde tu registro`,
  'Todas tus lecturas guardadas',
  'El horóscopo diario de los doce signos',
];

const PRO = [
  'Lecturas sin límite de cupo; como uso razonable, hasta 10 por minuto y 200 al día',
  'Horóscopo diario exclusivo',
  'Mapas astrales completos',
  'Análisis de palma de alta precisión',
  'Soporte prioritario',
];

/** The price's plate: the two plans, and that the paid one is not on sale yet. */
export function PremiumSection() {
  return (
    <Section
      id="premium"
      plate="VI"
      name="Precio"
      title="Dos planes, sin letra pequeña"
      lead="Empiezas gratis y sin tarjeta. Premium será una suscripción mensual que podrás cancelar cuando quieras."
    >
      <div className={classes.plans}>
        <article className={classes.plan}>
          <h3>Básico</h3>
          <p className={classes.price}>Gratis</p>
          <Features items={BASIC} />
        </article>
        <article className={classes.plan} data-pro>
          <FrameCorners />
          <h3>Pro</h3>
          <p className={classes.price}>
            US$ 8.99 <small>al mes, impuestos incluidos</small>
          </p>
          <Features items={PRO} />
          <p className={classes.notice}>
            Todavía no se puede comprar. Abrirá junto con las salas que incluye.
          </p>
        </article>
      </div>
    </Section>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {items.map((item) => (
        <li key={item}>
          <Star size={13} />
          {item}
        </li>
      ))}
    </ul>
  );
}
