import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import type { Failure } from '../account/failure.ts';
import { longDate } from '../quota/dates.ts';
import { Stage, StageActions } from './stage.tsx';

interface QuotaNoticeProps {
  limit: number;
  resetsAt: Date | null;
  /** Whether cards and question are waiting in this tab. */
  kept: boolean;
}

/** The quota is used up: when it renews, and Premium once. */
export function QuotaNotice({ limit, resetsAt, kept }: QuotaNoticeProps) {
  return (
    <Stage
      title="Tu cupo de tarot está completo"
      lead={
        <>
          Ya usaste tus {limit} lecturas de este periodo.{' '}
          {resetsAt ? `Tu cupo se renueva el ${longDate(resetsAt)}. ` : null}
          {kept ? 'Tus cartas y tu pregunta quedan guardadas en esta pestaña. ' : null}
          Cuando abra,{' '}
          <Link to="/" hash="premium">
            Premium
          </Link>{' '}
          no tendrá límite de lecturas y costará US$ 8.99 al mes.
        </>
      }
    >
      <StageActions>
        <HistoryLink />
      </StageActions>
    </Stage>
  );
}

interface RitualNoticeProps {
  /** Null when the answer broke off and the history doesn't have it. */
  failure: Failure | null;
  onRetry: () => void;
  onLogin: () => void;
  onRestart: () => void;
}

const KEPT = 'Tus cartas y tu pregunta siguen guardadas aquí.';

/** Why there is no text under the cards, what was kept and what can be done. */
export function RitualNotice({ failure, onRetry, onLogin, onRestart }: RitualNoticeProps) {
  if (failure?.status === 401)
    return (
      <Notice title="Tu sesión terminó" text={`${KEPT} Inicia sesión y seguimos donde estabas.`}>
        <CallButton onClick={onLogin}>Iniciar sesión</CallButton>
      </Notice>
    );
  if (failure?.status === 400 || failure?.status === 409)
    return (
      <Notice
        title="No pudimos aceptar esta tirada"
        text={Object.values(failure.fields)[0] ?? failure.message}
      >
        <CallButton onClick={onRestart}>Empezar de nuevo</CallButton>
      </Notice>
    );
  const text =
    failure === null
      ? 'La conexión se cortó y tu lectura no aparece todavía en tu historial.'
      : failure.message;
  return (
    <Notice
      title="La lectura se detuvo"
      text={`${text} ${KEPT} Volver a intentarlo no la cobra dos veces.`}
    >
      <CallButton onClick={onRetry}>Volver a intentarlo</CallButton>
      <LineButton onClick={onRestart}>Nueva tirada</LineButton>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="alert">
      <Stage title={title} lead={text}>
        <StageActions>{children}</StageActions>
      </Stage>
    </div>
  );
}

/** The way to the stored readings. */
export function HistoryLink() {
  return (
    <LineButton component={Link} to="/profile">
      Ver mis lecturas
    </LineButton>
  );
}
