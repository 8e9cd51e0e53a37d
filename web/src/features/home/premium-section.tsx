import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useRef } from 'react';
import {
  PREMIUM_PRICE,
  REFUND_DAYS,
  REFUND_READINGS,
  RENEWAL_NOTICE_DAYS,
} from '@sibila/contracts/premium';
import { LIMITS, QUOTA_LIMIT, QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import { lazyPart } from '../../components/lazy-part.tsx';
import { FrameCorners, Star } from '../../components/ornament.tsx';
import { PatientPart } from '../../components/patient-part.tsx';
import { useNearViewport } from '../../lib/near-viewport.ts';
import { shareLoad } from '../../lib/share-load.ts';
import { BasicWaiting, ProWaiting } from '../billing/plan-waiting.tsx';
import { useIsSimulated } from '../billing/sale.ts';
import { BasicEmblem, ProEmblem } from './premium-section-emblems.tsx';
import classes from './premium-section.module.css';
import { Section } from './section.tsx';
import { useLanding } from './use-landing.ts';

const BASIC = [
  `${QUOTA_LIMIT} lecturas de cada tipo cada ${QUOTA_WINDOW_DAYS} días, contados desde tu registro`,
  'Todas tus lecturas guardadas',
  'El horóscopo diario de los doce signos',
];

const FAIR = `${LIMITS['readings.premium.minute'].max}\u00a0por\u00a0minuto y ${LIMITS['readings.premium.day'].max}\u00a0al\u00a0día`;
const PRO = [
  `Lecturas sin límite de cupo; como uso razonable, hasta ${FAIR}`,
  'Horóscopo diario exclusivo',
  'Mapas astrales completos',
  'Análisis de palma de alta precisión',
  'Soporte prioritario',
];

const ANCHOR = 'premium';
const DELAY = 600;
const MARGIN = 200;

const [fetchCalls, calls] = shareLoad(() => import('../billing/plan-calls.tsx'));
const ProCall = lazyPart<object>(() => fetchCalls().then((part) => ({ default: part.ProCall })));
const waitForBasic = () => calls.then((part) => ({ default: part.BasicCall }));

/**
 * The price's plate: both plans side by side, and what it means to pay for one, before it is paid.
 * Its words are in the server's HTML; what depends on who reads them is fetched when it comes near.
 */
export function PremiumSection() {
  useLanding(ANCHOR);
  const plans = useRef<HTMLDivElement>(null);
  const isAsked = useLocation({ select: ({ hash }) => hash === ANCHOR });
  // Not before this page is awake: the server knows no hash, and sends what waits.
  const asked = useHydrated() && isAsked;
  // Deferred: what stands there stays until the code has come.
  const isNear = useDeferredValue(useNearViewport(plans, { delay: DELAY, margin: MARGIN, asked }));
  return (
    <Section
      id={ANCHOR}
      plate="VI"
      name="Precio"
      title="Dos planes, sin letra pequeña"
      lead="Empiezas gratis y sin tarjeta. Pro es una suscripción mensual que cancelas cuando quieras, en dos clics."
    >
      <div ref={plans} className={classes.plans}>
        <article className={classes.plan} aria-labelledby="plan-basico">
          <div className={classes.head}>
            <h3 id="plan-basico">Básico</h3>
            <p className={classes.price}>Gratis</p>
            <BasicEmblem />
          </div>
          <Features items={BASIC} />
          <div className={classes.call}>
            {/* Where it can't be had, the other one says so, and brings it with its own. */}
            <PatientPart load={waitForBasic} wanted={isNear} waiting={<BasicWaiting />} />
          </div>
        </article>
        <article className={classes.plan} data-pro aria-labelledby="plan-pro">
          <FrameCorners />
          <div className={classes.head}>
            <h3 id="plan-pro">Pro</h3>
            <p className={classes.price}>
              {PREMIUM_PRICE.text} <small>al mes, impuestos incluidos</small>
            </p>
            <ProEmblem />
          </div>
          <Features items={PRO} />
          <div className={classes.call}>
            <Suspense fallback={<ProWaiting />}>{isNear ? <ProCall /> : <ProWaiting />}</Suspense>
          </div>
        </article>
        <Conditions />
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

/** What the terms say of renewing, leaving and getting the money back. */
function Conditions() {
  const isSimulated = useIsSimulated();
  return (
    <div className={classes.small}>
      <dl className={classes.conditions}>
        <div>
          <dt>Renovación</dt>
          <dd>Automática, cada mes. Te avisamos por correo {RENEWAL_NOTICE_DAYS} días antes.</dd>
        </div>
        <div>
          <dt>Cancelación</dt>
          <dd>Desde tu cuenta. Conservas Pro hasta el final del mes que ya pagaste.</dd>
        </div>
        <div>
          <dt>Devolución</dt>
          <dd>
            De tu primera compra, si la pides en {REFUND_DAYS} días naturales y con{' '}
            {REFUND_READINGS} lecturas Premium como mucho.
          </dd>
        </div>
      </dl>
      <p className={classes.terms}>
        {isSimulated
          ? 'Pago simulado: aquí no se mueve dinero ni se pide tarjeta.'
          : 'Pagas con tarjeta en la página de nuestro proveedor de pagos.'}{' '}
        Todo está en los <Link to="/terminos">Términos y Condiciones</Link>.
      </p>
    </div>
  );
}
