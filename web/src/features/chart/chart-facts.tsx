import {
  aspectName,
  degreesIn,
  houseTitle,
  moonInWords,
  orbInWords,
  pointName,
  pointPhrase,
} from '@sibila/content/chart/chart-words';
import { ELEMENT_NAMES, MODALITY_NAMES } from '@sibila/content/compatibility/elements';
import type { Chart } from '@sibila/contracts/chart';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { Star } from '../../components/ornament.tsx';
import classes from './tables.module.css';
import { chartRows } from './table-rows.ts';
import { WheelTable } from './wheel-table.tsx';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** «29° 12′ de Tauro», of a longitude in degrees. */
const onZodiac = (longitude: number): string =>
  degreesIn({ sign: SIGN_NAMES[Math.floor(longitude / 30) % 12] ?? '', degree: longitude % 30 });

/** The figures of a kept chart: positions, aspects, houses, balance and Moon. */
export function ChartFacts({ chart }: { chart: Chart }) {
  return (
    <section className={classes.facts} aria-labelledby="chart-figures">
      <h2 id="chart-figures">Tu carta en cifras</h2>
      <WheelTable rows={chartRows(chart)} withDignities />
      <div className={classes.columns}>
        <Aspects aspects={chart.aspects} isHourless={chart.angles === null} />
        <div>
          <Houses houses={chart.houses} />
          <Balance balance={chart.balance} moon={chart.moon} />
        </div>
      </div>
    </section>
  );
}

function Aspects({ aspects, isHourless }: Pick<Chart, 'aspects'> & { isHourless: boolean }) {
  return (
    <table className={classes.table}>
      <caption>
        {isHourless
          ? 'Aspectos que valen todo el día, los más cerrados primero'
          : 'Aspectos, los más cerrados primero'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Aspecto</th>
          <th scope="col">Orbe</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map(({ a, b, aspect, ...told }) => (
          <tr key={`${a} ${b}`}>
            <th scope="row">
              {pointName(a)} en {aspectName(aspect)} con {pointPhrase(b)}
            </th>
            <td>{orbInWords(told)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Houses({ houses }: Pick<Chart, 'houses'>) {
  if (houses === null)
    return (
      <p className={classes.missing}>
        Sin la hora de nacimiento no hay casas: su comienzo cambia de grado cada cuatro minutos.
      </p>
    );
  return (
    <table className={classes.table}>
      <caption>Casas por {houses.system === 'placidus' ? 'Plácido' : 'signos enteros'}</caption>
      <thead>
        <tr>
          <th scope="col">Casa</th>
          <th scope="col">Empieza en</th>
        </tr>
      </thead>
      <tbody>
        {houses.cusps.map((cusp, i) => (
          <tr key={cusp}>
            <th scope="row">{houseTitle(i + 1)}</th>
            <td>{onZodiac(cusp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Balance({ balance, moon }: Pick<Chart, 'balance' | 'moon'>) {
  const { elements, modalities, uncounted } = balance;
  const counts = [
    ...(['fire', 'earth', 'air', 'water'] as const).map(
      (key) => [capital(ELEMENT_NAMES[key]), elements[key]] as const,
    ),
    ...(['cardinal', 'fixed', 'mutable'] as const).map(
      (key) => [capital(MODALITY_NAMES[key]), modalities[key]] as const,
    ),
  ];
  return (
    <div className={classes.balance}>
      <h3>Cómo se reparten los diez astros</h3>
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={classes.marks} aria-hidden="true">
                {Array.from({ length: count }, (_, i) => (
                  <Star key={i} size={13} />
                ))}
              </span>
              {count}
            </dd>
          </div>
        ))}
      </dl>
      {uncounted.length === 0 ? null : (
        <p>
          No se cuentan {uncounted.map(pointName).join(' ni ')}: sin la hora no se sabe su signo.
        </p>
      )}
      <p>Fase de la Luna: {lower(moonInWords(moon))}.</p>
    </div>
  );
}
