import type { Horoscope } from '@sibila/contracts/horoscope';
import { retrogradeWord } from '@sibila/content/horoscope/words';
import { BODY_NAMES } from '@sibila/content/compatibility/ruler-account';
import { SIGN_TRAITS } from '@sibila/domain/compatibility/sign-traits';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { Link } from '@tanstack/react-router';
import { Paper } from '../../components/paper.tsx';
import { trpc } from '../../lib/trpc.ts';
import { dayTitle } from '../horoscope/days.ts';
import { Failure } from '../horoscope/failure.tsx';
import { askForSign } from '../horoscope/use-chosen-sign.ts';
import { ReadingText, readerLabel } from '../reading/reading-text.tsx';
import classes from './today-sheet.module.css';

/** The sign's horoscope of today, the one of Mexico City's day, and what it rests on in short. */
export function TodaySheet({ sign }: { sign: SignName }) {
  const { data, error, refetch, isFetching } = trpc.horoscope.day.useQuery({
    sign: signSlug(sign),
  });
  const ask = askForSign(sign);
  return (
    <Paper className={classes.sheet}>
      <h2 className={classes.title}>
        {sign} hoy{data ? <span>, {dayTitle(data.date)}</span> : null}
      </h2>
      {data ? (
        <>
          <ReadingText text={data.text} />
          <Facts sign={sign} facts={data.facts} />
          <p className={classes.maker}>
            {readerLabel(data.reader)}. Es el día de Ciudad de México; con tu hora, y con todas sus
            cifras, está{' '}
            <Link to="/" hash="horoscopo" onClick={ask}>
              en la portada
            </Link>
            .
          </p>
        </>
      ) : error ? (
        <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p>
          El texto de hoy se está escribiendo. También puedes leerlo{' '}
          <Link to="/" hash="horoscopo" onClick={ask}>
            en la portada
          </Link>
          .
        </p>
      )}
    </Paper>
  );
}

function Facts({ sign, facts }: { sign: SignName; facts: Horoscope['facts'] }) {
  const { ruler } = SIGN_TRAITS[sign];
  const body = facts.bodies.find((position) => position.body === ruler);
  const light = Math.round(facts.moon.illumination * 100);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>La Luna a mediodía</dt>
        <dd>
          En {facts.moon.sign}, casa {houseOf(facts.moon.sign, sign)}; {facts.moon.phase}, {light} %
          de luz
        </dd>
      </div>
      {body && ruler !== 'Moon' ? (
        <div>
          <dt>{BODY_NAMES[ruler]}, su regente</dt>
          <dd>
            En {body.sign}, casa {houseOf(body.sign, sign)}
            {body.retrograde ? `, ${retrogradeWord(ruler)}` : ''}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
