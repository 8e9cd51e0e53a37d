import { useCallback, useState, type ReactNode } from 'react';
import type { ReadingType } from '@sibila/contracts/quota';
import { CallButton } from '../../components/button.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { CrisisScreen } from './crisis-screen.tsx';
import { ReadingSheet, type SheetReading } from './reading-sheet.tsx';
import { HistoryLink, QuotaNotice, RitualNotice, type RitualWords } from './ritual-notice.tsx';
import { StageActions } from './stage.tsx';
import type { RitualReading } from './use-ritual-reading.ts';
import classes from './ritual-outcome.module.css';

interface RefusalProps<R> {
  outcome: RitualReading<R>;
  words: RitualWords;
  onRestart: () => void;
}

/** What stands in the place of the whole scene: help in a crisis, or a used-up quota; else null. */
export function refusalOf<R>({ outcome, words, onRestart }: RefusalProps<R>): ReactNode {
  const { state } = outcome;
  if (state.status !== 'failed') return null;
  if (state.failure?.code === 'CRISIS_SUPPORT')
    return (
      <CrisisScreen
        title={words.firstYou ?? 'Antes que la lectura, tú'}
        help={state.failure}
        note="No se ha descontado ninguna lectura, y lo que escribiste no queda guardado aquí."
        closing="Volver"
        onClose={onRestart}
      />
    );
  return state.failure?.code === 'QUOTA_EXCEEDED' ? (
    <QuotaNotice words={words} resetsAt={state.failure.resetsAt} kept />
  ) : null;
}

interface RitualOutcomeProps<R> extends RefusalProps<R> {
  type: ReadingType;
  question?: string;
  waiting: string;
  /** The stored reading, once there is one. */
  reading: SheetReading | null;
  instant: boolean;
  /** The page stays where it is when the sheet comes: what stands above is to be read first. */
  stays?: boolean;
  /** Stands under the sheet of a finished reading. */
  children?: ReactNode;
}

/** The sheet on which a reading writes itself, or why there is none; and what can be done next. */
export function RitualOutcome<R>(props: RitualOutcomeProps<R>) {
  const { outcome, words, type, question, waiting, reading, instant, onRestart, children } = props;
  const { state, retry, login } = outcome;
  const [whole, setWhole] = useState(false);
  const onWhole = useCallback(() => setWhole(true), []);
  if (state.status === 'failed')
    return (
      <div className={classes.notice}>
        <RitualNotice
          words={words}
          failure={state.failure}
          onRetry={retry}
          onLogin={login}
          onRestart={onRestart}
        />
      </div>
    );
  const arriving = state.status === 'writing' || state.status === 'searching' ? state : null;
  return (
    <>
      <ReadingSheet
        question={question}
        waiting={waiting}
        text={arriving?.text ?? ''}
        reading={reading}
        stays={props.stays}
        restored={state.status === 'idle' && reading !== null}
        restarted={arriving?.restarted ?? false}
        searching={state.status === 'searching'}
        instant={instant}
        onWhole={onWhole}
      />
      {reading && whole ? (
        <AfterReading type={type} words={words} onRestart={onRestart}>
          {children}
        </AfterReading>
      ) : null}
    </>
  );
}

type AfterReadingProps = Pick<
  RitualOutcomeProps<unknown>,
  'type' | 'words' | 'onRestart' | 'children'
>;

/** What follows a finished reading: where it comes from, what is left of the quota, and the ways on. */
export function AfterReading({ type, words, onRestart, children }: AfterReadingProps) {
  return (
    <div className={classes.after}>
      {children}
      <QuotaMeter type={type} centered />
      <StageActions>
        <CallButton onClick={onRestart}>{words.again}</CallButton>
        <HistoryLink words={words} />
      </StageActions>
    </div>
  );
}
