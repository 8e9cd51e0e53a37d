import type { Horoscope } from '@sibila/contracts/horoscope';
import { ASPECTS } from '@sibila/domain/sky/aspects';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { BODIES } from '@sibila/domain/sky/body-names';
import { BodyGlyph } from '../../components/body-glyph.tsx';
import classes from './sky-facts.module.css';

type Facts = Horoscope['facts'];

const nameOf = (body: string) => BODIES.find((entry) => entry.body === body)?.name ?? body;
const aspectName = (aspect: string) =>
  ASPECTS.find((entry) => entry.aspect === aspect)?.name ?? aspect;

/** «12° 04′» of a sign, from an ecliptic longitude in degrees. */
function placeInSign(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`;
}

interface SkyFactsProps {
  sign: SignName;
  facts: Facts;
}

/** The facts that a day's text rests on, for whoever wants to check them. */
export function SkyFacts({ sign, facts: { bodies, aspects, moon } }: SkyFactsProps) {
  const light = Math.round(moon.illumination * 100);
  return (
    <details className={classes.facts}>
      <summary>¿Por qué esta lectura?</summary>
      <p>
        Estas son las posiciones del mediodía de ese día en tu zona; las horas que cita el texto
        salen del mismo cálculo. Las casas se cuentan desde el signo que lees: la uno es {sign}, la
        dos el siguiente, y así hasta doce. La Luna: {moon.phase}, {light} % de luz.
      </p>
      <div className={classes.columns}>
        <ul aria-label="Posiciones">
          {bodies.map(({ body, longitude, sign: place, retrograde }) => (
            <li key={body}>
              <BodyGlyph body={body} />
              <b>{nameOf(body)}</b>
              <span>
                {placeInSign(longitude)} de {place}
                {retrograde ? ', retrógrado' : ''}
              </span>
            </li>
          ))}
        </ul>
        {aspects.length === 0 ? (
          <p>Ese día ningún par de astros formaba un aspecto mayor.</p>
        ) : (
          <ul aria-label="Aspectos">
            {aspects.map(({ a, b, aspect, orb }) => (
              <li key={`${a}-${b}`}>
                <b>
                  {nameOf(a)} y {nameOf(b)}
                </b>
                <span>
                  {aspectName(aspect)}, a {orb.toFixed(1).replace('.', ',')}° de la exacta
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
