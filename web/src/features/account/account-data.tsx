import type { User } from '@sibila/contracts/account';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { longDate } from '../quota/dates.ts';
import { HistoryCard } from './history-card.tsx';
import classes from './account-data.module.css';

/** What the product holds about an account, to read. */
export function AccountData({ user }: { user: User }) {
  return (
    <div className={classes.cards}>
      <HistoryCard title="Tus datos" action={null}>
        <dl className={classes.data}>
          <Datum name="Nombre" value={user.fullName} />
          <Datum name="Usuario" value={user.username} />
          <Datum name="Correo electrónico" value={user.email} />
          <Datum name="Signo zodiacal" value={user.zodiacSign ?? 'Sin indicar'} />
          <Datum name="Miembro desde" value={longDate(user.createdAt)} />
        </dl>
        <p className={classes.note}>Pronto podrás cambiarlos desde aquí.</p>
      </HistoryCard>
      <HistoryCard title="Tu cupo" action={null}>
        <div className={classes.quota}>
          <QuotaMeter type="tarot" />
        </div>
      </HistoryCard>
    </div>
  );
}

function Datum({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.datum}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
