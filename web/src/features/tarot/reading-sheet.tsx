import { useEffect, useRef } from 'react';
import type { TarotReading } from '@sibila/contracts/tarot';
import { Paper } from '../../components/paper.tsx';
import { longDate } from '../quota/dates.ts';
import { ReadingText, readerLabel } from './reading-text.tsx';
import { useWrittenText } from './use-written-text.ts';
import classes from './reading-sheet.module.css';

interface ReadingSheetProps {
  question: string;
  /** What has arrived so far; empty before the first sentence. */
  text: string;
  /** The whole reading, once it is stored. */
  reading: TarotReading | null;
  /** The half text was taken back and the built-in reader is writing. */
  restarted: boolean;
  /** The connection broke and the history is being asked. */
  searching: boolean;
  /** It is shown again, and not about to be read for the first time. */
  restored: boolean;
  instant: boolean;
}

/** The sheet on which the reading writes itself. */
export function ReadingSheet(props: ReadingSheetProps) {
  const { question, reading, restarted, searching, restored, instant } = props;
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef(!restored);
  useEffect(() => {
    // Also one that was ready before the last card turned; where a page is reloaded nothing moves.
    if (awaited.current) place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const text = reading?.interpretation ?? props.text;
  const written = useWrittenText(text, instant || restored);
  const writing = reading === null || written.length < text.length;
  return (
    <div ref={place} className={classes.place}>
      <Paper className={classes.sheet}>
        {question.trim() ? (
          <p className={classes.question}>
            <span className={classes.label}>Tu pregunta</span> {question.trim()}
          </p>
        ) : null}
        {restarted && writing ? (
          <p className={classes.aside} role="status">
            El texto se interrumpió y lo dejamos ir. El lector integrado está escribiendo tu lectura
            entera; cuenta como una sola.
          </p>
        ) : null}
        {text === '' ? (
          <p className={classes.aside} role="status">
            Tus cartas se están leyendo…
          </p>
        ) : (
          <ReadingText text={written} writing={writing} />
        )}
        {searching ? (
          <p className={classes.aside} role="status">
            La conexión se cortó. Estamos buscando tu lectura en tu historial…
          </p>
        ) : null}
        <p className={classes.maker}>
          {reading && !writing
            ? `${readerLabel(reading.reader)} · ${longDate(reading.date)}`
            : '\u00a0'}
        </p>
      </Paper>
    </div>
  );
}
