import { wholeWords } from '@sibila/domain/text/whole-words';

/** A question of every theme, for any reader. */
export const QUESTIONS = [
  '',
  '¿Dejo mi trabajo?',
  '¿Volverá mi ex?',
  '¿Cómo mejoro la relación con mi madre?',
  '¿Invierto mis ahorros?',
  '¿Cómo seguirá mi salud este año?',
  '¿Aprobaré el examen?',
  '¿Me mudo a otra ciudad?',
  '¿Debería aceptar?',
  '¿Qué necesito ver de mí?',
];

/** Questions about a body that can wait for an appointment. */
export const CALM = [
  'tengo un bulto en el pecho',
  '¿voy al doctor o espero?',
  '¿dejo de tomar mi antidepresivo?',
  '¿Por qué me duele tanto la espalda?',
  '¿Me operan o no?',
  '¿Qué enfermedad tengo?',
  '¿Cambio la dosis de la insulina?',
  'mi hijo tiene fiebre',
];

/** Questions about a body that need help at once. */
export const URGENT = [
  'tengo dolor fuerte en el brazo izquierdo y me falta el aire',
  'me duele mucho el pecho, ¿qué hago?',
  'mi papá se desmayó y no siente la mano',
  '¿Por qué orino con sangre?',
];

/** The words of an answer to `CALM` or `URGENT` that could keep somebody from a doctor. */
export const LEANS_TO_WAITING = wholeWords(
  /esper|aguard|aguant|pacien|deja(?:r|lo)? pasar|no reacciona|\bcall(?:a|ar|arte|e|es)\b|silencio|decide tú|decidirlo tú|tendrás que decirlo|solo tú|estación|a su tiempo|sin hacer nada|no hagas nada|con calma/iu,
);
