import { useNavigate } from '@tanstack/react-router';
import type { Chart, ChartSummary } from '@sibila/contracts/chart';
import { CallButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { trpc } from '../../lib/trpc.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { useSession } from '../account/session.ts';
import type { DetailDialogProps } from '../reading/history-list.tsx';
import { StageActions } from '../reading/stage.tsx';
import { birthDetail, chartTitle } from './birth-words.ts';
import classes from './chart-dialog.module.css';
import { ChartNotes, ClockMark } from './chart-head.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { CHART_DRAFTS, keptDraft } from './draft.ts';
import { Failure } from './failure.tsx';
import { LetterSheet } from './letter-sheet.tsx';

const WIDTH = 900;

/** One kept chart: its wheel and its letter, and the way to what passes over it today. */
export default function ChartDialog(props: DetailDialogProps<ChartSummary>) {
  const { opened, reading, onClose } = props;
  const { data, error, refetch, isFetching } = trpc.chart.byId.useQuery(
    { id: reading.id },
    { enabled: opened },
  );
  return (
    <PanelModal opened={opened} title={chartTitle(reading)} size={WIDTH} onClose={onClose}>
      <p className={classes.line}>
        {birthDetail(reading)}
        <ClockMark clock={data?.clock ?? null} />
        <br />
        Leída el {longDate(reading.date)}
      </p>
      {data ? (
        <Whole chart={data} />
      ) : error ? (
        <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p role="status">Abriendo tu carta…</p>
      )}
    </PanelModal>
  );
}

function Whole({ chart }: { chart: Chart }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const goOn = () => {
    // Which chart it is travels in the tab, and never in an address.
    if (user) CHART_DRAFTS.save(user.id, keptDraft(chart.id));
    void navigate({ to: '/carta-astral' });
  };
  return (
    <>
      <ChartNotes notes={chart.notes} />
      <CorrectionNotice chart={chart} />
      <div className={classes.wheel} dangerouslySetInnerHTML={{ __html: chart.wheel }} />
      <StageActions>
        <CallButton onClick={goOn}>Ver hoy sobre esta carta</CallButton>
      </StageActions>
      <div className={classes.letter}>
        <LetterSheet chart={chart} restored instant />
      </div>
    </>
  );
}
