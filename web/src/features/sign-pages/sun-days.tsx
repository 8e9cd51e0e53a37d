import type { SignPage } from '@sibila/contracts/zodiac-pages';
import { dateFormat } from '../../lib/date-format.ts';
import classes from './sun-days.module.css';

const longDay = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

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
          {longDay(new Date(`${moment.date}T12:00:00Z`))}, {moment.time}
        </time>
      </dd>
    </div>
  );
}
