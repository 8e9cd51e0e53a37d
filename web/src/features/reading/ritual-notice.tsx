import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { CallButton, LineButton } from '../../components/button.tsx';
import type { Failure } from '../../lib/failure.ts';
import { longDate, untilThen } from '../../lib/dates.ts';
import { QuotaMarks } from '../quota/quota-meter.tsx';
import { RenewalDial } from '../quota/renewal-dial.tsx';
import { Stage, StageActions } from './stage.tsx';
import classes from './ritual-notice.module.css';

/** What the notices say of their own ritual. */
export interface RitualWords {
  /** «Tu cupo de tarot está completo». */
  full: string;
  /** «8 lecturas». */
  used: string;
  /** What is waiting in this tab, as the subject of a sentence: «Tus cartas y tu pregunta». */
  kept: string;
  /** What they are, where it is not «guardadas». */
  stored?: string;
  /** Where the profile has them, if not at its first tab. */
  history?: string;
  /** A request that was refused: «esta tirada». */
  refused: string;
  /** Begins anew: «Nueva tirada». */
  again: string;
  /** The title where the question calls for help, in rituals that have one. */
  firstYou?: string;
}

interface QuotaNoticeProps {
  words: RitualWords;
  resetsAt: Date | null;
  /** Whether something is waiting in this tab. */
  kept: boolean;
}

/** The quota is used up: when it renews, what is open meanwhile, and Premium once. */
export function QuotaNotice({ words, resetsAt, kept }: QuotaNoticeProps) {
  const [now] = useState(() => new Date());
  return (
    <div className={classes.full} data-full>
      {resetsAt ? <RenewalDial resetsAt={resetsAt} /> : null}
      <Stage
        title={words.full}
        lead={
          <>
            Ya usaste tus {words.used} de este periodo.{' '}
            {resetsAt
              ? `Tu cupo se renueva el ${longDate(resetsAt)}. ${untilThen(resetsAt, now)} `
              : null}
            {kept ? `${words.kept} quedan ${words.stored ?? 'guardadas'} en esta pestaña.` : null}
          </>
        }
      >
        <QuotaMarks limit={QUOTA_LIMIT} used={QUOTA_LIMIT} />
        <p className={classes.open}>
          <span>Hoy sigue abierto</span>
          El horóscopo de los doce signos no gasta cupo, y cada sala lleva su propia cuenta.
        </p>
        <StageActions>
          <LineButton component={Link} to="/" hash="horoscopo">
            Leer el horóscopo de hoy
          </LineButton>
          <HistoryLink words={words} />
        </StageActions>
        <p className={classes.premium}>
          Con{' '}
          <Link to="/" hash="premium">
            Premium
          </Link>{' '}
          no hay cupo que esperar: {PREMIUM_PRICE.text} al mes, y se cancela en dos clics.
        </p>
      </Stage>
    </div>
  );
}

interface RitualNoticeProps {
  words: RitualWords;
  /** Null when the answer broke off and the history doesn't have it. */
  failure: Failure | null;
  onRetry: () => void;
  onLogin: () => void;
  onRestart: () => void;
}

/** Why there is no text, what was kept and what can be done. */
export function RitualNotice({ words, failure, onRetry, onLogin, onRestart }: RitualNoticeProps) {
  const kept = `${words.kept} siguen ${words.stored ?? 'guardadas'} aquí.`;
  if (failure?.status === 401)
    return (
      <Notice title="Tu sesión terminó" text={`${kept} Inicia sesión y seguimos donde estabas.`}>
        <CallButton onClick={onLogin}>Iniciar sesión</CallButton>
      </Notice>
    );
  if (failure?.status === 400 || failure?.status === 409)
    return (
      <Notice
        title={`No pudimos aceptar ${words.refused}`}
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
      text={`${text} ${kept} Volver a intentarlo no la cobra dos veces.`}
    >
      <CallButton onClick={onRetry}>Volver a intentarlo</CallButton>
      <LineButton onClick={onRestart}>{words.again}</LineButton>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Why something stopped, in the place of its scene, and the ways on. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div role="alert">
      <Stage title={title} lead={text}>
        <StageActions>{children}</StageActions>
      </Stage>
    </div>
  );
}

/** The way to the stored readings. */
export function HistoryLink({ words }: { words: RitualWords }) {
  return (
    <LineButton component={Link} to="/profile" hash={words.history ?? ''}>
      Ver mis lecturas
    </LineButton>
  );
}
