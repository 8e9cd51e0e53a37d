import type { SignName } from '@sibila/domain/zodiac/signs';
import { Paper } from '../../components/paper.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ReadingText, readerLabel } from '../reading/reading-text.tsx';
import { dayTitle } from './days.ts';
import classes from './day-sheet.module.css';
import { Failure } from './failure.tsx';
import { horoscopeInput } from './horoscope-input.ts';
import { LinesSkeleton } from './lines-skeleton.tsx';
import { SkyFacts } from './sky-facts.tsx';

interface DaySheetProps {
  /** Undefined until it is known who is reading, and when. */
  sign: SignName | undefined;
  day: string | undefined;
}

const LINES = 9;

/** The sheet with the text of a sign and day. */
export function DaySheet({ sign, day }: DaySheetProps) {
  return (
    <Paper className={classes.sheet}>
      {sign === undefined || day === undefined ? <Awaited /> : <DayText sign={sign} day={day} />}
    </Paper>
  );
}

/** The shape of the text; to those whose browser runs no scripts, where they find it. */
function Awaited() {
  return (
    <>
      <LinesSkeleton lines={LINES} />
      <noscript>
        <h3 className={classes.title}>Doce signos, doce textos para hoy</h3>
        <p>
          Elige tu signo y se abre su página, con el texto de este día y las posiciones del cielo en
          que se apoya. Para leerlo aquí mismo, y el de los días que ya pasaron, hace falta
          JavaScript: actívalo en tu navegador y vuelve a cargar la página.
        </p>
      </noscript>
    </>
  );
}

function DayText({ sign, day }: { sign: SignName; day: string }) {
  const { data, error, refetch, isFetching } = trpc.horoscope.day.useQuery(
    horoscopeInput(sign, day),
  );
  return (
    <>
      <h3 className={classes.title} aria-live="polite">
        {sign} <span>{dayTitle(day)}</span>
      </h3>
      {data ? (
        <>
          <ReadingText text={data.text} />
          <p className={classes.maker}>{readerLabel(data.reader)}</p>
          <SkyFacts key={`${sign} ${day}`} sign={sign} day={day} facts={data.facts} />
        </>
      ) : error ? (
        <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={LINES} />
      )}
    </>
  );
}
