import type { QuestionTheme } from '@sibila/domain/safety/question';

/** How a reading starts when the question can be quoted. */
export const QUOTING_OPENERS = [
  'Preguntas «{q}», y {place} {c:sale|salen} {c+}, que {shows}.',
  '«{Q}»: con esa pregunta sobre la mesa, {place} {c:aparece|aparecen} {c+}. {Shows}.',
  'A tu pregunta, «{q}», {c:contesta|contestan} {place} {c+}: {shows}.',
  'Has preguntado «{q}» y la primera imagen, {place}, es la {de c+}, que {shows}.',
  'Con «{q}» en el aire, {place} se {c:da|dan} la vuelta {c+}. {Shows}.',
  'Traes una pregunta, «{q}», y {place} se {c:presenta|presentan} {c+}: {shows}.',
  'Para «{q}» la baraja pone {place} una imagen clara: {c+}. {Shows}.',
  'Llegas con «{q}» y te encuentras, {place}, con {c+}, que {shows}.',
] as const;

/** The same where what the person wrote is not put as a question. */
export const STATEMENT_OPENERS = [
  'Llegas con «{q}», y {place} te {c:recibe|reciben} {c+}, que {shows}.',
  'Has dejado escrito «{q}», y {place} se {c:da|dan} la vuelta {c+}. {Shows}.',
  '«{Q}», dices, y {place} {c:aparece|aparecen} {c+}: {shows}.',
  'A «{q}» la baraja le responde {place} con {c+}, que {shows}.',
  'Con «{q}» sobre la mesa, {place} {c:sale|salen} {c+}. {Shows}.',
] as const;

/** What a question is about, as `{topic}` of the openers. */
export const TOPICS: Readonly<Record<QuestionTheme, string>> = {
  work: 'tu trabajo',
  love: 'el amor',
  family: 'tu familia',
  money: 'el dinero',
  health: 'tu bienestar',
  studies: 'tus estudios',
  travel: 'un cambio de lugar',
  decision: 'una decisión',
  self: 'tu camino',
  none: 'lo que traes',
};

const TOPIC_OPENERS = [
  'Preguntas por {topic}, y {place} {c:sale|salen} {c+}, que {shows}.',
  'Has venido a preguntar por {topic} y lo primero que se ve, {place}, es la figura {de c+}: {shows}.',
  'Tu pregunta va {de topic}. {Place} {c:aparece|aparecen} {c+}, que {shows}.',
  'Con {topic} en el pensamiento, {place} se {c:da|dan} la vuelta {c+}. {Shows}.',
];

const OWN_OPENERS: Readonly<Record<QuestionTheme, readonly string[]>> = {
  work: [
    'Hay trabajo en lo que preguntas, y {place} {c:llega|llegan} {c+}, que {shows}.',
    'De oficio y de horarios habla tu pregunta; {place} le {c:responde|responden} {c+}. {Shows}.',
  ],
  love: [
    'Traes un asunto del corazón y {place} {c:sale|salen} a recibirlo {c+}, que {shows}.',
    'Lo que preguntas toca a quien quieres, y {place} {c:aparece|aparecen} {c+}: {shows}.',
  ],
  family: [
    'Es de los tuyos de quienes preguntas, y {place} se {c:sienta|sientan} a la mesa {c+}. {Shows}.',
    'La pregunta viene de casa, y {place} le {c:abre|abren} {c+}, que {shows}.',
  ],
  money: [
    'Hay cuentas en lo que preguntas, y {place} {c:cae|caen} {c+}: {shows}.',
    'Preguntas por lo que entra y lo que sale; {place} {c:aparece|aparecen} {c+}, que {shows}.',
  ],
  health: [
    'Preguntas por cómo estás y cómo cuidarte, y {place} {c:sale|salen} {c+}, que {shows}.',
    'La pregunta es por tu bienestar; {place} le {c:hace|hacen} compañía {c+}. {Shows}.',
  ],
  studies: [
    'Hay libros de por medio en lo que preguntas, y {place} {c:sale|salen} {c+}, que {shows}.',
    'Preguntas por algo que estás aprendiendo; {place} {c:levanta|levantan} la mano {c+}. {Shows}.',
  ],
  travel: [
    'Hay un camino en tu pregunta, y {place} lo {c:abre|abren} {c+}, que {shows}.',
    'Preguntas por irte o por llegar; {place} {c:espera|esperan} {c+}: {shows}.',
  ],
  decision: [
    'Tienes dos caminos y una pregunta, y {place} {c:sale|salen} {c+}, que {shows}.',
    'Estás ante una elección; {place} te {c:acompaña|acompañan} {c+}. {Shows}.',
  ],
  self: [
    'La pregunta eres tú, y {place} te {c:mira|miran} {c+}: {shows}.',
    'Has venido a preguntar por dentro; {place} {c:responde|responden} {c+}, que {shows}.',
  ],
  none: [
    'Dejas una pregunta sobre la mesa, y {place} {c:sale|salen} {c+}, que {shows}.',
    'Lo que preguntas encuentra {place} una imagen: {c+}. {Shows}.',
    'Con tu pregunta todavía en el aire, {place} {c:aparece|aparecen} {c+}: {shows}.',
    'La primera respuesta a lo que traes la {c:da|dan}, {place}, {c+}. {Shows}.',
    'Oída tu pregunta, {place} se {c:da|dan} la vuelta {c+}, que {shows}.',
  ],
};

/** How a reading starts when the question is known only by what it is about. */
export function topicOpeners(theme: QuestionTheme): readonly string[] {
  return theme === 'none' ? OWN_OPENERS.none : [...OWN_OPENERS[theme], ...TOPIC_OPENERS];
}

/** How a reading starts when nothing was asked. */
export const SILENT_OPENERS = [
  'No traes una pregunta, así que habla primero el dibujo: {place} {c:sale|salen} {c+}, que {shows}.',
  'Sin pregunta de por medio, {place} {c:aparece|aparecen} {c+}. {Shows}.',
  'Hoy has preferido no preguntar, y {place} {c:contesta|contestan} igualmente {c+}: {shows}.',
  'Has barajado en silencio y {place} se {c:da|dan} la vuelta {c+}, que {shows}.',
  'A veces la pregunta llega después de la carta; {place} {c:está|están} {c+}. {Shows}.',
  'Nada has preguntado y, sin embargo, {place} {c:tiene|tienen} algo que decir {c+}: {shows}.',
  '{Place}, sin que nadie le pregunte, {c:aparece|aparecen} {c+}. {Shows}.',
] as const;

/** Where the first card lies, as the openers say it. */
export const FIRST_PLACES: Readonly<Record<string, string>> = {
  consejo: 'como consejo para hoy',
  tiempos: 'en el lugar del pasado',
  cruz: 'en el centro de la cruz',
  abierta: 'al comienzo de la tirada',
};
