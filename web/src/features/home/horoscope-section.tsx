import { Horoscope } from '../horoscope/horoscope.tsx';
import { Section } from './section.tsx';

/** The daily horoscope's plate. */
export function HoroscopeSection() {
  return (
    <Section
      id="horoscope"
      anchor="horoscopo"
      plate="I"
      name="Horóscopo diario"
      title="¿Qué pide hoy tu signo?"
      lead="Doce textos cada día, uno por signo, escritos sobre posiciones calculadas para ese día y con las cifras al pie."
    >
      <Horoscope />
    </Section>
  );
}
