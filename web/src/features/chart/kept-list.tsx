import { SignGlyph } from '../../components/sign-glyph.tsx';
import { chartTitle, placeName } from './birth-words.ts';
import classes from './kept-list.module.css';
import { useKeptCharts } from './use-kept-charts.ts';

const SHOWN = 6;

/** The charts that are kept, to be opened on this page; nothing where there are none. */
export function KeptList({ onOpen }: { onOpen: (id: string) => void }) {
  const charts = useKeptCharts();
  if (charts.length === 0) return null;
  return (
    <section className={classes.kept} aria-labelledby="kept-charts">
      <h2 id="kept-charts">Tus cartas guardadas</h2>
      <ul>
        {charts.slice(0, SHOWN).map((chart) => (
          <li key={chart.id}>
            <button type="button" onClick={() => onOpen(chart.id)}>
              <span aria-hidden="true">{chart.sun ? <SignGlyph sign={chart.sun} /> : null}</span>
              <b>{chartTitle(chart)}</b>
              <small>{placeName(chart.place)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
