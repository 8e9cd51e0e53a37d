import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import { QUOTA_LIMIT, QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import { latest } from '@sibila/domain/billing/access';
import { CallButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { RefundNotice } from './refund.tsx';
import { useSubscription } from './subscription.tsx';
import { REFUND_WORDS } from './words.ts';
import classes from './subscription-card.module.css';

/** The free plan, and the way up. `grantedUntil` is when Premium that was given ended. */
export function BasicPlan({ grantedUntil }: { grantedUntil: Date | null }) {
  const { status } = useSubscription();
  const [now] = useState(() => new Date());
  const isOver = grantedUntil !== null && grantedUntil <= now;
  const endedAt = latest([status?.endedAt ?? null, isOver ? grantedUntil : null]);
  return (
    <>
      <Upgrade endedAt={endedAt} />
      {status?.refund ? <RefundNotice words={REFUND_WORDS[status.refund]} /> : null}
    </>
  );
}

function Upgrade({ endedAt }: { endedAt: Date | null }) {
  const { busy, isOff, upgrade } = useSubscription();
  const busyHere = busy === 'upgrade';
  return (
    <div className={classes.body}>
      <div className={classes.plan}>
        <h3>Básico</h3>
        <p className={classes.price}>Gratis</p>
        <p className={classes.about}>
          {QUOTA_LIMIT} lecturas de cada tipo cada {QUOTA_WINDOW_DAYS} días y el horóscopo diario.
        </p>
      </div>
      <div className={classes.facts}>
        {endedAt ? (
          <p className={classes.ended}>
            Tu Plan Pro terminó el {longDate(endedAt)}. Tus lecturas siguen aquí y no se te cobra
            nada.
          </p>
        ) : null}
        <p>
          Con el Plan Pro lees sin límite de cupo por {PREMIUM_PRICE.text} al mes. Se renueva cada
          mes hasta que lo canceles, en dos clics y desde aquí.
        </p>
        <div className={classes.actions}>
          {isOff ? (
            <p>Ahora mismo no se puede contratar Premium.</p>
          ) : (
            <CallButton aria-disabled={busy !== null} onClick={() => void upgrade()}>
              {busyHere ? 'Abriendo la página de pago...' : 'Pasar al Plan Pro'}
            </CallButton>
          )}
          <Link to="/" hash="premium" className={classes.link}>
            Comparar los planes
          </Link>
        </div>
      </div>
    </div>
  );
}

/** Premium that nobody pays for. */
export function GrantedPlan({ until }: { until: Date | null }) {
  return (
    <div className={classes.body}>
      <div className={classes.plan}>
        <h3>Plan Pro</h3>
        <p className={classes.price}>Sin cobros</p>
      </div>
      <div className={classes.facts}>
        <p>
          No tienes ninguna suscripción de pago ni nada que cancelar.
          {until
            ? ` Tu Plan Pro dura hasta el ${longDate(until)}; después vuelves al plan Básico.`
            : null}
        </p>
      </div>
    </div>
  );
}
