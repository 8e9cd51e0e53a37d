import { useCallback, useState } from 'react';
import type { Chart, ChartSketch } from '@sibila/contracts/chart';
import { CallButton, LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { longDate } from '../../lib/dates.ts';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { Notice, RitualNotice, type RitualWords } from '../reading/ritual-notice.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { useRitualReading, type RitualReading } from '../reading/use-ritual-reading.ts';
import type { BirthRequest } from './birth-request.ts';
import classes from './chart-page.module.css';
import { CHART_DRAFTS } from './draft.ts';
import { LetterPage, subjectOfBirth, subjectOfChart } from './letter-page.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { PremiumOffer } from './premium-offer.tsx';
import { CHART_SOURCE } from './source.ts';
import type { ChartWork } from './use-chart-draft.ts';

const WORDS: RitualWords = {
  full: '',
  used: '',
  kept: 'Los datos de tu carta',
  stored: 'guardados',
  refused: 'esta carta',
  again: 'Revisar los datos',
};

interface LetterSceneProps {
  userId: string;
  work: ChartWork;
  /** What is asked for; null for a chart that is kept already. */
  request: BirthRequest | null;
  sketch: ChartSketch | null;
}

/** The letter of a chart: written now, or as it is kept. */
export default function LetterScene({ request, ...props }: LetterSceneProps) {
  // Once written it stays where it was written, and is not fetched again.
  const [asked] = useState(request);
  return asked === null ? <Stored {...props} /> : <Writing {...props} request={asked} />;
}

function Stored({ work: { draft, restart } }: Pick<LetterSceneProps, 'work'>) {
  const { data, error, refetch } = trpc.chart.byId.useQuery({ id: draft.id });
  if (data)
    return (
      <LetterPage subject={subjectOfChart(data)} chart={data} onAnother={restart}>
        <LetterSheet chart={data} restored instant />
      </LetterPage>
    );
  if (!error)
    return (
      <p className={classes.waiting} role="status">
        Abriendo tu carta…
      </p>
    );
  const { status, message } = failureOf(error);
  return (
    <Notice title="No pudimos abrir esa carta" text={message}>
      {status === 404 ? null : (
        <LineButton onClick={() => void refetch()}>Volver a intentarlo</LineButton>
      )}
      <CallButton onClick={restart}>Hacer otra carta</CallButton>
    </Notice>
  );
}

interface WritingProps extends LetterSceneProps {
  request: BirthRequest;
}

/** The chart while its letter is written, and once it is kept. */
function useWriting({ userId, work, request }: WritingProps) {
  const { id } = work.draft;
  const { finish } = work;
  const utils = trpc.useUtils();
  const [chart, setChart] = useState<Chart | null>(null);
  const keep = useCallback(
    (written: Chart) => {
      utils.chart.byId.setData({ id: written.id }, written);
      setChart(written);
      if (written.id !== id)
        showToast({
          title: 'Ya tenías esta carta',
          description: `Es la que guardaste el ${longDate(written.date)}.`,
        });
      finish(written.id);
    },
    [utils, finish, id],
  );
  const asked = useCallback(() => ({ ...request, id }), [request, id]);
  const drop = useCallback(() => CHART_DRAFTS.drop(userId), [userId]);
  const ready = { userId, request: asked, reading: chart, finish: keep, drop };
  return { chart, setChart, outcome: useRitualReading(CHART_SOURCE, ready) };
}

function Writing(props: WritingProps) {
  const { work, sketch } = props;
  const { instant } = useMotion();
  const { chart, setChart, outcome } = useWriting(props);
  const [whole, setWhole] = useState(false);
  const onWhole = useCallback(() => setWhole(true), []);
  const { state } = outcome;
  if (state.status === 'failed') return <Refused outcome={outcome} onEdit={work.edit} />;
  const arriving = state.status === 'writing' || state.status === 'searching' ? state : null;
  const subject = chart ? subjectOfChart(chart) : subjectOfBirth(work.draft.birth, sketch);
  return (
    <LetterPage
      subject={subject}
      chart={whole ? chart : null}
      onAnother={work.restart}
      onAnswered={setChart}
    >
      <LetterSheet
        chart={chart}
        text={arriving?.text ?? ''}
        restarted={arriving?.restarted ?? false}
        searching={state.status === 'searching'}
        instant={instant}
        onWhole={onWhole}
      />
    </LetterPage>
  );
}

interface RefusedProps {
  outcome: RitualReading<Chart>;
  onEdit: () => void;
}

function Refused({ outcome: { state, retry, login }, onEdit }: RefusedProps) {
  if (state.status !== 'failed') return null;
  if (state.failure?.code === 'PREMIUM_REQUIRED') return <PremiumOffer />;
  return (
    <RitualNotice
      words={WORDS}
      failure={state.failure}
      onRetry={retry}
      onLogin={login}
      onRestart={onEdit}
    />
  );
}
