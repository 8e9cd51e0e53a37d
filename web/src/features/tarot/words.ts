import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { QuestionWords } from '../reading/ask-question.tsx';
import type { RitualWords } from '../reading/ritual-notice.tsx';

const FIRST_YOU = 'Antes que las cartas, tú';

export const QUESTION_WORDS: QuestionWords = {
  lead: 'Toma aire una vez, despacio. Si traes una pregunta, escríbela; si no, las cartas hablarán del día.',
  placeholder: '¿Qué me conviene mirar antes de aceptar ese trabajo?',
  go: 'Tomar la baraja',
  back: 'Cambiar de tirada',
  firstYou: FIRST_YOU,
};

export const RITUAL_WORDS: RitualWords = {
  full: 'Tu cupo de tarot está completo',
  used: `${QUOTA_LIMIT} lecturas`,
  kept: 'Tus cartas y tu pregunta',
  refused: 'esta tirada',
  again: 'Nueva tirada',
  firstYou: FIRST_YOU,
};
