import type { PremiumHoroscope } from '@sibila/contracts/horoscope';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { FrameCorners, Star } from '../../components/ornament.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { readerLabel } from '../reading/reading-text.tsx';
import classes from './exclusive-part.module.css';
import { Failure } from './failure.tsx';
import { horoscopeInput } from './horoscope-input.ts';
import { WeekFacts } from './week-facts.tsx';

const PARTS = [
  { part: 'love', title: 'Amor y vínculos' },
  { part: 'work', title: 'Trabajo' },
  { part: 'energy', title: 'Energía' },
  { part: 'week', title: 'La semana que viene' },
] as const satisfies readonly { part: keyof PremiumHoroscope; title: string }[];

interface ExclusivePartProps {
  sign: SignName | undefined;
  day: string | undefined;
}

/** What Premium adds to a day; to everybody else, what it is and where to find it. */
export function ExclusivePart({ sign, day }: ExclusivePartProps) {
  const { isPremium } = useSession();
  return (
    <aside className={classes.exclusive} aria-labelledby="exclusive-title">
      <FrameCorners />
      <h3 id="exclusive-title">La parte exclusiva</h3>
      {!isPremium ? (
        <Invitation />
      ) : sign !== undefined && day !== undefined ? (
        <Texts sign={sign} day={day} />
      ) : null}
    </aside>
  );
}

function Invitation() {
  return (
    <div className={classes.invitation}>
      <ul className={classes.names}>
        {PARTS.map(({ part, title }) => (
          <li key={part}>
            <Star size={13} /> {title}
          </li>
        ))}
      </ul>
      <p>
        Cuatro textos más para tu signo, cada día, con los tránsitos de los siete días siguientes.
        Vienen con <a href="#premium">Premium</a>; el horóscopo de arriba es y será de todos.
      </p>
    </div>
  );
}

function Texts({ sign, day }: { sign: SignName; day: string }) {
  const { data, error, refetch, isFetching } = trpc.horoscope.premium.useQuery(
    horoscopeInput(sign, day),
  );
  if (error && !data)
    return <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={classes.texts} aria-busy={!data}>
        {PARTS.map(({ part, title }) => (
          <section key={part}>
            <h4>{title}</h4>
            {data ? <p>{data[part]}</p> : <span className={classes.waiting} />}
          </section>
        ))}
      </div>
      <p className={classes.maker}>{data ? readerLabel(data.reader) : '\u00a0'}</p>
      {data ? <WeekFacts key={`${sign} ${day}`} week={data.facts.week} /> : null}
    </>
  );
}
