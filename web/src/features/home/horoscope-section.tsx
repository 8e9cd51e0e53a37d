import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { Paper } from '../../components/paper.tsx';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import classes from './horoscope-section.module.css';
import { Section } from './section.tsx';

const DATES: Record<SignName, string> = {
  Aries: '21 mar – 19 abr',
  Tauro: '20 abr – 20 may',
  Géminis: '21 may – 20 jun',
  Cáncer: '21 jun – 22 jul',
  Leo: '23 jul – 22 ago',
  Virgo: '23 ago – 22 sep',
  Libra: '23 sep – 22 oct',
  Escorpio: '23 oct – 21 nov',
  Sagitario: '22 nov – 21 dic',
  Capricornio: '22 dic – 19 ene',
  Acuario: '20 ene – 18 feb',
  Piscis: '19 feb – 20 mar',
};

/** The daily horoscope's plate. */
export function HoroscopeSection() {
  return (
    <Section
      id="horoscope"
      anchor="horoscopo"
      plate="I"
      name="Horóscopo diario"
      title="¿Qué pide hoy tu signo?"
      lead="Doce textos cada mañana, uno por signo, escritos sobre posiciones calculadas para ese día."
    >
      <div className={classes.horoscope}>
        <ul className={classes.signs} aria-label="Los doce signos y sus fechas">
          {SIGN_NAMES.map((sign) => (
            <li key={sign}>
              <SignGlyph sign={sign} />
              <b>{sign}</b>
              <span>{DATES[sign]}</span>
            </li>
          ))}
        </ul>
        <Paper dropCapital className={classes.sheet}>
          <p>
            En esta hoja leerás tu día: por dónde va la Luna, qué planeta forma un ángulo con tu
            signo y qué puedes hacer con eso antes de la noche. Un párrafo o dos, con la hora en tu
            zona y las cifras al pie para quien quiera comprobarlas.
          </p>
          <p>
            Aún no está abierta: la estamos escribiendo con calma y abrirá pronto. Hasta entonces,
            la rueda de arriba ya muestra el cielo de este momento, y la baraja te espera en la
            lámina siguiente.
          </p>
        </Paper>
      </div>
    </Section>
  );
}
