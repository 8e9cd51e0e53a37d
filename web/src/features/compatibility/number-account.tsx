import { signed } from '../../lib/signed.ts';
import type { Account, AccountRow, Tone } from './account.ts';
import classes from './number-account.module.css';

const TONES: Readonly<Record<Tone, string>> = {
  strength: 'Fortaleza',
  friction: 'Roce',
  even: 'Ni a favor ni en contra',
};

/** The same of an angle, whose number is where the account begins: it adds even where it rubs. */
const ANGLES: Readonly<Record<Tone, string>> = {
  strength: 'Punto de partida favorable',
  friction: 'Punto de partida tenso',
  even: 'Punto de partida neutro',
};

interface NumberAccountProps {
  account: Account;
  /** Its points come in one after the other. */
  arriving?: boolean;
}

/** Where a number comes from: its four points, what each weighs, and their sum. */
export function NumberAccount({ account, arriving = false }: NumberAccountProps) {
  const [base, ...others] = account.rows;
  const sum = others.map(({ delta }) => ` ${delta < 0 ? '−' : '+'} ${Math.abs(delta)}`).join('');
  return (
    <div className={classes.account} data-arriving={arriving || undefined}>
      <ol className={classes.points} aria-label="De dónde sale el número">
        {account.rows.map((row) => (
          <Point key={row.kind} row={row} />
        ))}
      </ol>
      <p className={classes.sum}>
        {base?.delta}
        {sum} = <strong>{account.percent} %</strong>
      </p>
    </div>
  );
}

function Point({ row }: { row: AccountRow }) {
  return (
    <li data-tone={row.tone}>
      <span className={classes.title}>{row.title}</span>
      <span className={classes.delta}>{signed(row.delta)}</span>
      <span className={classes.label}>{row.label}</span>
      <span className={classes.reasons}>
        {row.reasons.map(({ text, delta }) => (
          <span key={text}>
            {text}
            {delta === null ? null : <b> {signed(delta)}</b>}
          </span>
        ))}
      </span>
      <span className={classes.tone}>{(row.kind === 'aspect' ? ANGLES : TONES)[row.tone]}</span>
    </li>
  );
}
