import { useEffect, useRef, useState } from 'react';
import type { ReaderKind } from '@sibila/contracts/reading';
import { longDate } from '../../lib/dates.ts';
import { ReadingPaper } from './reading-paper.tsx';
import { ReadingText, readerLabel } from './reading-text.tsx';
import { useWrittenText } from './use-written-text.ts';
import classes from './reading-sheet.module.css';

/** A stored reading as its sheet shows it. */
export interface SheetReading {
  text: string;
  reader: ReaderKind;
  date: Date;
}

interface ReadingSheetProps {
  question?: string | undefined;
  /** Stands there until the first sentence has come. */
  waiting: string;
  /** What has arrived so far; empty before the first sentence. */
  text: string;
  /** The whole reading, once it is stored. */
  reading: SheetReading | null;
  /** The half text was taken back and the built-in reader is writing. */
  restarted: boolean;
  /** The connection broke and the history is being asked. */
  searching: boolean;
  /** It is shown again, and not about to be read for the first time. */
  restored: boolean;
  /** The page stays where it is when the sheet comes: what stands above is to be read first. */
  stays?: boolean | undefined;
  instant: boolean;
  /** Called once the last letter stands there. */
  onWhole?: (() => void) | undefined;
}

/** The sheet on which the reading writes itself. */
export function ReadingSheet(props: ReadingSheetProps) {
  const { reading, restarted, searching, restored, instant, onWhole } = props;
  const question = props.question?.trim();
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef(!restored && !props.stays);
  useEffect(() => {
    // Also one that was ready before the last card turned; where a page is reloaded nothing moves.
    if (awaited.current) place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const text = reading?.text ?? props.text;
  const [hurried, setHurried] = useState(false);
  const written = useWrittenText(text, instant || restored || hurried);
  const writing = reading === null || written.length < text.length;
  useEffect(() => {
    if (!writing) onWhole?.();
  }, [writing, onWhole]);
  return (
    <div ref={place} className={classes.place}>
      <ReadingPaper
        question={question}
        foot={<SheetFoot reading={reading} writing={writing} onHurry={() => setHurried(true)} />}
        className={classes.sheet}
      >
        {restarted && writing ? (
          <p className={classes.aside} role="status">
            El texto se interrumpió y lo dejamos ir. El lector integrado está escribiendo tu lectura
            entera; cuenta como una sola.
          </p>
        ) : null}
        {text !== '' ? (
          <ReadingText text={written} writing={writing} />
        ) : searching ? null : (
          <p className={classes.aside} role="status">
            {props.waiting}
          </p>
        )}
        {searching ? (
          <p className={classes.aside} role="status">
            La conexión se cortó. Estamos buscando tu lectura en tu historial…
          </p>
        ) : null}
        <p role="status" className="visually-hidden">
          {reading && !writing && !restored ? 'Tu lectura está completa y guardada.' : ''}
        </p>
      </ReadingPaper>
    </div>
  );
}

interface SheetFootProps {
  reading: Pick<SheetReading, 'reader' | 'date'> | null;
  writing: boolean;
  onHurry: () => void;
}

/** Who wrote it and when; while a finished text is still being written, the way to see all of it. */
export function SheetFoot({ reading, writing, onHurry }: SheetFootProps) {
  return (
    <>
      {reading && !writing ? `${readerLabel(reading.reader)} · ${longDate(reading.date)}` : null}
      {reading && writing ? (
        <button type="button" className={classes.hurry} onClick={onHurry}>
          Mostrar el texto entero
        </button>
      ) : null}
    </>
  );
}
