import { BodyGlyph } from '../../components/body-glyph.tsx';
import type { TableRow } from './table-rows.ts';
import classes from './tables.module.css';

interface WheelTableProps {
  rows: readonly TableRow[];
  /** Kept charts tell how each body fares in its sign. */
  withDignities?: boolean;
}

/** What the wheel shows, as a table: for whoever can't see it, and whoever wants to check it. */
export function WheelTable({ rows, withDignities = false }: WheelTableProps) {
  return (
    <table className={classes.table}>
      <caption>Lo mismo que la rueda, en una tabla</caption>
      <thead>
        <tr>
          <th scope="col">Punto</th>
          <th scope="col">Signo y grado</th>
          <th scope="col">Casa</th>
          <th scope="col">{withDignities ? 'Marcha y dignidad' : 'Marcha'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, body, where, house, motion, dignity }) => (
          <tr key={name}>
            <th scope="row">
              <span className={classes.point}>
                {body === null ? null : <BodyGlyph body={body} />}
                {name}
              </span>
            </th>
            <td>{where}</td>
            <td>{house === '' ? <None /> : house}</td>
            <td>{[motion, dignity].filter(Boolean).join(', ') || <None />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function None() {
  return <span className={classes.none}>—</span>;
}
