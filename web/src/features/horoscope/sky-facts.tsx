import type { Horoscope } from '@sibila/contracts/horoscope';
import { retrogradeWord } from '@sibila/content/horoscope/words';
import { ASPECTS, type AspectName } from '@sibila/domain/sky/aspects';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { BODIES, type BodyName } from '@sibila/domain/sky/body-names';
import { BodyGlyph } from '../../components/body-glyph.tsx';
import { EventList } from './event-list.tsx';
import { FactGroup } from './fact-group.tsx';
import { MoonList, RetrogradeList } from './motion-lists.tsx';
import classes from './sky-facts.module.css';
import { degreesInSign } from './sky-words.ts';

type Facts = Horoscope['facts'];

const nameOf = (body: BodyName) => BODIES.find((entry) => entry.body === body)?.name ?? body;
const aspectName = (aspect: AspectName) =>
  ASPECTS.find((entry) => entry.aspect === aspect)?.name ?? aspect;

interface SkyFactsProps {
  sign: SignName;
  /** The day that is read, YYYY-MM-DD. */
  day: string;
  facts: Facts;
}

/** The facts that a day's text rests on, for whoever wants to check them. */
export function SkyFacts({ sign, day, facts }: SkyFactsProps) {
  const { bodies, aspects, moon, events, moonStays, quarters, retrogrades } = facts;
  const light = Math.round(moon.illumination * 100);
  return (
    <details className={classes.facts}>
      <summary>¿Por qué esta lectura?</summary>
      <p>
        Las posiciones y los aspectos son los del mediodía de ese día; las horas, las de tu zona.
        Las casas se cuentan desde el signo que lees: la uno es {sign}, la dos el siguiente, y así
        hasta doce. La Luna: {moon.phase}, {light} % de luz.
      </p>
      <FactGroup title="Las horas del día">
        {events.length === 0 ? (
          <p>
            Ese día ningún astro cambia de signo ni de rumbo, y ningún aspecto llega a ser exacto.
          </p>
        ) : (
          <EventList label="Las horas del día" events={events} />
        )}
      </FactGroup>
      <div className={classes.columns}>
        <FactGroup title="Posiciones">
          <Positions bodies={bodies} />
        </FactGroup>
        <FactGroup title="Aspectos">
          <Aspects aspects={aspects} />
        </FactGroup>
        <FactGroup title="La Luna">
          <MoonList day={day} stays={moonStays} quarters={quarters} />
        </FactGroup>
        <FactGroup title="Retrógrados">
          <RetrogradeList day={day} retrogrades={retrogrades} />
        </FactGroup>
      </div>
    </details>
  );
}

function Positions({ bodies }: Pick<Facts, 'bodies'>) {
  return (
    <ul aria-label="Posiciones">
      {bodies.map(({ body, longitude, sign, retrograde }) => (
        <li key={body}>
          <BodyGlyph body={body} />
          <b>{nameOf(body)}</b>{' '}
          <span>
            {degreesInSign(longitude)} de {sign}
            {retrograde ? `, ${retrogradeWord(body)}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Aspects({ aspects }: Pick<Facts, 'aspects'>) {
  if (aspects.length === 0)
    return <p>Ese día ningún par de astros formaba un aspecto mayor a mediodía.</p>;
  return (
    <ul aria-label="Aspectos">
      {aspects.map(({ a, b, aspect, orb }) => (
        <li key={`${a}-${b}`}>
          <b>
            {nameOf(a)} y {nameOf(b)}
          </b>{' '}
          <span>
            {aspectName(aspect)}, a {orb.toFixed(1).replace('.', ',')}° de la exacta
          </span>
        </li>
      ))}
    </ul>
  );
}
