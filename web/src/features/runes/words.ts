import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { QuestionWords } from '../reading/ask-question.tsx';
import type { RitualWords } from '../reading/ritual-notice.tsx';

const FIRST_YOU = 'Antes que las runas, tú';

export const QUESTION_WORDS: QuestionWords = {
  lead: 'Toma aire una vez, despacio. Si traes una pregunta, escríbela; si no, las runas hablarán del momento.',
  placeholder: '¿Qué necesito soltar para seguir adelante?',
  go: 'Tomar la bolsa',
  back: 'Cambiar de tirada',
  firstYou: FIRST_YOU,
};

export const RITUAL_WORDS: RitualWords = {
  full: 'Tu cupo de runas está completo',
  used: `${QUOTA_LIMIT} lecturas`,
  kept: 'Tus runas y tu pregunta',
  refused: 'esta tirada',
  again: 'Nueva tirada',
  firstYou: FIRST_YOU,
};
