import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { SpreadKind } from '../reading/spread-kind.ts';
import { RUNE_DRAFTS, type Step } from './draft.ts';

const FIRST_YOU = 'Antes que las runas, tú';

/** The ritual of the runes, in its own words. */
export const RUNES: SpreadKind<Step> = {
  type: 'runes',
  marks: [
    { label: 'Tirada', steps: ['spread'] },
    { label: 'Pregunta', steps: ['question'] },
    { label: 'Bolsa', steps: ['shake'] },
    { label: 'Piedras', steps: ['cast'] },
    { label: 'Lectura', steps: ['reading'] },
  ],
  next: 'shake',
  question: {
    lead: 'Toma aire una vez, despacio. Si traes una pregunta, escríbela; si no, las runas hablarán del momento.',
    placeholder: '¿Qué necesito soltar para seguir adelante?',
    go: 'Tomar la bolsa',
    back: 'Cambiar de tirada',
    firstYou: FIRST_YOU,
  },
  words: {
    full: 'Tu cupo de runas está completo',
    used: `${QUOTA_LIMIT} lecturas`,
    kept: 'Tus runas y tu pregunta',
    refused: 'esta tirada',
    again: 'Nueva tirada',
    firstYou: FIRST_YOU,
  },
  waiting: 'Tus runas se están leyendo…',
  drafts: RUNE_DRAFTS,
};
