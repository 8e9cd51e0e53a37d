import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { SpreadKind } from '../reading/spread-kind.ts';
import { TAROT_DRAFTS, type Step } from './draft.ts';

const FIRST_YOU = 'Antes que las cartas, tú';

/** The ritual of the cards, in its own words. */
export const TAROT: SpreadKind<Step> = {
  type: 'tarot',
  marks: [
    { label: 'Tirada', steps: ['spread'] },
    { label: 'Pregunta', steps: ['question'] },
    { label: 'Baraja', steps: ['shuffle', 'cut'] },
    { label: 'Cartas', steps: ['choose', 'reveal'] },
    { label: 'Lectura', steps: ['reading'] },
  ],
  next: 'shuffle',
  question: {
    lead: 'Toma aire una vez, despacio. Si traes una pregunta, escríbela; si no, las cartas hablarán del día.',
    placeholder: '¿Qué me conviene mirar antes de aceptar ese trabajo?',
    go: 'Tomar la baraja',
    back: 'Cambiar de tirada',
    firstYou: FIRST_YOU,
  },
  words: {
    full: 'Tu cupo de tarot está completo',
    used: `${QUOTA_LIMIT} lecturas`,
    kept: 'Tus cartas y tu pregunta',
    refused: 'esta tirada',
    again: 'Nueva tirada',
    firstYou: FIRST_YOU,
  },
  waiting: 'Tus cartas se están leyendo…',
  drafts: TAROT_DRAFTS,
};
