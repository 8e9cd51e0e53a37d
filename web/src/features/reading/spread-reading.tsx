import { useCallback, type ReactNode } from 'react';
import type { ReaderKind } from '@sibila/contracts/reading';
import { RitualOutcome, refusalOf } from './ritual-outcome.tsx';
import type { SpreadKind } from './spread-kind.ts';
import { StageTitle } from './stage.tsx';
import { useRitualReading } from './use-ritual-reading.ts';
import type { ReadingSource } from './use-reading.ts';

/** A stored reading of a spread. */
interface Written {
  id: string;
  date: Date;
  interpretation: string;
  reader: ReaderKind;
}

interface SpreadReadingProps<Q extends { id: string }, R extends Written> {
  kind: SpreadKind<string>;
  source: ReadingSource<Q, R>;
  userId: string;
  ritual: {
    draft: { question: string; reading: R | null };
    finish: (reading: R) => void;
    restart: () => void;
  };
  request: () => Q;
  /** The name of the spread. */
  title: string;
  /** What was drawn, as it lies. */
  table: ReactNode;
  /** Not all lies face up yet: the sheet waits. */
  turning?: boolean;
  instant: boolean;
  /** Where a finished reading comes from, under its sheet. */
  children: (reading: R) => ReactNode;
}

/** Last scene of a spread: what was drawn lies on the table, and the reading is written under it. */
export function SpreadReading<Q extends { id: string }, R extends Written>(
  props: SpreadReadingProps<Q, R>,
) {
  const { kind, userId, ritual, request, children } = props;
  const { type, words, drafts } = kind;
  const { draft, finish, restart } = ritual;
  const { reading } = draft;
  const drop = useCallback(() => drafts.drop(userId), [drafts, userId]);
  const outcome = useRitualReading(props.source, { userId, request, reading, finish, drop });

  const refusal = refusalOf({ outcome, words, onRestart: restart });
  if (refusal) return refusal;
  return (
    <>
      <StageTitle>{props.title}</StageTitle>
      {props.table}
      {props.turning ? null : (
        <RitualOutcome
          type={type}
          outcome={outcome}
          words={words}
          question={draft.question}
          waiting={kind.waiting}
          reading={reading ? { ...reading, text: reading.interpretation } : null}
          instant={props.instant}
          onRestart={restart}
        >
          {reading ? children(reading) : null}
        </RitualOutcome>
      )}
    </>
  );
}
