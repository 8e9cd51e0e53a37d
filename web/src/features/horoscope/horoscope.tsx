import { Link } from '@tanstack/react-router';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { DayBar } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import { ExclusivePart } from './exclusive-part.tsx';
import classes from './horoscope.module.css';
import { SignPicker } from './sign-picker.tsx';
import { useChosenSign } from './use-chosen-sign.ts';
import { useDay } from './use-day.ts';

/** The horoscope of a sign and day: the sign to choose, the text with its facts, what Premium adds. */
export function Horoscope() {
  const [sign, chooseSign] = useChosenSign();
  const choice = useDay();
  return (
    <>
      <div className={classes.horoscope}>
        <SignPicker sign={sign} onChoose={chooseSign} />
        <div className={classes.reading}>
          <div className={classes.days}>{choice ? <DayBar choice={choice} /> : null}</div>
          <DaySheet sign={sign} day={choice?.day} />
          <p className={classes.chart}>
            Esto es el cielo de{' '}
            {sign === undefined ? (
              'tu signo'
            ) : (
              <Link to="/horoscopo/$signo" params={{ signo: signSlug(sign) }}>
                tu signo
              </Link>
            )}
            . El tuyo entero, con tu hora y tu lugar, está en tu{' '}
            <Link to="/carta-astral">carta astral</Link>.
          </p>
        </div>
      </div>
      <ExclusivePart sign={sign} day={choice?.day} />
    </>
  );
}
