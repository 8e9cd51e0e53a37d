import type { ReactNode } from 'react';
import type { Chart, ChartSketch } from '@sibila/contracts/chart';
import { LineButton } from '../../components/button.tsx';
import { useSession } from '../account/session.ts';
import { birthDateOf, type BirthDraft } from './birth-draft.ts';
import { birthLine } from './birth-words.ts';
import { ChartFacts } from './chart-facts.tsx';
import { ChartHead } from './chart-head.tsx';
import classes from './chart-page.module.css';
import { CorrectionNotice } from './correction-notice.tsx';
import { Comparison } from './comparison.tsx';
import { LightList } from './light-list.tsx';
import { keptLights, lightsOf, type Light } from './lights.ts';
import { PremiumOffer } from './premium-offer.tsx';
import { Transits } from './transits.tsx';
import { WheelFigure } from './wheel-figure.tsx';

/** What stands over a letter, also before it is written. */
interface Subject {
  name: string | null;
  line: string;
  clock: Chart['clock'];
  isHourless: boolean;
  notes: readonly string[];
  wheel: string | null;
  lights: readonly Light[];
}

/** What is known of a chart that is not written yet; less after a reload. */
export function subjectOfBirth(birth: BirthDraft, sketch: ChartSketch | null): Subject {
  const { name, time, hourUnknown, choice, place } = birth;
  const told = { birthTime: hourUnknown ? null : time, birthTimeChoice: choice };
  return {
    name: name === '' ? null : name,
    line: place ? birthLine({ birthDate: birthDateOf(birth), ...told, place }) : '',
    clock: sketch?.clock ?? null,
    isHourless: hourUnknown,
    notes: sketch?.notes ?? [],
    wheel: sketch?.wheel ?? null,
    lights: sketch ? lightsOf(sketch).map((light) => ({ ...light, text: null })) : [],
  };
}

/** What stands over the letter of a kept chart. */
export function subjectOfChart(chart: Chart): Subject {
  const { name, clock, notes, wheel } = chart;
  const isHourless = chart.angles === null;
  const line = birthLine(chart);
  return { name, line, clock, isHourless, notes, wheel, lights: keptLights(chart) };
}

interface LetterPageProps {
  subject: Subject;
  /** The chart once it is kept and its letter stands there whole. */
  chart: Chart | null;
  onAnother: () => void;
  /** Called with the chart once it is answered that its hour was corrected. */
  onAnswered?: (chart: Chart) => void;
  /** The sheet with the letter. */
  children: ReactNode;
}

/** A chart with its letter and, below, its figures, the day over it and two charts compared. */
export function LetterPage(props: LetterPageProps) {
  const { subject, chart, onAnother, onAnswered, children } = props;
  const { isPremium } = useSession();
  const { wheel, lights, ...head } = subject;
  return (
    <>
      <ChartHead {...head}>
        {chart ? <LineButton onClick={onAnother}>Hacer otra carta</LineButton> : null}
      </ChartHead>
      {chart ? <CorrectionNotice chart={chart} {...(onAnswered && { onAnswered })} /> : null}
      {chart ? <Contents hasDays={isPremium} /> : null}
      <div className={classes.folio}>
        {wheel === null ? null : (
          <div className={classes.beside}>
            <WheelFigure wheel={wheel} isHourless={head.isHourless} />
            <LightList lights={lights} />
          </div>
        )}
        {children}
      </div>
      {chart ? <ChartFacts chart={chart} /> : null}
      {chart && isPremium ? (
        <>
          <Transits key={chart.id} id={chart.id} isHourless={chart.angles === null} />
          <Comparison key={`${chart.id} compared`} id={chart.id} />
        </>
      ) : null}
      {chart && !isPremium ? <PremiumOffer /> : null}
    </>
  );
}

/** What stands on a long page, to go there at once. */
function Contents({ hasDays }: { hasDays: boolean }) {
  return (
    <nav className={classes.contents} aria-label="En esta carta">
      <a href="#chart-figures">En cifras</a>
      {hasDays ? (
        <>
          <a href="#chart-transits">Hoy sobre mi carta</a>
          <a href="#chart-comparison">Comparar con otra</a>
        </>
      ) : null}
    </nav>
  );
}
