import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { arcInWords, aspectName, pointName } from '@sibila/content/chart/chart-words';
import type { ChartComparison } from '@sibila/contracts/chart';
import { LineButton } from '../../components/button.tsx';
import { signed } from '../../lib/signed.ts';
import { trpc } from '../../lib/trpc.ts';
import { fieldClasses } from '../account/field-classes.ts';
import { Failure } from './failure.tsx';
import { chartInSentence, chartTitle } from './birth-words.ts';
import classes from './comparison.module.css';
import { useKeptCharts } from './use-kept-charts.ts';

/** A kept chart beside another one: which, the percent, and where it comes from. */
export function Comparison({ id }: { id: string }) {
  const others = useKeptCharts().filter((chart) => chart.id !== id);
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<string>();
  return (
    <section className={classes.comparison} aria-labelledby="chart-comparison">
      <h2 id="chart-comparison">Comparar con otra carta</h2>
      {others.length === 0 ? (
        <p className={classes.lead}>
          Para comparar hacen falta dos cartas guardadas. Haz y lee la de la otra persona, y las dos
          se encontrarán aquí.
        </p>
      ) : (
        <div className={classes.choice}>
          <NativeSelect
            label="La otra carta"
            value={chosen}
            data={[
              { value: '', label: 'Elige una de las tuyas' },
              ...others.map((chart) => ({ value: chart.id, label: chartTitle(chart) })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
            classNames={fieldClasses}
          />
          <LineButton
            aria-disabled={chosen === ''}
            onClick={() => setAsked(chosen === '' ? undefined : chosen)}
          >
            Comparar
          </LineButton>
        </div>
      )}
      {asked === undefined ? null : <Compared first={id} second={asked} />}
    </section>
  );
}

function Compared(pair: { first: string; second: string }) {
  const { data, error, refetch, isFetching } = trpc.chart.compare.useQuery(pair);
  if (error && !data)
    return <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <p className={classes.lead} role="status">
        Poniendo una carta sobre la otra…
      </p>
    );
  return <Account comparison={data} />;
}

function Account({ comparison }: { comparison: ChartComparison }) {
  const { first, second, percent, points, strengths, frictions, closing, notes } = comparison;
  // Without an hour an orb is that of a whole day, and no one figure is true.
  const hasOrbs = first.birthTime !== null && second.birthTime !== null;
  const words = [strengths, frictions, closing].filter((text) => text !== null);
  return (
    <div className={classes.account} role="group" aria-label="Las dos cartas comparadas">
      <p className={classes.percent} role="status">
        {percent} <small>%</small>
        <span>
          {chartTitle(first)}, y {chartInSentence(second)}
        </span>
      </p>
      <table className={classes.points}>
        <caption>De dónde sale el número</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Punto</th>
            <th scope="col">Suma</th>
            <th scope="col">Por qué</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ kind, delta, title, text, ties }) => (
            <tr key={kind}>
              <th scope="row">{title}</th>
              <td className={classes.delta}>{signed(delta)}</td>
              <td>
                <p>{text}</p>
                <Ties ties={ties} hasOrbs={hasOrbs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {words.map((text) => (
        <p key={text} className={classes.words}>
          {text}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface TiesProps {
  ties: ChartComparison['points'][number]['ties'];
  hasOrbs: boolean;
}

function Ties({ ties, hasOrbs }: TiesProps) {
  if (ties.length === 0) return null;
  return (
    <ul className={classes.ties}>
      {ties.map(({ first, second, aspect, orb, delta }) => (
        <li key={`${first} ${second}`}>
          {pointName(first)} en {aspectName(aspect)} con {pointName(second)}
          {hasOrbs ? `, orbe ${arcInWords(orb)}` : ''} <b>{signed(delta)}</b>
        </li>
      ))}
    </ul>
  );
}
