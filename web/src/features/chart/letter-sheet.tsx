import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Chart } from '@sibila/contracts/chart';
import { sectionsIn, sectionsText, type TextSection } from '@sibila/domain/chart/sections';
import { ReadingPaper } from '../reading/reading-paper.tsx';
import { SheetFoot } from '../reading/reading-sheet.tsx';
import { paragraphsOf } from '../reading/reading-text.tsx';
import { useWrittenText } from '../reading/use-written-text.ts';
import classes from './letter-sheet.module.css';

interface LetterSheetProps {
  /** The kept chart, once there is one. */
  chart: Chart | null;
  /** What has arrived until then. */
  text?: string;
  /** The half text was taken back and the built-in reader is writing. */
  restarted?: boolean;
  /** The connection broke and the kept charts are being asked. */
  searching?: boolean;
  /** It is shown again, and not about to be read for the first time. */
  restored?: boolean;
  instant: boolean;
  /** Called once the last letter stands there. */
  onWhole?: () => void;
}

/** The sheet on which the letter of a chart writes itself, section by section. */
export function LetterSheet(props: LetterSheetProps) {
  const { chart, restarted = false, searching = false, restored = false, onWhole } = props;
  const place = useRef<HTMLDivElement>(null);
  const [awaited] = useState(!restored);
  useEffect(() => {
    if (awaited) place.current?.scrollIntoView({ block: 'nearest' });
  }, [awaited]);
  const text = chart ? sectionsText(chart.interpretation) : (props.text ?? '');
  const [hurried, setHurried] = useState(false);
  const written = useWrittenText(text, props.instant || restored || hurried);
  const writing = chart === null || written.length < text.length;
  useEffect(() => {
    if (!writing) onWhole?.();
  }, [writing, onWhole]);
  return (
    <div ref={place} className={classes.place}>
      <ReadingPaper
        className={classes.sheet}
        foot={<SheetFoot reading={chart} writing={writing} onHurry={() => setHurried(true)} />}
      >
        <Aside searching={searching} restarted={restarted && writing} isEmpty={text === ''} />
        {chart?.correction && !writing ? (
          <p className={classes.aside}>Escrita con la hora anterior</p>
        ) : null}
        <Sections sections={sectionsIn(written)} writing={writing} chart={writing ? null : chart} />
        <p role="status" className="visually-hidden">
          {chart && !writing && !restored ? 'Tu carta está completa y guardada.' : ''}
        </p>
      </ReadingPaper>
    </div>
  );
}

interface AsideProps {
  searching: boolean;
  restarted: boolean;
  isEmpty: boolean;
}

/** What is to be known while it is written. */
function Aside({ searching, restarted, isEmpty }: AsideProps) {
  const words = searching
    ? 'La conexión se cortó. Estamos buscando tu carta entre las guardadas…'
    : restarted
      ? 'El texto se interrumpió y lo dejamos ir. El lector integrado está escribiendo tu carta entera.'
      : isEmpty
        ? 'Tu carta se está leyendo…'
        : null;
  return words === null ? null : (
    <p className={classes.aside} role="status">
      {words}
    </p>
  );
}

interface SectionsProps {
  sections: readonly TextSection[];
  writing: boolean;
  /** The whole chart, of which each section says where it comes from. */
  chart: Chart | null;
}

function Sections({ sections, writing, chart }: SectionsProps) {
  // The last section arrives when all is written: whoever listens has to hear it too.
  const [live] = useState(writing);
  const open = writing ? sections.at(-1) : undefined;
  const done = open === undefined ? sections : sections.slice(0, -1);
  return (
    <div className={classes.letter}>
      <div aria-live={live ? 'polite' : undefined}>
        {done.map((section, i) => (
          <Section key={section.title} section={section}>
            {chart ? <Basis facts={chart.interpretation[i]?.basis ?? []} /> : null}
          </Section>
        ))}
      </div>
      {open === undefined ? null : (
        <div aria-hidden="true">
          <Section section={open} />
        </div>
      )}
    </div>
  );
}

function Section({ section, children }: { section: TextSection; children?: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3>{section.title}</h3>
      {paragraphsOf(section.text).map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
      {children}
    </section>
  );
}

/** The facts of the chart that a section rests on. */
function Basis({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <details className={classes.basis}>
      <summary>¿Por qué?</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}
