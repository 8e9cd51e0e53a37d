import type { SignPage } from '@sibila/contracts/zodiac-pages';
import { calendarDate } from '../../lib/dates.ts';
import classes from './sun-days.module.css';

type Moment = SignPage['sun']['from'];

/** When the Sun enters and leaves a sign, by the clocks of Mexico City. */
export function SunDays({ sun: { from, to } }: { sun: SignPage['sun'] }) {
  return (
    <dl className={classes.days}>
      <Passing title="Entra" moment={from} />
      <Passing title="Sale" moment={to} />
      <div className={classes.zone}>
        <dt className="visually-hidden">Zona horaria</dt>
        <dd>Hora de Ciudad de México</dd>
      </div>
    </dl>
  );
}

function Passing({ title, moment }: { title: string; moment: Moment }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <time dateTime={moment.at}>
          {calendarDate(new Date(`${moment.date}T12:00:00Z`))}, {moment.time}
        </time>
      </dd>
    </div>
  );
}
