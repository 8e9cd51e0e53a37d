import { useRef } from 'react';
import type { Chart } from '@sibila/contracts/chart';
import { CallButton, LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTellFailure } from '../account/use-tell-failure.ts';
import classes from './correction-notice.module.css';

const UNDONE = 'No pudimos hacerlo y la carta sigue como estaba. Inténtalo otra vez.';

type Answer = 'rewrite' | 'keep';

interface CorrectionNoticeProps {
  chart: Chart;
  /** Called with the chart as it is after the answer; its query has it by then. */
  onAnswered?: (chart: Chart) => void;
}

/**
 * Tells once that the hour of a kept chart was corrected after its letter was written, and offers
 * to write it anew. Whoever keeps the letter finds the offer alone from then on.
 */
export function CorrectionNotice({ chart, onAnswered }: CorrectionNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { answer, busy } = useAnswer(chart.id, (answered) => {
    onAnswered?.(answered);
    // The button that was pressed is gone, and the focus must not go with it.
    place.current?.focus({ preventScroll: true });
  });
  const offer = { answer, busy };
  const { correction } = chart;
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {!correction ? null : correction.isTold ? (
        <LineButton loading={busy === 'rewrite'} onClick={() => void answer('rewrite')}>
          Escribir la carta con la hora corregida
        </LineButton>
      ) : (
        <Told text={correction.text} {...offer} />
      )}
      <p role="status" className="visually-hidden">
        {busy === 'rewrite'
          ? 'Estamos escribiendo tu carta de nuevo. Puede tardar medio minuto.'
          : ''}
      </p>
    </div>
  );
}

interface ToldProps {
  text: string;
  answer: (answer: Answer) => Promise<void>;
  busy: Answer | null;
}

function Told({ text, answer, busy }: ToldProps) {
  return (
    <aside className={classes.notice} aria-labelledby="chart-correction">
      <h3 id="chart-correction">Corregimos la hora de esta carta</h3>
      <p>{text}</p>
      <div className={classes.ways}>
        <CallButton
          loading={busy === 'rewrite'}
          disabled={busy !== null}
          onClick={() => void answer('rewrite')}
        >
          Escribirla de nuevo
        </CallButton>
        <LineButton disabled={busy !== null} onClick={() => void answer('keep')}>
          Dejarla como está
        </LineButton>
      </div>
    </aside>
  );
}

function useAnswer(id: string, onAnswered: (chart: Chart) => void) {
  const utils = trpc.useUtils();
  const { isPending, variables, mutateAsync } = trpc.chart.answerCorrection.useMutation();
  const tell = useTellFailure();
  const answer = async (wanted: Answer) => {
    if (isPending) return;
    try {
      const answered = await mutateAsync({ id, answer: wanted });
      utils.chart.byId.setData({ id }, answered);
      onAnswered(answered);
    } catch (error) {
      return tell(failureOf(error), UNDONE);
    }
    if (wanted === 'rewrite')
      showToast({ title: 'Carta escrita de nuevo', description: 'Ya tiene la hora corregida.' });
  };
  return { answer, busy: isPending ? variables.answer : null };
}
