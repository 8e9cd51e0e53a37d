import { Horoscope } from '../horoscope/horoscope.tsx';
import { Section } from './section.tsx';
import { useLanding } from './use-landing.ts';

const ANCHOR = 'horoscopo';

/** The daily horoscope's plate. */
export function HoroscopeSection() {
  useLanding(ANCHOR);
  return (
    <Section
      id="horoscope"
      anchor={ANCHOR}
      plate="I"
      name="Horóscopo diario"
      title="¿Qué pide hoy tu signo?"
      lead="Doce textos cada día, uno por signo, escritos sobre posiciones calculadas para ese día y con las cifras al pie."
    >
      <Horoscope />
    </Section>
  );
}
