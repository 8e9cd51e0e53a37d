import type { QuotaStatus, ReadingType } from '@sibila/contracts/quota';
import { trpc } from '../../lib/trpc.ts';
import { dayAndMonth } from '../../lib/dates.ts';
import classes from './quota-meter.module.css';

const NOUNS: Record<ReadingType, string> = {
  tarot: 'lecturas de tarot',
  palm: 'lecturas de palma',
  runes: 'lecturas de runas',
  compatibility: 'compatibilidades',
};

/** What is left of a quota, in one sentence. */
export function quotaSentence(quota: QuotaStatus): string {
  const noun = NOUNS[quota.type];
  if (quota.limit === null || quota.remaining === null)
    return `Tienes ${noun} sin límite con Premium`;
  const date = dayAndMonth(quota.resetsAt);
  if (quota.remaining === 0)
    return `Ya usaste tus ${quota.limit} ${noun}. Tu cupo se renueva el ${date}`;
  const verb = quota.remaining === 1 ? 'Te queda' : 'Te quedan';
  return `${verb} ${quota.remaining} de ${quota.limit} ${noun} hasta el ${date}`;
}

/** The quota of one type; shared by everything that shows or decides by it. */
export function useQuota(type: ReadingType): { data: QuotaStatus | undefined } {
  return trpc.quota.status.useQuery({ type });
}

interface QuotaMeterProps {
  type: ReadingType;
  centered?: boolean;
}

/** What is left of a quota: one mark for each reading, and the sentence that says it. */
export function QuotaMeter({ type, centered = false }: QuotaMeterProps) {
  const { data: quota } = useQuota(type);
  return (
    <div className={classes.meter} data-centered={centered || undefined}>
      {quota ? (
        <>
          {quota.limit === null ? null : <QuotaMarks limit={quota.limit} used={quota.used} />}
          <p className={classes.sentence}>{quotaSentence(quota)}</p>
        </>
      ) : null}
    </div>
  );
}

/** One mark for each reading of a quota; those used are hollow. */
export function QuotaMarks({ limit, used }: { limit: number; used: number }) {
  return (
    <span className={classes.marks} aria-hidden="true">
      {Array.from({ length: limit }, (_, i) => (
        <svg key={i} viewBox="0 0 16 16" data-used={i < used || undefined}>
          <path d="M8 1l1.6 5.4L15 8l-5.4 1.6L8 15l-1.6-5.4L1 8l5.4-1.6Z" />
        </svg>
      ))}
    </span>
  );
}
