import { desc } from 'drizzle-orm';
import type { ChartSection } from '@sibila/contracts/chart';
import { astralCharts, keptBirths } from '@sibila/drizzle/schema/astral-charts';
import { compatibilities } from '@sibila/drizzle/schema/compatibility';
import { palmReadings } from '@sibila/drizzle/schema/palm';
import { runeReadings } from '@sibila/drizzle/schema/runes';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { escapeHtml } from '@sibila/emails/escape-html';
import { owned } from './holding.ts';
import { DAY, DIGEST, OWNER, READER, READING, said } from './holding-fields.ts';
import { longDay, longInstant, palmText, readingItem } from './page-text.ts';

const BORN = {
  birthDate: DAY('Fecha de nacimiento'),
  birthTime: 'Hora de nacimiento',
  birthTimeChoice: said('Cuál de las dos horas', { first: 'La primera', second: 'La segunda' }),
  place: 'Lugar de nacimiento',
} as const;

/** A birth in one line: the day, the hour, the town and its country. */
const bornLine = (row: Pick<typeof keptBirths.$inferSelect, keyof typeof BORN>) =>
  `${longDay(row.birthDate)} · ${row.birthTime ?? 'sin hora'} · ${row.place.name} (${row.place.country})`;

const letterText = (sections: readonly ChartSection[]) =>
  sections.map(({ title, text }) => `${title}: ${text}`).join('\n');

/** The tables of finished readings. */
export const READING_HOLDINGS = {
  tarotReadings: owned(tarotReadings, {
    title: 'Lecturas de tarot',
    order: [desc(tarotReadings.createdAt), desc(tarotReadings.id)],
    fields: {
      ...READING,
      cards: 'Cartas',
      question: 'Pregunta',
      interpretation: 'Interpretación',
      reader: READER,
    },
    item: (row) =>
      readingItem({ ...row, heading: row.cards.join(' · '), text: row.interpretation }),
  }),
  runeReadings: owned(runeReadings, {
    title: 'Lecturas de runas',
    order: [desc(runeReadings.createdAt), desc(runeReadings.id)],
    fields: {
      ...READING,
      runes: 'Runas',
      question: 'Pregunta',
      interpretation: 'Interpretación',
      reader: READER,
    },
    item: (row) =>
      readingItem({ ...row, heading: row.runes.join(' · '), text: row.interpretation }),
  }),
  palmReadings: owned(palmReadings, {
    title: 'Lecturas de palma',
    order: [desc(palmReadings.createdAt), desc(palmReadings.id)],
    fields: {
      ...READING,
      hand: said('Mano', { left: 'Izquierda', right: 'Derecha' }),
      analysis: 'Análisis',
      features: 'Medidas y trazado de las líneas',
      reader: READER,
      photos: {
        omitted: 'Las fotos de tus palmas que quisiste guardar van en la carpeta «fotos».',
      },
      bodyDigest: DIGEST,
    },
    item: ({ hand, analysis, ...row }) =>
      readingItem({
        ...row,
        heading: hand === 'left' ? 'Mano izquierda' : 'Mano derecha',
        question: null,
        text: palmText(analysis),
      }),
  }),
  compatibilities: owned(compatibilities, {
    title: 'Compatibilidades',
    order: [desc(compatibilities.createdAt), desc(compatibilities.id)],
    fields: {
      ...READING,
      firstSign: 'Primer signo',
      secondSign: 'Segundo signo',
      compatibility: 'Compatibilidad (%)',
      analysis: 'Análisis',
      reader: READER,
    },
    item: ({ firstSign, secondSign, compatibility, analysis, ...row }) =>
      readingItem({
        ...row,
        heading: `${firstSign} y ${secondSign}: ${compatibility} %`,
        question: null,
        text: analysis,
      }),
  }),
  astralCharts: owned(astralCharts, {
    title: 'Cartas astrales',
    order: [desc(astralCharts.createdAt), desc(astralCharts.id)],
    fields: {
      ...READING,
      name: 'Nombre de la carta',
      ...BORN,
      houseSystem: said('Casas', { placidus: 'Placidus', 'whole-sign': 'Signos enteros' }),
      signs: 'Signos del Sol, de la Luna y del Ascendente',
      interpretation: 'Interpretación',
      reader: READER,
      writtenFor: 'Instante de nacimiento con el que se escribió',
      toldOf: 'Instante corregido del que te avisamos',
      formerLetters: 'Interpretaciones anteriores, escritas con otra hora',
    },
    item: (row) =>
      readingItem({
        ...row,
        heading: [...(row.name === null ? [] : [row.name]), bornLine(row)].join(' · '),
        question: null,
        text: [
          letterText(row.interpretation),
          ...row.formerLetters.map(
            ({ interpretation }) =>
              `Texto anterior, escrito con la hora anterior:\n${letterText(interpretation)}`,
          ),
        ].join('\n'),
      }),
  }),
  keptBirths: owned(keptBirths, {
    title: 'Los datos de nacimiento de tu perfil',
    order: [keptBirths.userId],
    fields: { ...BORN, savedAt: 'Guardados', userId: OWNER },
    item: (row) =>
      `<p>${escapeHtml(bornLine(row))}</p><p>Guardados el ${escapeHtml(longInstant(row.savedAt))}</p>\n`,
  }),
};
